import { holdShift, hover } from '../box-of.ts';
import type { Extension, SitePage } from '../driver.ts';
import { ask } from '../engine.ts';
import { expect } from '../expect.ts';
import { sharedTest as test } from '../fixtures.ts';
import { openPopovers, roomAroundCard } from '../in-top-layer.ts';
import { QUIET_FILE } from '../quiet-file.ts';

const ROW = 'row2@scroll.example';
const INES = 'ines.barreto@tidewater.example.com';
const ROW_AT = '#rows p:nth-child(3)';

const waitForRow = (extension: Extension, page: SitePage) =>
  expect.poll(async () => (await extension.drawnIn(page, [ROW])).marked).toEqual([ROW]);
const scrolled = (page: SitePage) => page.evaluate((_) => scrollY, null);
/** Longer than a card takes to come, or to notice that its address has gone. */
const pause = (page: SitePage) => page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), 800);

test('scrolling under a pointer at rest closes its card and opens no other', async ({ extension, open, visit }) => {
  await ask(await open(QUIET_FILE), ROW);
  const page = await visit('scrollers.html');
  await waitForRow(extension, page);
  await hover(page, ROW_AT);
  await extension.waitForCard(page);
  await pause(page);
  expect(await page.evaluate(openPopovers, null)).toHaveLength(1);
  await page.mouse.wheel(0, 150);
  await expect.poll(() => scrolled(page)).toBe(150);
  await expect.poll(() => page.evaluate(openPopovers, null)).toEqual([]);
});

test('the card of a key stays in a corner when the page moves on', async ({ extension, open, visit }) => {
  await ask(await open(QUIET_FILE), INES);
  const page = await visit('mailto.html');
  await expect(async () => {
    await page.reload();
    await expect.poll(async () => (await extension.drawnIn(page, [])).marks).toBeGreaterThan(0);
    await page.keyboard.press('Tab');
    await holdShift(page);
    await expect.poll(() => page.evaluate(openPopovers, null), { timeout: 6_000 }).toHaveLength(1);
  }).toPass({ timeout: 180_000 });
  await extension.waitForCard(page);
  await page.evaluate((margin) => document.body.style.setProperty('margin-top', margin), '80px');
  await expect.poll(async () => (await page.evaluate(roomAroundCard, null)).slice(2)).toEqual([8, 8]);
});

test('turning the wheel keeps a card from opening, and scrolls the page', async ({ extension, open, visit }) => {
  await ask(await open(QUIET_FILE), ROW);
  const page = await visit('scrollers.html');
  await waitForRow(extension, page);
  await hover(page, ROW_AT);
  for (const top of [72, 144]) {
    await page.mouse.wheel(0, 72);
    await expect.poll(() => scrolled(page)).toBe(top);
    await pause(page);
    expect(await page.evaluate(openPopovers, null)).toEqual([]);
  }
});
