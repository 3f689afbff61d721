/*
 * npm run bench:first-minute: the first minute of a new user, played at human typing speed from the
 * installation to the first score: seconds after each step, number of steps, words on the page at first. Chromium.
 * Prints, and asserts nothing about time. The browser's permission prompt cannot be pressed from here: it is granted
 * before, and its step counts with a fixed time.
 */
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { BUILD, preGrant } from '../browser/chromium/extension.ts';

import { findChromium } from '../run/find-browser.ts';
import { startService } from '../service/start-service.ts';
import { welcomePage } from '../start/welcome-page.ts';

/** Milliseconds for a key: 40 words a minute, 5 keys a word. */
const KEY_MS = 300;
/** To read a line, find the next field or button, and move the hand there. */
const LOOK_MS = 1_500;
/** To paste what is in the clipboard. */
const PASTE_MS = 500;
/** To read the browser's prompt and press *Allow*. */
const PROMPT_MS = 3_000;
const EMAIL = 'casey.cobblefield@example.com';

const service = await startService({});
let start = Date.now();
let steps = 0;
const say = (what: string) => console.log(`${((Date.now() - start) / 1000).toFixed(1)} s\t${what}`);

/** A look at the page, then an action of the user. */
async function step(page: Page, what: string, act: () => Promise<unknown>): Promise<void> {
  await page.waitForTimeout(LOOK_MS);
  await act();
  steps += 1;
  say(`step ${steps}: ${what}`);
}

/** Pastes into the focused field. */
const paste = async (page: Page, text: string) => {
  await page.waitForTimeout(PASTE_MS);
  await page.keyboard.insertText(text);
};

async function firstMinute(context: BrowserContext): Promise<void> {
  const page = await welcomePage(context);
  await page.getByTestId('base-url').waitFor();
  say('welcome page');
  const granting = Date.now();
  await preGrant(context, 'http://127.0.0.1/*');
  await page.bringToFront();
  start += Date.now() - granting;
  const text = await page.locator('body').innerText();
  console.log(`\twords on the page at first: ${text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length}`);

  await step(page, 'paste the base URL', () => paste(page, service.url));
  await step(page, 'Tab', () => page.keyboard.press('Tab'));
  await step(page, 'paste the key', () => paste(page, service.apiKey));
  await step(page, 'Enter', () => page.keyboard.press('Enter'));
  await step(page, 'allow access in the prompt', () => page.waitForTimeout(PROMPT_MS));
  await page.getByTestId('test-email').waitFor();
  await step(page, `type ${EMAIL}`, () => page.keyboard.type(EMAIL, { delay: KEY_MS }));
  await step(page, 'Enter', () => page.keyboard.press('Enter'));
  await page.getByTestId('first-score').getByTestId('score').waitFor();
  say(`first score, after ${steps} steps`);
  const focused = await page.evaluate(() => document.activeElement?.getAttribute('data-testid'));
  const box = await page.getByTestId('score').boundingBox();
  console.log(
    `\tfocus: ${focused}; score at y = ${Math.round(box?.y ?? Number.NaN)} px of ${page.viewportSize()?.height}`,
  );
}

const context = await chromium.launchPersistentContext('', {
  executablePath: findChromium() ?? '',
  headless: true,
  viewport: { width: 1280, height: 800 },
  args: [`--disable-extensions-except=${BUILD}`, `--load-extension=${BUILD}`],
});
await firstMinute(context).finally(() => context.close());
await service.close();
