import '@/components/kit/style.css';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { RetryFailed } from '@/components/batch/retry-batch';
import type { RetryableRows } from '@/utils/batch/retryable-rows';
import type { RequestSubject } from '@/utils/service/operations';
import { ENGLISH } from '../../../texts/english';
import { render } from '../../../texts/render';
import { expectAccessible } from '../expect-accessible';

const { t } = ENGLISH;
const emails = (...names: string[]): RequestSubject[] =>
  names.map((name) => ({ operation: 'score', request: { email: `${name}@example.com` } }));

const ROWS = { failed: emails('a', 'b'), mayBeBilled: 1, unknown: emails('lost'), hopeless: 3 };

async function asked() {
  const onRetry = vi.fn();
  const retryOf = (rows: RetryableRows) => (
    <main>
      <RetryFailed rows={rows} operation="score" host="api.example.com" isBusy={false} onRetry={onRetry} />
    </main>
  );
  const { rerender } = await render(retryOf(ROWS));
  await page.getByRole('button', { name: t('batch.retryFailed', { count: 2 }) }).click();
  return { onRetry, dialog: page.getByRole('alertdialog'), change: (rows: RetryableRows) => rerender(retryOf(rows)) };
}

test('a retry names count, host and cost, and leaves out the rows of unknown outcome', async () => {
  const { onRetry, dialog } = await asked();
  expect(onRetry).not.toHaveBeenCalled();
  const words = () => dialog.element().textContent;
  await expect.poll(words).toContain(t('newBatch.askText', { count: 2, host: 'api.example.com' }));
  expect(words()).toContain(t('batch.retryBilled', { count: 1 }));
  expect(words()).toContain(t('batch.retryHopeless', { number: 3 }));
  await expect.element(dialog.getByRole('checkbox')).not.toBeChecked();
  await expectAccessible();
  await dialog.getByTestId('confirm').click();
  expect(onRetry).toHaveBeenCalledExactlyOnceWith(emails('a', 'b'));
});

test('rows of unknown outcome are sent only after a tick, which the next question does not remember', async () => {
  const { onRetry, dialog } = await asked();
  await dialog.getByText(t('batch.retryUnknown', { count: 1 })).click();
  await dialog.getByTestId('confirm').click();
  expect(onRetry).toHaveBeenCalledExactlyOnceWith(emails('a', 'b', 'lost'));
  await page.getByTestId('retry-failed').click();
  await expect.element(dialog.getByRole('checkbox')).not.toBeChecked();
});

test('a row that fails while the dialog is open is not sent unseen', async () => {
  const { onRetry, dialog, change } = await asked();
  await change({ ...ROWS, failed: emails('a', 'b', 'late') });
  await dialog.getByTestId('confirm').click();
  expect(onRetry).toHaveBeenCalledExactlyOnceWith(emails('a', 'b'));
  await expect.element(page.getByRole('button', { name: t('batch.retryFailed', { count: 3 }) })).toBeVisible();
});
