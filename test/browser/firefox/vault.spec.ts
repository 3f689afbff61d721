import { t } from '../../texts/english-in-node.ts';
import { expect } from '../expect.ts';
import { keepKey, unlock } from '../keep-key.ts';
import { score, shownIn } from '../popup.ts';
import { test } from './fixtures.ts';

test('locked with a passphrase: a lookup waits until it is unlocked, and is then sent once', async ({
  open,
  service,
}) => {
  const options = await open('options.html');
  await keepKey(options, 'passphrase');
  await options.getByTestId('lock-key').click();
  await expect.poll(() => shownIn(options, 'unlock-key')).not.toBe(null);
  const popup = await open('popup.html');
  await score(popup, 'casey.cobblefield@example.com');
  await expect.poll(() => shownIn(popup, 'unlock-key')).toBe(t('action.unlockAndLookUp'));
  expect(service.requests).toHaveLength(0);

  await unlock(popup, 'not the passphrase');
  const isInvalid = () => popup.evaluate((id) => document.querySelector(id)?.ariaInvalid, '[data-testid=passphrase]');
  await expect.poll(isInvalid).toBe('true');
  await unlock(popup);
  await expect.poll(() => shownIn(popup, 'unlock-key')).toBe(null);
  await expect.poll(() => shownIn(popup, 'score')).toBe('44');
  expect(service.requests).toHaveLength(1);
});
