import '@/components/kit/style.css';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BatchSteps } from '@/components/batch/batch-steps';
import { ExportMenu } from '@/components/lookups/rows-tools';
import { ENGLISH } from '../../../texts/english';
import { render } from '../../../texts/render';
import { expectAccessible } from '../expect-accessible';

const { t } = ENGLISH;
const current = () =>
  page
    .getByRole('listitem')
    .elements()
    .filter((step) => step.getAttribute('aria-current') === 'step')
    .map(({ textContent }) => textContent);

test('marks one of the three steps of a batch as current', async () => {
  const steps = (at: 'list' | 'check' | 'run') => (
    <main>
      <BatchSteps at={at} />
    </main>
  );
  const { rerender } = await render(steps('list'));
  await expect.poll(current).toEqual([`1${t('batch.stepList')}`]);
  await rerender(steps('check'));
  await expect.poll(current).toEqual([`2${t('batch.stepCheck')}`]);
  await expectAccessible();
  await rerender(steps('run'));
  await expect.poll(current).toEqual([`3${t('batch.stepRun')}`]);
  expect(page.getByRole('listitem').elements()).toHaveLength(3);
});

test('one export button offers the file and the rows for a sheet, also by keyboard', async () => {
  const onSave = vi.fn();
  const start = vi.fn();
  await render(
    <main>
      <ExportMenu onSave={onSave} copying={{ start, opener: null }} isDisabled={false} />
    </main>,
  );
  await expect.poll(() => page.getByRole('button').elements().length).toBe(1);
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByRole('menuitem', { name: t('rows.exportCsv') })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect([onSave.mock.calls.length, start.mock.calls.length]).toEqual([0, 1]);
});
