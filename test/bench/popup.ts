/*
 * npm run bench:popup [-- folder of another build]: how long the popup takes to draw its address field, and what is below
 * it, in Chromium without a window; medians of 15. Two builds take turns, so that a busy machine slows both. Prints, and
 * asserts nothing about time.
 */
import type { BrowserContext } from '@playwright/test';
import { extensionPage } from '../browser/chromium/extension.ts';
import { startService } from '../service/start-service.ts';
import { inTurns, startBuilds } from './builds.ts';
import { type Opening, watchOpening } from './in-page/opening.ts';
import { median } from './median.ts';

const TIMES = 15;

async function open(context: BrowserContext): Promise<Opening> {
  const page = await extensionPage(context, 'popup.html');
  await page.waitForFunction(() => 'content' in (globalThis as unknown as { opening: object }).opening);
  const opening = await page.evaluate(() => (globalThis as unknown as { opening: Opening }).opening);
  await page.close();
  return opening;
}

const service = await startService({});
const builds = await startBuilds(process.argv.slice(2), service);
for (const { context } of builds) await context.addInitScript(watchOpening);
for (const { build, seen } of await inTurns(builds, TIMES, open)) {
  for (const part of ['field', 'content'] as const) {
    const times = seen.map((opening) => opening[part]);
    console.log(`${build}\t${part}\t${median(times).toFixed(0)} ms, longest ${Math.max(...times).toFixed(0)} ms`);
  }
}
for (const { context } of builds) await context.close();
await service.close();
