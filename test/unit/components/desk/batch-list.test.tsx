import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Surface } from '@/utils/surfaces/requested-view';
import { ENGLISH } from '../../../texts/english';
import { lookupRecordWith } from '../../lookup/record';
import { batchOf } from '../batch/batch-stage';
import { expectAccessible } from '../expect-accessible';
import { showDesk } from './desk-stage';

const { t } = ENGLISH;
const session = (surface: Surface) => ({
  [surface === 'panel' ? 'desk:panel' : 'desk:next']: { route: { name: 'batches' } },
});
const RUNNING = crypto.randomUUID();
const MINUTE = 60_000;
const BATCHES = [
  batchOf({ id: RUNNING, total: 3, createdAt: Date.now() }),
  batchOf({ id: crypto.randomUUID(), state: 'paused', pause: { by: 'agent' }, createdAt: Date.now() - 5 * MINUTE }),
  batchOf({ id: crypto.randomUUID(), state: 'finished', operation: 'overview', createdAt: Date.now() - 9 * MINUTE }),
  batchOf({ id: crypto.randomUUID(), state: 'stopped', createdAt: Date.now() - 60 * MINUTE }),
];
const LOOKUPS = (['done', 'failed', 'queued'] as const).map((state, position) =>
  lookupRecordWith({ id: `row-${state}`, batchId: RUNNING, state, position }),
);

test.each(['popup', 'panel', 'tab'] as const)('%s: a batch is one row with its state and progress', async (surface) => {
  await showDesk({ surface, session: session(surface), batches: BATCHES, lookups: LOOKUPS });
  const rows = page.getByRole('region', { name: t('desk.batches') }).getByRole('listitem');
  await expect.element(rows.nth(3)).toBeVisible();
  const first = rows.first();
  await expect.poll(() => first.element().textContent).toContain(t('count.ofTotal', { part: 2, total: 3 }));
  expect(first.element().textContent).toContain(t('batch.running'));
  expect(first.element().textContent).toContain(`${t('lookupState.failed')} 1`);
  expect(rows.elements().map((row) => row.getBoundingClientRect().height)).toEqual([40, 40, 40, 40]);
  expect(document.querySelectorAll('li svg')).toHaveLength(4);
  // Only what waits for the user has a color.
  expect([...document.querySelectorAll('li [data-tone]')].map((chip) => chip.getAttribute('data-tone'))).toEqual([
    'neutral',
    'caution',
    'neutral',
    'neutral',
  ]);
  await expectAccessible();
  await first.getByRole('link').click();
  await expect.element(page.getByTestId('batch-state')).toBeVisible();
});

test('without batches, shows a sentence and the button that starts the first one', async () => {
  await showDesk({ surface: 'tab', session: session('tab') });
  await expect.element(page.getByText(t('batch.none'))).toBeVisible();
  await page.getByRole('button', { name: t('newBatch.title') }).click();
  await expect.element(page.getByRole('heading', { name: t('newBatch.title') })).toBeVisible();
});
