import { t } from '../../texts/english-in-node.ts';
import { byTestId } from '../box-of.ts';
import { key, xdo } from '../chromium/pointer.ts';
import type { Driver } from '../driver.ts';
import { expect } from '../expect.ts';
import { expectScored } from '../expect-scored.ts';
import { shownIn } from '../popup.ts';
import { settingsAt } from '../settings-section.ts';
import { KEYS } from '../shortcuts.ts';
import { waitForCard } from './card.ts';
import { inChrome } from './chrome-scope.ts';
import { startFirefox } from './driver.ts';
import type { Firefox } from './launch.ts';
import { drawnIn } from './marks.ts';
import { closePopup, waitForPopup } from './popup.ts';
import { middleOf } from './right-click.ts';
import { closeSidebar, waitForSidebar } from './sidebar.ts';
import { test as base } from './watched-site.ts';

const OWEN = 'owen.hallworth@kestrel.example.com';

/** Firefox with a window: only there do real keys arrive. */
const test = base.extend<object, { driver: Driver }>({
  driver: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern
    async ({}, use) => {
      const driver = await startFirefox(false);
      await use(driver);
      await driver.close();
    },
    { scope: 'worker' },
  ],
});
test.skip(process.env.SIGHTLINE_DISPLAY !== '1', 'real keys need a display: npm test brings one');

test('pressing the default keys opens popup, next card and side panel, scores at the caret, and does nothing else', async ({
  firefox,
  service,
  visit,
}) => {
  const seen = await visit('mailto.html');
  await expect.poll(async () => (await drawnIn(seen, [OWEN])).marked).toEqual([OWEN]);
  await xdo('search', '--onlyvisible', '--class', 'firefox', 'windowfocus');
  await key(KEYS.nextCard);
  const card = await waitForCard(firefox);
  await expect.poll(() => card.text()).toContain('Alt+Shift+1');
  await key('Escape');

  await key(KEYS.sidePanel);
  await expect.poll(async () => shownIn(await waitForSidebar(firefox), 'score-email')).toBe('Score');
  await closeSidebar(firefox);

  await key(KEYS.popup);
  const popup = await waitForPopup(firefox);
  await expect.poll(() => shownIn(popup, 'score-email')).toBe('Score');
  await closePopup(firefox);
  expect(service.requests).toEqual([]);
  const { x, y } = await middleOf(seen.page, 'plain-email');
  await seen.page.mouse.click(x, y);
  await key(KEYS.scoreHere);
  await expectScored(await waitForCard(firefox), service, OWEN);
  const openMenus = await inChrome(firefox.send, ({ document }) => {
    const menus: Iterable<Element & { state?: string }> = document.querySelectorAll('menupopup');
    return [...menus].filter(({ state }) => state === 'open').length;
  });
  expect(openMenus).toBe(0);
});

/** Puppeteer lets each page believe that it has the focus; keys then go to the window, not to a popup that opens. */
const pretendFocus = ({ send }: Firefox, isOn: boolean) =>
  inChrome(send, ({ Services }, on) => Services.prefs.setBoolPref('focusmanager.testmode', on), isOn);

test('letters typed after the key of the popup are in its field', async ({ firefox, visit }) => {
  await visit('mailto.html');
  await pretendFocus(firefox, false);
  await xdo('search', '--onlyvisible', '--class', 'firefox', 'windowfocus');
  await key(KEYS.popup);
  const popup = await waitForPopup(firefox);
  await expect.poll(() => shownIn(popup, 'score-email')).toBe('Score');
  await xdo('type', '--delay', '60', 'owen');
  const typed = () =>
    popup.evaluate((field) => document.querySelector<HTMLInputElement>(field)?.value, byTestId('email'));
  await expect.poll(typed).toBe('owen');
  await closePopup(firefox);
  await pretendFocus(firefox, true);
});

test('an address that the page focuses unseen is named in the popup, and nothing is sent', async ({
  firefox,
  service,
  visit,
}) => {
  const seen = await visit('mailto.html');
  await expect.poll(async () => (await drawnIn(seen, [OWEN])).marked).toEqual([OWEN]);
  await seen.page.evaluate(() => {
    const bait = document.body.appendChild(document.createElement('a'));
    bait.href = 'mailto:bait@evil.example';
    bait.textContent = 'bait@evil.example';
    bait.style.cssText = 'position:fixed;left:-999px;opacity:0';
    addEventListener('keydown', () => {
      getSelection()?.empty();
      bait.focus();
    });
  });
  const { x, y } = await middleOf(seen.page, 'plain-email');
  await seen.page.mouse.click(x, y);
  await seen.page.mouse.move(x + 300, y + 300);
  await key(KEYS.scoreHere);
  const popup = await waitForPopup(firefox);
  await expect.poll(() => popup.text()).toContain(t('question.confirmFocus'));
  await closePopup(firefox);
  expect(service.requests).toEqual([]);
});

test('the options show the current keys, and open the browser’s page for them', async ({ firefox, open }) => {
  const options = await open(settingsAt('keyboard'));
  await expect.poll(() => options.text()).toContain('Alt+Shift+1');
  expect(await options.text()).toMatch(new RegExp(String.raw`${t('command.openSidePanel')}\s+Alt\+Shift\+3`));
  await options.click('button', t('shortcuts.change'));
  const shown = () =>
    inChrome(firefox.send, (scope) => {
      const { gBrowser } = scope as unknown as { gBrowser: { currentURI: { spec: string } } };
      return gBrowser.currentURI.spec;
    });
  await expect.poll(shown).toBe('about:addons');
});
