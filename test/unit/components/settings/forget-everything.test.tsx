import '@/components/kit/style.css';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ForgetEverything } from '@/components/settings/privacy-screen';
import { ENGLISH } from '../../../texts/english';
import { render } from '../../../texts/render';

const { t } = ENGLISH;

test('deletes everything, including ticked items, after confirmation', async () => {
  const onForget = vi.fn(() => Promise.resolve());
  await render(
    <main>
      <ForgetEverything onForget={onForget} />
    </main>,
  );
  await page.getByText(t('privacy.alsoKey')).click();
  await page.getByTestId('delete-all').click();
  expect(onForget).not.toHaveBeenCalled();
  await page.getByTestId('confirm').click();
  expect(onForget).toHaveBeenCalledExactlyOnceWith({ key: true, settings: false });
  await expect.element(page.getByTestId('all-deleted')).toBeVisible();
});
