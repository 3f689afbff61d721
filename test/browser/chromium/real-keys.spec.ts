import { t } from '../../texts/english-in-node.ts';
import { expect } from '../expect.ts';
import { expectScored } from '../expect-scored.ts';
import { expectOneScore } from '../sent.ts';
import { settingsAt } from '../settings-section.ts';
import { KEYS } from '../shortcuts.ts';
import { cardIn } from './card.ts';
import { attach, isPopup } from './cdp.ts';
import { extensionPage } from './extension.ts';
import { HAS_DISPLAY } from './launch.ts';
import { drawnIn } from './marks.ts';
import { focusWindow, key } from './pointer.ts';
import { test } from './site.ts';

test.skip(!HAS_DISPLAY, 'real keys need a display: npm test brings one');

const AT_CARET = 'carey.caret@example.com';
/** Nobody else's tests score this address, so its card says which key opens Sightline. */
const NEVER_SCORED = 'kay.pressed@example.com';

// `side-panel.spec` presses the key of the side panel.
test('pressing the default keys opens the next card and the popup, and scores at the caret', async ({
  site,
  page,
  visit,
}) => {
  await page.route('**/real-keys.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<p>${NEVER_SCORED}</p><p><b>${AT_CARET}</b></p>` }),
  );
  await visit('real-keys.html');
  await expect.poll(async () => (await drawnIn(page, [NEVER_SCORED])).marked).toEqual([NEVER_SCORED]);
  await focusWindow(page);
  await key(KEYS.nextCard);
  const card = await cardIn(page);
  await expect(card.getByText('press Alt+Shift+1')).toBeVisible();
  await key('Escape');
  await key(KEYS.popup);
  const popup = await attach(site.context, isPopup);
  await expect.poll(() => popup.evaluate('document.querySelector("[data-testid=email]") !== null')).toBe(true);
  await popup.detach();
  await key('Escape');
  expect(site.service.requests).toEqual([]);
  await page.locator('b').click();
  await key(KEYS.scoreHere);
  await expectScored(await cardIn(page), site.service, AT_CARET);
});

test('an address that the page focuses unseen is named in the popup, and sent by Enter alone', async ({
  site,
  page,
  visit,
}) => {
  const bait = 'bait@evil.example';
  await page.route('**/bait.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<title>Bait</title><p><b>${AT_CARET}</b></p><a href="mailto:${bait}" style="position:fixed;left:-999px;opacity:0">${bait}</a>
<script>addEventListener('keydown', () => { getSelection().empty(); document.querySelector('a').focus() })</script>`,
    }),
  );
  site.service.clearRequests();
  await visit('bait.html');
  await expect.poll(async () => (await drawnIn(page, [AT_CARET])).marked).toEqual([AT_CARET]);
  await focusWindow(page);
  await page.locator('b').click();
  await page.mouse.move(500, 500);
  await key(KEYS.scoreHere);
  const popup = await attach(site.context, isPopup);
  await expect.poll(() => popup.evaluate('document.body?.innerText')).toContain(t('question.confirmFocus'));
  expect(await popup.evaluate('document.querySelector("[data-testid=email]").value')).toBe(bait);
  expect(site.service.requests).toEqual([]);
  await key('Return');
  await expectOneScore(site.service, bait);
  await popup.detach();
  await key('Escape');
});

test('the options show the current keys, and open the browser’s page for them', async ({ site }) => {
  const options = await extensionPage(site.context, settingsAt('keyboard'));
  const keyboard = options.getByRole('region', { name: 'Keyboard' });
  await expect(keyboard.locator('kbd')).toHaveText(['Alt+Shift+1', 'Alt+Shift+2', 'Alt+Shift+3', 'Alt+Shift+4']);
  await keyboard.scrollIntoViewIfNeeded();
  const opened = site.context.waitForEvent('page');
  await keyboard.getByRole('button', { name: t('shortcuts.change') }).click();
  await expect.poll(async () => (await opened).url()).toBe('chrome://extensions/shortcuts');
  await (await opened).close();
  await options.close();
});
