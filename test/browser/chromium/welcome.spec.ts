import { t } from '../../texts/english-in-node.ts';
import { expect } from '../expect.ts';
import { preGrant } from './extension.ts';
import { test } from './fixtures.ts';

test.use({ isConnected: false });

test('shows a rejected key at its field', { tag: '@smoke' }, async ({ context, open, service }) => {
  const { protocol, hostname, host } = new URL(service.url);
  await preGrant(context, `${protocol}//${hostname}/*`);
  const welcome = await open('welcome.html');
  const first = welcome.getByTestId('step-1');
  const second = welcome.getByTestId('step-2');
  const third = welcome.getByTestId('step-3');
  const key = welcome.getByTestId('api-key');
  await expect(welcome.getByTestId('base-url')).toBeFocused();
  await welcome.keyboard.type(service.url);
  await welcome.keyboard.press('Tab');
  await welcome.keyboard.type('not-the-key');
  await welcome.keyboard.press('Enter');
  await expect(first).toHaveAttribute('data-done', 'true');
  await expect(first).toContainText(t('connectionStatus.connected', { host }));
  await expect(key).toHaveCount(0);

  const email = welcome.getByTestId('test-email');
  await expect(email).toBeFocused();
  await welcome.keyboard.type('casey.cobblefield@example.com');
  await welcome.keyboard.press('Enter');
  await expect(key).toBeFocused();
  await expect(key).toHaveAccessibleDescription(new RegExp(t('connection.keyRefused', { host })));
  await expect(first).toHaveAttribute('data-done', 'false');
  await expect(email).toHaveCount(0);
  await welcome.reload();
  await expect(key).toBeFocused();

  await key.fill('another-wrong-key');
  await welcome.keyboard.press('Enter');
  await expect(email).toBeFocused();
  await welcome.keyboard.type('casey.cobblefield@example.com');
  await welcome.keyboard.press('Enter');
  await expect(key).toBeFocused();
  await key.fill(service.apiKey);
  await welcome.keyboard.press('Enter');
  // The typed address waits for the right key.
  await expect(email).toBeFocused();
  await expect(email).toHaveValue('casey.cobblefield@example.com');
  await welcome.keyboard.press('Enter');
  const score = welcome.getByTestId('first-score');
  await expect(score.getByTestId('score')).toHaveText('44');
  await expect(score).toBeFocused();
  await expect(score).toBeInViewport();
  await expect(third).toContainText(t('action.openSettings'));
  await score.getByText(t('welcome.viewResponse')).click();
  await expect(score.getByTestId('test-result')).toHaveAttribute('data-state', 'done');

  await welcome.reload();
  await expect(second).toContainText(t('welcome.scored'));
  await expect(email).toHaveCount(0);
  await first.getByRole('button', { name: t('welcome.change') }).click();
  await expect(welcome.getByTestId('base-url')).toHaveValue(service.url);
});
