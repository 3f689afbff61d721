/*
 * npm run bench:popup [-- folder of another build]: how long the popup takes to draw its address field, and what is below
 * it, in Chromium without a window; medians of 15. Two builds take turns, so that a busy machine slows both. Prints, and
 * asserts nothing about time.
 */
import { type BrowserContext, chromium } from '@playwright/test';
import { BUILD, connect, extensionPage } from '../browser/chromium/extension.ts';
import { findChromium } from '../run/find-browser.ts';
import { startService } from '../service/start-service.ts';
import { type Opening, watchOpening } from './in-page/opening.ts';
import { median } from './median.ts';

const TIMES = 15;

const service = await startService({});

async function launch(build: string): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext('', {
    executablePath: findChromium() ?? '',
    headless: true,
    args: [`--disable-extensions-except=${build}`, `--load-extension=${build}`],
  });
  await connect(context, service);
  await context.addInitScript(watchOpening);
  return context;
}

async function open(context: BrowserContext): Promise<Opening> {
  const page = await extensionPage(context, 'popup.html');
  await page.waitForFunction(() => 'content' in (globalThis as unknown as { opening: object }).opening);
  const opening = await page.evaluate(() => (globalThis as unknown as { opening: Opening }).opening);
  await page.close();
  return opening;
}

const sides = [];
for (const build of [BUILD, ...process.argv.slice(2)]) {
  const context = await launch(build);
  // The first one of a profile compiles the scripts.
  await open(context);
  sides.push({ build, context, seen: [] as Opening[] });
}
for (let i = 0; i < TIMES; i += 1) for (const { context, seen } of sides) seen.push(await open(context));
for (const { build, context, seen } of sides) {
  await context.close();
  for (const part of ['field', 'content'] as const) {
    const times = seen.map((opening) => opening[part]);
    console.log(`${build}\t${part}\t${median(times).toFixed(0)} ms, longest ${Math.max(...times).toFixed(0)} ms`);
  }
}
await service.close();
