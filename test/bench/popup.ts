import type { BrowserContext } from '@playwright/test';
import { extensionPage } from '../browser/chromium/extension.ts';
import { startService } from '../service/start-service.ts';
import { type Opening, watchOpening } from './in-page/opening.ts';
import { median } from './median.ts';
import type { Row } from './row.ts';
import { inTurns, startSides } from './sides.ts';

const TIMES = 15;
/** What is below the field is there after this time at most, in ms. */
const MOST_MS = 100;

async function open(context: BrowserContext): Promise<Opening> {
  const page = await extensionPage(context, 'popup.html');
  await page.waitForFunction(() => 'content' in (globalThis as unknown as { opening: object }).opening);
  const opening = await page.evaluate(() => (globalThis as unknown as { opening: Opening }).opening);
  await page.close();
  return opening;
}

/** Milliseconds until the opened popup has its address field, and what is below it. `builds`: this one, then another. */
export async function measurePopup(builds: readonly string[]): Promise<Row[]> {
  const service = await startService({});
  const sides = await startSides(builds, service);
  for (const { context } of sides) await context.addInitScript(watchOpening);
  const [now = [], old] = await inTurns(sides, TIMES, open);
  for (const { context } of sides) await context.close();
  await service.close();
  return (['firstField', 'field', 'content'] as const).map((part) => ({
    what: `popup until its ${part === 'firstField' ? 'first field' : part}`,
    now: median(now.map((opening) => opening[part])),
    old: old && median(old.map((opening) => opening[part])),
    most: part === 'content' ? MOST_MS : undefined,
  }));
}
