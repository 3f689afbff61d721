import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../../run/find-browser.ts';
import { expect } from '../expect.ts';
import { keepTreeHere } from '../page-tree.ts';
import { lookUp } from './look-up.ts';
import { drawnIn } from './marks.ts';
import { test } from './site.ts';
import { watchFrames } from './watch-frames.ts';

const UPDATES = process.env.SIGHTLINE_LONG === '1' ? 10_000 : 1_000;
/** Rendered one by one, each by itself, between two frames. */
const PER_FRAME = 8;

/** The page's tree after each update in a browser without the extension. */
async function updatesWithout(url: string): Promise<number[]> {
  const browser = await chromium.launch({ executablePath: findChromium() ?? '' });
  const page = await browser.newPage();
  await page.addInitScript(keepTreeHere);
  await page.goto(url);
  const updates = await page.evaluate((times) => {
    window.update(times);
    return window.updates;
  }, UPDATES);
  await browser.close();
  return updates;
}

const done = (page: Page): Promise<number> => page.evaluate(() => window.updates.length);

test(`${UPDATES} random updates of React leave the same page as without, and no wrong mark`, async ({ site, page }) => {
  test.setTimeout(UPDATES * 200);
  const url = `${site.pages.url}/react/?seed=${process.env.SIGHTLINE_SEED ?? 7}`;
  const without = updatesWithout(url);
  const scores = await lookUp(site.context, [
    'ana@ferro.example',
    'cyd@dahl.test',
    'ivy@six.example',
    'jon@dahl.test',
    'finn@six.example',
  ]);
  await page.goto(url);
  await page.bringToFront();
  const named = await page.evaluate(() => [
    ...window.addresses,
    ...window.addresses.map((address) => `link:${address}`),
  ]);
  await expect.poll(async () => (await drawnIn(page, [])).marks).toBeGreaterThan(8);
  await page.evaluate((perFrame) => {
    // Some frames pass without a change, so that new marks have time to come.
    let frame = 0;
    addEventListener('step', () => ++frame % 24 < 16 && window.update(perFrame));
  }, PER_FRAME);

  let [most, step]: [number, 'task' | 'frame'] = [0, 'task'];
  while ((await done(page)) < UPDATES) {
    const seen = await watchFrames(page, { named, scores, step, ms: 1_000 });
    expect(seen.wrong).toEqual([]);
    most = Math.max(most, seen.most);
    step = step === 'task' ? 'frame' : 'task';
  }
  expect(most).toBeGreaterThan(8);
  const updates = await page.evaluate(() => window.updates);
  expect(updates.slice(0, UPDATES)).toEqual(await without);

  // At rest again, every visible address has its mark.
  const visible = await page.evaluate(
    () =>
      [...document.querySelectorAll('li:not(.hidden)')].filter((row) => row.getBoundingClientRect().bottom < 640)
        .length,
  );
  await expect.poll(async () => (await drawnIn(page, named)).marked.length).toBeGreaterThanOrEqual(visible);
  expect((await drawnIn(page, named)).wrong).toEqual([]);
});
