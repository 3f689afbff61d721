import '@/components/kit/style.css';
import { expect, test, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { BatchHead } from '@/components/batch/batch-head';
import { PauseNotice } from '@/components/batch/batch-screen';
import { type BatchPlan, BeforeSending } from '@/components/batch/before-sending';
import { ConfirmBatch } from '@/components/batch/confirm-batch';
import { BatchLine } from '@/components/batch/open-batch';
import { NO_EXTRA_COLUMNS } from '@/components/lookups/row-columns';
import { RowsTable } from '@/components/lookups/rows-table';
import type { BatchPause } from '@/utils/lookup/batch-record';
import { ENGLISH } from '../../../texts/english';
import { render } from '../../../texts/render';
import { expectAccessible } from '../expect-accessible';
import { batchOf, countsOf, rowsOf } from './batch-stage';

const { t } = ENGLISH;
const RESUME = t('batch.resume');
const noop = () => undefined;
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });

/** Waits until something says certain words. */
const says = (where: Locator, words: string | RegExp) =>
  expect
    .poll(() => where.element().textContent)
    .toEqual(typeof words === 'string' ? expect.stringContaining(words) : expect.stringMatching(words));

const PLAN: BatchPlan = {
  operation: 'score',
  count: 30,
  leftOut: 0,
  host: 'api.example.com',
  known: 4,
  reuseHours: 24,
  left: 10,
  dailyLookups: 200,
  providerSays: null,
};

test('the plan names the host, counts new and saved lookups, and says when the daily limit is too low', async () => {
  const onStart = vi.fn();
  await render(
    <main>
      <BeforeSending plan={PLAN} refresh={false} onRefresh={noop} onStart={onStart} isBusy={false} />
    </main>,
  );
  const plan = page.getByLabelText('Before sending');
  await says(plan, 'api.example.com');
  await says(plan, t('newBatch.mayBeBilled', { count: 26 }));
  await says(plan, t('newBatch.notSentAgain', { count: 4, hours: 24 }));
  await says(plan, t('newBatch.overLimit', { left: 10, total: 26 }));
  expect(plan.element().querySelectorAll('p svg')).toHaveLength(1);
  await expectAccessible();
  await page.getByTestId('start-batch').click();
  expect(onStart).toHaveBeenCalledOnce();
});

test('with a refresh, known answers count as new; an unknown count is not a number', async () => {
  const { rerender } = await render(
    <BeforeSending plan={{ ...PLAN, left: 200 }} refresh onRefresh={noop} onStart={noop} isBusy={false} />,
  );
  const plan = page.getByLabelText('Before sending');
  await says(plan, t('newBatch.mayBeBilled', { count: 30 }));
  await says(plan, t('newBatch.sentAgain', { count: 4, hours: 24 }));
  await rerender(
    <BeforeSending
      plan={{ ...PLAN, known: null, left: null }}
      refresh={false}
      onRefresh={noop}
      onStart={noop}
      isBusy={false}
    />,
  );
  await says(plan, `${t('newBatch.newLookups')}${t('newBatch.counting')}`);
});

test('the confirmation names count and host, and Cancel sends nothing', async () => {
  const onConfirm = vi.fn();
  const onCancel = vi.fn();
  await render(
    <ConfirmBatch
      confirmation={{ count: 312, host: 'api.example.com' }}
      operation="score"
      onConfirm={onConfirm}
      onCancel={onCancel}
    />,
  );
  const dialog = page.getByRole('alertdialog');
  await says(dialog, t('newBatch.askText', { count: 312, host: 'api.example.com' }));
  await dialog.getByTestId('cancel').click();
  expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 1]);
});

test.each<[BatchPause, RegExp | string, string[]]>([
  [{ by: 'agent' }, t('batch.paused'), [RESUME]],
  [{ by: 'restart' }, t('batch.pausedRestart'), [RESUME]],
  [{ by: 'connection' }, t('batch.pausedConnection'), [RESUME, t('action.openSettings')]],
  [{ by: 'failure', failure: { kind: 'case-missing' } }, t('batch.pausedPurposeText'), [t('action.enterCase'), RESUME]],
  [{ by: 'failure', failure: { kind: 'reason-missing' } }, t('batch.pausedReason'), [t('action.chooseReason'), RESUME]],
  [
    { by: 'failure', failure: { kind: 'sending-stopped', cause: 'key-refused', status: 401 } },
    /on hold/,
    // Resuming comes second where the next row would fail as the last one did.
    [t('action.openSettings'), t('action.resumeLookups')],
  ],
])('a paused batch names the reason and offers what helps: %j', async (pause, words, buttons) => {
  const goesTo = pause.by === 'connection' ? 'api.other.example' : 'api.example.com';
  await render(
    <main>
      <PauseNotice
        batch={batchOf({ state: 'paused', pause })}
        left={12}
        goesTo={goesTo}
        actions={{ 'open-settings': noop, 'enter-case': noop, 'choose-reason': noop }}
        onResume={noop}
      />
    </main>,
  );
  const notice = page.getByRole('main');
  await says(notice, words);
  await says(
    notice,
    pause.by === 'connection'
      ? t('batch.leftForOther', { subjects: '12 addresses', host: goesTo, before: 'api.example.com' })
      : t('batch.left', { subjects: '12 addresses', host: goesTo }),
  );
  expect(
    page
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(buttons);
  await expectAccessible();
});

test('shows counts, rate and time left, and the same on a small surface', async () => {
  const progress = { counts: countsOf({ queued: 180, sending: 4, done: 120, failed: 8, reused: 41 }), perSecond: 1.4 };
  await render(
    <main>
      <BatchHead batch={batchOf({})} progress={progress} onPause={noop} onStop={noop} />
      <BatchLine
        batch={batchOf({})}
        progress={progress}
        goesTo="api.example.com"
        onOpen={noop}
        onPause={noop}
        onResume={noop}
        onChangeLimit={null}
      />
    </main>,
  );
  const bars = page.getByRole('progressbar').elements();
  expect(bars.map((bar) => bar.getAttribute('aria-valuetext'))).toEqual(['128 of 312']);
  expect(page.getByText(/128 of 312 · 84 per minute · about 2\smin left/).elements()).toHaveLength(2);
  await expectAccessible();
});

test('draws only the visible rows of ten thousand, and sorts only by columns that have an order', async () => {
  await page.viewport(1000, 800);
  const { rows, readings } = rowsOf(10_000);
  const onSort = vi.fn();
  const onOpen = vi.fn();
  await render(
    <main className="flex h-screen flex-col">
      <RowsTable
        rows={rows}
        label="Rows"
        readings={readings}
        sort={{ sorting: { by: 'state', descending: false }, keys: ['position', 'state', 'time'], onSort }}
        onVisible={noop}
        links={{ shown: null, hrefOf: (id) => `#${id}`, onOpen }}
      />
    </main>,
  );
  const table = page.getByRole('table', { name: 'Rows' });
  await expect.element(table).toHaveAttribute('aria-rowcount', '10001');
  expect(page.getByRole('row').elements().length).toBeLessThan(60);
  await expect.element(page.getByRole('columnheader', { name: 'State' })).toHaveAttribute('aria-sort', 'ascending');
  await expect.element(page.getByRole('columnheader', { name: t('rows.remark') })).toBeVisible();
  expect(page.getByRole('row').elements()[2]?.getBoundingClientRect().height).toBe(40);
  // Each state has a shape besides its word, the same in every font.
  const shapes = [...document.querySelectorAll('tbody tr')]
    .slice(0, 7)
    .map((row) => row.querySelector('svg')?.innerHTML);
  expect(new Set(shapes).size).toBe(6);
  expect(page.getByRole('button', { name: 'Score', exact: true }).elements()).toHaveLength(0);
  await button(/^Time/).click();
  expect(onSort).toHaveBeenCalledExactlyOnceWith('time');
  await page.getByRole('link', { name: 'person.2@example.com' }).click();
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('row-2');
  await expect
    .element(page.getByRole('cell', { name: t('failure.serviceFault.title', { status: '500' }), exact: true }).first())
    .toBeVisible();
  await expectAccessible();
});

test('the label of the provider and the band of the user have a column each, if the user has bands', async () => {
  await page.viewport(1000, 800);
  const { rows, readings } = rowsOf(6);
  const withBands = new Map([...readings].map(([id, read]) => [id, { ...read, band: read.score && 'Medium' }]));
  const table = (hasBands: boolean) => (
    <RowsTable
      rows={rows}
      readings={withBands}
      extra={{ ...NO_EXTRA_COLUMNS, hasBands }}
      label="Rows"
      sort={{ sorting: { by: 'position', descending: false }, keys: [], onSort: noop }}
      onVisible={noop}
      links={{ shown: null, hrefOf: (id) => `#${id}`, onOpen: noop }}
    />
  );
  const { rerender } = await render(table(true));
  await expect.element(page.getByRole('columnheader', { name: t('rows.label') })).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: t('rows.band') })).toBeVisible();
  await expect.element(page.getByRole('cell', { name: 'Medium', exact: true }).first()).toBeVisible();
  await expect.element(page.getByRole('cell', { name: 'REVIEW', exact: true }).first()).toBeVisible();
  // Without room for the column, the second line of the row names whose word it is.
  await page.viewport(800, 800);
  await expect.element(page.getByText(t('rows.bandIs', { band: 'Medium' })).first()).toBeVisible();
  await rerender(table(false));
  await expect.element(page.getByRole('columnheader', { name: t('rows.band') })).not.toBeInTheDocument();
});

test.each([700, 1000])('at %i px, the words in place of a score are not cut', async (width) => {
  await page.viewport(width, 800);
  await render(
    <main className="flex h-screen flex-col">
      <RowsTable
        {...rowsOf(6)}
        label="Rows"
        sort={{ sorting: { by: 'position', descending: false }, keys: [], onSort: noop }}
        onVisible={noop}
        links={{ shown: null, hrefOf: (id) => `#${id}`, onOpen: noop }}
      />
    </main>,
  );
  const words = page.getByText(t('rows.notSaved'), { exact: true });
  await expect.element(words).toBeVisible();
  const cell = words.element().closest('td');
  expect(cell?.scrollWidth).toBeLessThanOrEqual(cell?.clientWidth ?? 0);
  expect(words.element().getBoundingClientRect().height).toBeLessThanOrEqual(40);
});
