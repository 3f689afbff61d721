import type { Frame, Page } from '@playwright/test';
import { BATCHES, HISTORY } from '../desk.ts';
import { expect } from '../expect.ts';
import { score } from '../popup.ts';
import { SETTINGS, showSection } from '../settings-section.ts';
import { axeFindings } from './axe-findings.ts';
import { cardIn } from './card.ts';
import { test } from './fixtures.ts';
import { scoreSelected } from './menu-dispatch.ts';

const POPUP = { width: 400, height: 600 };
const WIDE = [1280];
const IN_POPUP = [400];
const CASEY = 'casey.cobblefield@example.com';

// `accessible.sweep.test` has the states of the desk, in all three sizes.
test('axe finds nothing on any page, and popup, card and settings read well', async ({ background, open, plain }) => {
  const { check, expectNothing } = createCheck();
  const readsAs = (name: string, within: Page | Frame) =>
    expect.soft(within.locator('body')).toMatchAriaSnapshot({ name: `${name}.aria.yml` });

  const popup = await open('popup.html');
  await popup.setViewportSize(POPUP);
  await popup.getByTestId('email').waitFor();
  await readsAs('popup', popup);
  await check('popup', popup, popup, IN_POPUP);
  await score(popup, CASEY);
  await popup.getByTestId('score').waitFor();
  await readsAs('popup-result', popup);
  await popup.close();

  const page = await plain('mailto.html', { isGiven: true });
  await page.bringToFront();
  await scoreSelected(background, CASEY);
  const card = await cardIn(page);
  await card.getByTestId('score').waitFor();
  await readsAs('card', card);
  await check('card', page, card);
  await page.close();

  const options = await open('options.html');
  await options.getByTestId('replace-key').waitFor();
  await readsAs('settings', options);
  for (const section of SETTINGS) {
    await showSection(options, section);
    await options.locator(`#${section}`).waitFor();
    await check(`settings: ${section}`, options);
  }
  await options.close();

  for (const [name, file, shown, widths] of [
    ['welcome', 'welcome.html', 'h1', undefined],
    ['history', HISTORY, `text=${CASEY}`, WIDE],
  ] as const) {
    const other = await open(file);
    await other.locator(shown).first().waitFor();
    await check(name, other, other, widths);
    await other.close();
  }
  expectNothing();
});

test.describe('without a connection', () => {
  test.use({ isConnected: false });

  test('axe finds nothing in popup, batches and welcome', async ({ open }) => {
    const { check, expectNothing } = createCheck();
    for (const [file, widths] of [
      ['popup.html', IN_POPUP],
      [BATCHES, WIDE],
      ['welcome.html', undefined],
    ] as const) {
      const page = await open(file);
      await page.locator('main button').first().waitFor();
      await check(file, page, page, widths);
      await page.close();
    }
    expectNothing();
  });
});

/** Checks surfaces with axe, and that each has one main action at most. */
function createCheck() {
  const findings: Record<string, string[]> = {};
  return {
    async check(name: string, page: Page, within: Page | Frame = page, widths?: readonly number[]) {
      const found = await axeFindings(page, within, widths);
      // The color of the main action alone.
      const main = await within.locator('button.bg-accent:visible').allTextContents();
      findings[name] = main.length > 1 ? [...found, `several main actions: ${main.join(', ')}`] : found;
    },
    expectNothing: () => expect(findings).toEqual(Object.fromEntries(Object.keys(findings).map((name) => [name, []]))),
  };
}
