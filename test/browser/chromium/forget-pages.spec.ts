import { t } from '../../texts/english-in-node.ts';
import { score } from '../popup.ts';
import { expect, test } from './fixtures.ts';

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
  await expect(popup.getByTestId('email')).toBeFocused();
  await expect(other.getByText(t('history.none'))).toBeVisible();
  expect(service.requests).toHaveLength(1);
});

test('the budget is shown, refuses in words, and can be raised in the settings', async ({ context, open, service }) => {
  const options = await open('options.html');
  const budget = options.getByRole('textbox', { name: t('limits.daily') });
  await budget.fill('1');
  await budget.press('Enter');
  await expect(options.locator('#lookups').getByText('0 of 1')).toBeVisible();
  const popup = await open('popup.html');
  await expect(popup.getByText(t('desk.left', { count: 1 }))).toBeVisible();
  await score(popup, 'casey.cobblefield@example.com');
  await popup.getByTestId('score').waitFor();
  await expect(popup.getByText(t('desk.left', { count: 0 }))).toBeVisible();
  await expect(options.locator('#lookups').getByText('1 of 1')).toBeVisible();
  await popup.getByTestId('back').click();
  await score(popup, 'blair.brightwater@example.com');
  await expect(popup.getByTestId('failure')).toContainText(t('failure.budgetReached.title'));
  const raising = context.waitForEvent('page');
  await popup.getByTestId('raise-budget').click();
  const raised = await raising;
  await expect(raised.locator('#lookups h2')).toBeInViewport();
  await expect(raised.getByRole('textbox', { name: t('limits.daily') })).toBeFocused();
  await raised.close();
  expect(service.requests).toHaveLength(1);
  await budget.fill('2');
  await budget.press('Enter');
  await expect(popup.getByText(t('desk.left', { count: 1 }))).toBeVisible();
  await popup.getByTestId('email').press('Enter');
  await popup.getByTestId('score').waitFor();
  expect(service.requests).toHaveLength(2);

  // Forgetting does not refill it.
  await options.bringToFront();
  await options.getByTestId('delete-all').click();
  await options.getByTestId('confirm').click();
  await expect(options.getByTestId('all-deleted')).toBeVisible();
  await expect(options.locator('#lookups').getByText('2 of 2')).toBeVisible();
  const after = await open('popup.html');
  await expect(after.getByText(t('desk.left', { count: 0 }))).toBeVisible();
});
