import { ask } from '../engine.ts';
import { forgetHere, momentsHere, opacityHere, takeAwayHere, WAYS } from '../moments.ts';
import { settled } from '../settled.ts';
import { extensionPage } from './extension.ts';
import { drawnIn } from './marks.ts';
import { expect, test } from './site.ts';

const OWEN = 'owen.hallworth@kestrel.example.com';

test('a page that takes the overlay away sees nothing when a lookup ends', async ({ site, page }) => {
  const popup = await extensionPage(site.context, 'popup.html');
  for (const [i, way] of WAYS.entries()) {
    await page.goto(`${site.pages.url}/hostile/moments.html`);
    await page.bringToFront();
    await expect.poll(async () => (await drawnIn(page, [OWEN])).marked).toEqual([OWEN]);
    // What comes back at once, or when a page has come to rest, comes back without a lookup.
    if (way === 'hidden') await page.waitForTimeout(2_000);
    await page.evaluate(takeAwayHere, way);
    await settled(() => page.evaluate(momentsHere));
    await page.evaluate(forgetHere);
    site.service.faults.next({ kind: 'json', json: { risk_score: 40 + i } });
    await ask(popup, OWEN, true);
    const shown = async () => (await drawnIn(page, [OWEN])).badges.map((badge) => badge.shown);
    if (way !== 'hidden') await expect.poll(shown, way).toEqual([String(40 + i)]);
    await page.waitForTimeout(500);
    expect.soft(await page.evaluate(momentsHere), way).toBe('');
  }
});

test('a page that has the overlay adopted by another document cannot style it', async ({ site, page }) => {
  await page.goto(`${site.pages.url}/hostile/moments.html`);
  await page.bringToFront();
  await expect.poll(async () => (await drawnIn(page, [OWEN])).marked).toEqual([OWEN]);
  expect(await page.evaluate(opacityHere)).toBe('1');
  await page.evaluate(takeAwayHere, 'adopted');
  await expect.poll(() => page.evaluate(opacityHere)).toBe('1');
  await expect.poll(async () => (await drawnIn(page, [OWEN])).marked).toEqual([OWEN]);
});
