import type { BrowserContext } from '@playwright/test';
import { t } from '../../texts/english-in-node.ts';
import { expect } from '../expect.ts';
import { openPopovers } from '../in-top-layer.ts';
import { settingsAt } from '../settings-section.ts';
import { KEYS } from '../shortcuts.ts';
import { cardIn } from './card.ts';
import { attach, killBackground } from './cdp.ts';
import { enableSite } from './enable-site.ts';
import { EXTENSION_ID } from './extension.ts';
import { HAS_DISPLAY, test } from './fixtures.ts';
import { scoreInPopup } from './look-up.ts';
import { OUR_ITEM } from './menu-choices.ts';
import { focusWindow, key, rightClick } from './pointer.ts';

test.skip(!HAS_DISPLAY, 'a side panel needs a window: npm test brings a display');

const PANEL = `chrome-extension://${EXTENSION_ID}/sidepanel.html`;

/** The real side panel, which Playwright does not list: what it says, read from within. */
async function panelOf(context: BrowserContext) {
  const panel = await attach(context, (url) => url.startsWith(PANEL));
  /** Of the first visible match: a panel that opens before it knows what to show keeps its list behind the result. */
  const text = async (selector: string) =>
    String(
      await panel.evaluate(
        `[...document.querySelectorAll(${JSON.stringify(selector)})]
          .find((match) => match.checkVisibility({ visibilityProperty: true }))?.textContent ?? ''`,
      ),
    );
  /** A browser that is ended with its panel open can hang. The reply would die with the page, so it closes a little later. */
  const close = async () => {
    await panel.evaluate('void setTimeout(() => window.close(), 50)');
    await panel.detach();
  };
  /** Types into the field that has the focus. */
  const type = (text: string) => panel.send('Input.insertText', { text });
  const click = (selector: string) => panel.evaluate(`document.querySelector(${JSON.stringify(selector)}).click()`);
  return { text, type, click, close };
}

test('opens with the result and follows the next lookup', { tag: '@smoke' }, async ({ context, open }) => {
  const popup = await open('popup.html');
  await scoreInPopup(popup, 'casey.cobblefield@example.com');
  await popup.getByTestId('desk-menu').click();
  await popup.getByTestId('to-panel').click();
  const panel = await panelOf(context);
  await expect.poll(() => panel.text('h2')).toBe('casey.cobblefield@example.com');
  await expect.poll(() => panel.text('[data-testid=score]')).toBe('44');

  const second = await open('popup.html');
  await scoreInPopup(second, 'blair.brightwater@example.com');
  await expect.poll(() => panel.text('h2')).toBe('blair.brightwater@example.com');
  await panel.close();
});

test('the card opens the panel and closes, and the panel stays while the page changes', async ({
  context,
  page,
  pages,
}) => {
  await page.goto(`${pages.url}/plain/mailto.html`);
  await rightClick(page.getByTestId('mailto-link'));
  await key('Up', 'Up', 'Return');
  const card = await cardIn(page);
  await card.getByTestId('score').waitFor();
  await card.getByRole('button', { name: t('card.details') }).click();
  const panel = await panelOf(context);
  await expect.poll(() => panel.text('h2')).toBe('ines.barreto@tidewater.example.com');
  await expect.poll(() => page.evaluate(openPopovers)).toEqual([]);
  expect(page.frames()).toHaveLength(1);
  await page.goto(`${pages.url}/plain/csp.html`);
  await expect.poll(() => panel.text('h2')).toBe('ines.barreto@tidewater.example.com');
  await panel.close();
});

test('opened by keyboard before any lookup, it starts one', async ({ context, page, pages, service }) => {
  await page.goto(`${pages.url}/plain/mailto.html`);
  await focusWindow(page);
  await key(KEYS.sidePanel);
  const panel = await panelOf(context);
  await expect.poll(() => panel.text('main')).toContain('Emails on this page');
  expect(service.requests).toEqual([]);
  await panel.type('casey.cobblefield@example.com');
  await key('Return');
  await expect.poll(() => panel.text('[data-testid=score]')).toBe('44');
  expect(service.requests).toHaveLength(1);
  await panel.close();
});

test('its list follows the page, and a row turns into its score', async ({ context, page, pages, service }) => {
  await enableSite(context, pages.url);
  await page.goto(`${pages.url}/plain/mailto.html`);
  await focusWindow(page);
  await key(KEYS.sidePanel);
  const panel = await panelOf(context);
  const list = () => panel.text('[role=grid]');
  await expect.poll(list).toContain('ines.barreto@tidewater.example.com');
  // The content of a CRM changes without another address.
  await page.evaluate(() => {
    document.body.textContent = 'blair.brightwater@example.com and casey.cobblefield@example.com';
  });
  await expect.poll(list).toContain('blair.brightwater');
  expect(await list()).not.toContain('ines.barreto');
  await panel.click(`[role=row] button[aria-label$="casey.cobblefield@example.com"]`);
  await expect.poll(list).toMatch(/casey\.cobblefield.*44/);
  expect(await panel.text('h2')).toContain(t('pageEmails.title'));
  expect(service.requests).toHaveLength(1);
  await page.goto(`${pages.url}/plain/mailto.html`);
  await expect.poll(list).toContain('ines.barreto');
  expect(await list()).not.toContain('blair.brightwater');
  await panel.close();
});

test('if set, a menu choice opens it without a card', async ({ background, context, open, plain, service }) => {
  const page = await plain();
  const options = await open(settingsAt('privacy'));
  await options.getByLabel(t('privacy.showResults')).selectOption('side-panel');
  await options.getByText(t('form.saved'), { exact: true }).waitFor();
  await options.close();
  // The menu is created again behind the reply.
  const hasItem = () => background.evaluate((id) => chrome.contextMenus.update(id, {}), 'score-here to-panel');
  await expect(hasItem).toPass();
  // A panel opens in the turn of the click alone, so a background that the click wakes cannot read its settings first.
  await killBackground(context);
  await rightClick(page.getByTestId('mailto-link'));
  await key(...OUR_ITEM);
  const panel = await panelOf(context);
  await expect.poll(() => panel.text('h2')).toBe('ines.barreto@tidewater.example.com');
  await expect.poll(() => panel.text('[data-testid=score]')).toMatch(/^\d/);
  expect(await page.evaluate(openPopovers)).toEqual([]);
  expect(page.frames()).toHaveLength(1);
  expect(service.requests).toHaveLength(1);
  await panel.close();
});
