import '@/components/kit/style.css';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ForgetNamed } from '@/components/settings/forget-named';
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
  const question = page.getByRole('alertdialog');
  await expect.element(question.getByText(t('privacy.alsoKey'))).toBeVisible();
  expect(question.getByText(t('privacy.alsoSettings')).query()).toBeNull();
  await page.getByTestId('confirm').click();
  expect(onForget).toHaveBeenCalledExactlyOnceWith({ key: true, settings: false });
  await expect.element(page.getByTestId('all-deleted')).toBeVisible();
});

test('deletes the data of one name after confirmation, and says when a name is not stored', async () => {
  const onForget = vi.fn(async (name: string) => name === 'Ada Quillon');
  const onExport = vi.fn(async (name: string) => name === 'Ada Quillon');
  await render(
    <main>
      <ForgetNamed onForget={onForget} onExport={onExport} />
    </main>,
  );
  const forget = async (name: string) => {
    await page.getByTestId('forgotten-name').fill(name);
    await page.getByTestId('forget-named').click();
    await page.getByTestId('confirm').click();
  };
  await forget(' Nobody ');
  await expect.element(page.getByText(t('privacy.nothingNamed'))).toBeVisible();
  await page.getByTestId('export-named').click();
  expect(onExport).toHaveBeenCalledExactlyOnceWith('Nobody');
  await expect.element(page.getByText(t('privacy.nothingNamed'))).toBeVisible();
  await forget('Ada Quillon');
  await expect.element(page.getByText(t('privacy.namedDeleted'))).toBeVisible();
  expect(onForget.mock.calls).toEqual([['Nobody'], ['Ada Quillon']]);
});
