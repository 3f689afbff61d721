import { t } from '../../texts/english-in-node.ts';
import { lookupTab } from '../desk.ts';
import { message, storedLookups } from '../engine.ts';
import { expect } from '../expect.ts';
import { keepKey, unlock } from '../keep-key.ts';
import { score } from '../popup.ts';
import { QUIET_FILE } from '../quiet-file.ts';
import { savePassphrase } from '../set-up.ts';
import { cardIn } from './card.ts';
import { attach, isPopup } from './cdp.ts';
import { test } from './fixtures.ts';
import { lookUp } from './look-up.ts';
import { chooseScore } from './menu-dispatch.ts';

const CASEY = 'casey.cobblefield@example.com';

test('a locked key stops all lookups', { tag: '@smoke' }, async ({
  context,
  background,
  open,
  page,
  pages,
  service,
}) => {
  const options = await open('options.html');
  await keepKey(options, 'passphrase');
  await lookUp(context, [CASEY]);
  const { rows } = await storedLookups(options);
  const panel = await open('sidepanel.html');
  const result = await open(lookupTab(rows[0]?.id ?? ''));
  const popup = await open('popup.html');
  service.clearRequests();
  await options.bringToFront();
  await options.getByTestId('lock-key').click();
  const surfaces = { options, panel, result, popup };
  for (const [name, surface] of Object.entries(surfaces)) {
    await surface.bringToFront();
    const said = surface === options ? surface.getByText(/^The key for 127\.0\.0\.1/) : surface.getByTestId('locked');
    await expect(said, name).toBeVisible();
  }
  // What is stored stays readable; asking again does not go out.
  await result.bringToFront();
  await expect(result.getByTestId('score')).toHaveText('44');
  await result.getByTestId('ask-again').click();
  await expect(result.getByTestId('passphrase')).toBeFocused();

  await popup.bringToFront();
  await score(popup, 'new.person@example.com');
  await expect(popup.getByRole('button', { name: t('action.unlockAndLookUp') })).toHaveCount(1);

  await page.goto(`${pages.url}/plain/mailto.html`);
  await page.bringToFront();
  await chooseScore(background, 'new.person@example.com');
  const card = await cardIn(page);
  await expect(card.getByTestId('failure')).toContainText(t('failure.locked.title'));
  expect(service.requests).toHaveLength(0);

  await popup.bringToFront();
  await unlock(popup, 'not the passphrase');
  await expect(popup.getByTestId('passphrase')).toHaveAttribute('aria-invalid', 'true');
  await unlock(popup);
  await expect(popup.getByTestId('lookup')).toHaveAttribute('data-state', 'done');
  for (const [name, surface] of Object.entries(surfaces)) {
    await surface.bringToFront();
    await expect(surface.getByTestId('passphrase'), name).toHaveCount(0);
  }
  // The lookup that waited in the popup is sent; the one that waited in another surface is not.
  expect(service.requests.map(({ rawBody }) => rawBody)).toEqual(['{"email":"new.person@example.com"}']);
});

test('the idle alarm locks every page, and a dead background too', async ({ background, open, service }) => {
  const options = await open('options.html');
  await keepKey(options, 'passphrase');
  await expect(options.getByTestId('lock-key')).toBeVisible();
  const alarm = await background.evaluate(async () => (await chrome.alarms.get('lock-key'))?.scheduledTime ?? 0);
  expect(alarm - Date.now()).toBeGreaterThan(14 * 60_000);
  expect(alarm - Date.now()).toBeLessThan(15 * 60_000 + 5000);
  // A quarter of an hour ago, and the alarm that was set then.
  await background.evaluate(async () => {
    const { 'key:opened': opened } = await chrome.storage.session.get('key:opened');
    const before = { ...(opened as object), usedAt: Date.now() - 15 * 60_000 };
    await chrome.storage.session.set({ 'key:opened': before });
    await chrome.alarms.create('lock-key', { when: Date.now() });
  });
  await expect(options.getByRole('button', { name: 'Unlock' })).toBeVisible();
  expect(await background.evaluate(() => chrome.storage.session.get('key:opened'))).toEqual({});
  expect(service.requests).toHaveLength(0);
});

test('the card of a locked key leads to the popup', async ({ context, background, open, page, pages, service }) => {
  const settings = await open(QUIET_FILE);
  await savePassphrase(settings, service);
  await message(settings, 'lockKey', {});
  await page.goto(`${pages.url}/plain/mailto.html`);
  await page.bringToFront();
  await chooseScore(background, 'ines.barreto@tidewater.example.com');
  const card = await cardIn(page);
  await expect(card.getByTestId('failure')).toBeVisible();
  expect(await card.locator('input').count()).toBe(0);
  await card.getByRole('button', { name: 'Unlock' }).click();
  const popup = await attach(context, isPopup);
  const inPopup = () =>
    popup.evaluate(
      `[...document.querySelectorAll('input:not([type=checkbox])')].map(({ type, value }) => type + ' ' + value)`,
    );
  await expect.poll(inPopup).toEqual(['text ines.barreto@tidewater.example.com', 'password ']);
  await popup.detach();
  expect(service.requests).toHaveLength(0);
});
