import { t } from '../../texts/english-in-node.ts';
import { expect } from '../expect.ts';
import { score } from '../popup.ts';
import { test } from './fixtures.ts';

test('a subject is forgotten after a question, on every open page at once', async ({ open, service }) => {
  const popup = await open('popup.html');
  await score(popup, 'casey.cobblefield@example.com');
  await popup.getByTestId('score').waitFor();
  const other = await open('popup.html');
  await other.getByTestId('tab-history').click();
  await expect(other.getByRole('row', { name: /casey/ })).toBeVisible();

  // A click waits for two frames, of which a tab behind another draws one a second.
  await popup.bringToFront();
  await popup.getByTestId('more').click();
  await popup.getByTestId('forget-subject').click();
  await popup.getByTestId('cancel').click();
  await expect(other.getByRole('row', { name: /casey/ })).toBeVisible();
  await popup.getByTestId('more').click();
  await popup.getByTestId('forget-subject').click();
  await popup.getByTestId('confirm').click();
  await expect(popup.getByRole('status').filter({ hasText: t('desk.deleted') })).toBeVisible();
  await expect(popup.getByTestId('tab-history')).toHaveAttribute('aria-current', 'page');
  // The history is empty, so it has no search that could take the focus.
  await expect(popup.locator('main > [tabindex="-1"]')).toBeFocused();
  await expect(other.getByText(t('history.none'))).toBeVisible();
  expect(service.requests).toHaveLength(1);
});
