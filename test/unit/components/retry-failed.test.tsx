import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { RetryFailed } from '@/components/batch/retry-failed';
import type { RequestSubject } from '@/utils/service/operations';
import { ENGLISH } from '../../texts/english';
import { render } from '../../texts/render';
import '@/components/style.css';
import { expectAccessible } from './expect-accessible';

const { t } = ENGLISH;
const emails = (...names: string[]): RequestSubject[] =>
  names.map((name) => ({ operation: 'score', request: { email: `${name}@example.com` } }));

async function asked() {
  const onRetry = vi.fn();
  await render(
    <main>
      <RetryFailed
        rows={{ failed: emails('a', 'b'), unknown: emails('lost'), hopeless: 3 }}
        operation="score"
        host="api.example.com"
        isBusy={false}
        onRetry={onRetry}
      />
    </main>,
  );
  await page.getByRole('button', { name: t('batch.retryFailed', { count: 2 }) }).click();
  return { onRetry, dialog: page.getByRole('alertdialog') };
}

test('a retry names count, host and cost, and leaves out the rows of unknown outcome', async () => {
  const { onRetry, dialog } = await asked();
  expect(onRetry).not.toHaveBeenCalled();
  const words = () => dialog.element().textContent;
  await expect.poll(words).toContain(t('newBatch.askText', { count: 2, host: 'api.example.com' }));
  expect(words()).toContain(t('batch.retryHopeless', { number: 3 }));
  await expect.element(dialog.getByRole('checkbox')).not.toBeChecked();
  await expectAccessible();
  await dialog.getByTestId('confirm').click();
  expect(onRetry).toHaveBeenCalledExactlyOnceWith(emails('a', 'b'));
});

test('rows of unknown outcome are sent only after a tick, which the next question does not remember', async () => {
  const { onRetry, dialog } = await asked();
  await dialog.getByText(t('batch.retryUnknown', { number: 1 })).click();
  await dialog.getByTestId('confirm').click();
  expect(onRetry).toHaveBeenCalledExactlyOnceWith(emails('a', 'b', 'lost'));
  await page.getByTestId('retry-failed').click();
  await expect.element(dialog.getByRole('checkbox')).not.toBeChecked();
});
