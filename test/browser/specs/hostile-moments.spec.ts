import type { Extension, SitePage } from '../driver.ts';
import { ask } from '../engine.ts';
import { expect } from '../expect.ts';
import { sharedTest as test } from '../fixtures.ts';
import { forgetHere, momentsHere, opacityHere, takeAwayHere, WAYS_TO_HIDE } from '../moments.ts';
import { QUIET_FILE } from '../quiet-file.ts';
import { settled } from '../settled.ts';

const OWEN = 'owen.hallworth@kestrel.example.com';

const waitForMark = (extension: Extension, page: SitePage) =>
  expect.poll(async () => (await extension.drawnIn(page, [OWEN])).marked).toEqual([OWEN]);
const pause = (page: SitePage, ms: number) =>
  page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), ms);

test('a page that removes the overlay cannot tell when a lookup ends', async ({ extension, open, service, visit }) => {
  const quiet = await open(QUIET_FILE);
  for (const [i, way] of WAYS_TO_HIDE.entries()) {
    const page = await visit('../hostile/moments.html');
    const moments = () => page.evaluate(momentsHere, null);
    await waitForMark(extension, page);
    // What comes back at once, or when a page has come to rest, comes back without a lookup.
    if (way === 'hidden') await pause(page, 2_000);
    await page.evaluate(takeAwayHere, way);
    const taken = await settled(moments);
    // The page sees what it does itself, and what that leads to.
    expect.soft(taken, way).not.toBe('');
    await page.evaluate(forgetHere, null);
    service.faults.next({ kind: 'json', json: { risk_score: 40 + i } });
    await ask(quiet, OWEN, true);
    const shown = async () => (await extension.drawnIn(page, [OWEN])).badges.map((badge) => badge.shown);
    if (way !== 'hidden') await expect.poll(shown, way).toEqual([String(40 + i)]);
    await pause(page, 500);
    expect.soft(await moments(), way).toBe('');
  }
});

test('a page that has the overlay adopted by another document cannot style it', async ({ extension, visit }) => {
  const page = await visit('../hostile/moments.html');
  const opacity = () => page.evaluate(opacityHere, null);
  await waitForMark(extension, page);
  expect(await opacity()).toBe('1');
  await page.evaluate(takeAwayHere, 'adopted');
  await expect.poll(opacity).toBe('1');
  await waitForMark(extension, page);
});
