import { openPopovers, roomAroundCard } from '../in-top-layer.ts';
import { cardIn } from './card.ts';
import { drawnIn } from './marks.ts';
import { expect, test } from './site.ts';

test('the page is scrolled under a pointer at rest: its card closes and stands beside nobody else', async ({
  visit,
}) => {
  const page = await visit('scrollers.html');
  const row = 'row2@scroll.example';
  await expect.poll(async () => (await drawnIn(page, [row])).marked).toEqual([row]);
  const box = await page.getByText(row, { exact: true }).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 12, { steps: 3 });
  await cardIn(page);
  // Longer than it takes to look whether the address still stands there.
  await page.waitForTimeout(500);
  expect(await page.evaluate(openPopovers)).toHaveLength(1);
  await page.mouse.wheel(0, 150);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(150);
  await expect.poll(() => page.evaluate(openPopovers), { timeout: 3_000 }).toEqual([]);
});

test('the page moves on from a link that the Tab key has reached: its card stays, in a corner', async ({ visit }) => {
  const page = await visit('mailto.html');
  await expect(async () => {
    await visit('mailto.html');
    await expect.poll(async () => (await drawnIn(page, [])).marks).toBeGreaterThan(0);
    await page.keyboard.press('Tab');
    await cardIn(page, 3_000);
  }).toPass({ timeout: 90_000 });
  await page.evaluate(() => document.body.style.setProperty('margin-top', '80px'));
  await expect.poll(async () => (await page.evaluate(roomAroundCard)).slice(2)).toEqual([8, 8]);
});

test('the wheel turns before the card opens: it does not come, and the page scrolls on', async ({ visit }) => {
  const page = await visit('scrollers.html');
  const row = 'row2@scroll.example';
  await expect.poll(async () => (await drawnIn(page, [row])).marked).toEqual([row]);
  const box = await page.getByText(row, { exact: true }).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 12, { steps: 3 });
  await page.waitForTimeout(100);
  for (const top of [72, 144]) {
    await page.mouse.wheel(0, 72);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
    await page.waitForTimeout(500);
    expect(await page.evaluate(openPopovers)).toEqual([]);
  }
});
