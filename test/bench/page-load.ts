import { setTimeout as sleep } from 'node:timers/promises';
import { type RunningService, startService } from '../service/start-service.ts';
import { mainThreadMs } from './chromium-tab.ts';
import { openFirefoxSide } from './firefox-side.ts';
import { median } from './median.ts';
import { openSide } from './real-extension.ts';
import type { Row } from './row.ts';
import { tablePath } from './serve-blank.ts';

const ROUNDS = 3;
const LOADED_MS = 3_000;
const MOST_MORE_MS = 60;
const MOST_MORE_SHARE = 0.05;
const PAGES = [
  { name: '1k texts, 10 %', path: tablePath(1_000, 0.1) },
  { name: '10k texts, 10 %', path: tablePath(10_000, 0.1) },
  { name: '113 addresses', path: tablePath(113, 1) },
];

/** A browser with a tab, with the extension or without. */
export interface LoadingSide {
  goto(url: string): Promise<unknown>;
  /** Milliseconds that the processor has spent on the page in the tab so far. */
  usedMs(): Promise<number>;
  /** Whether `usedMs` begins at 0 with each document, as Chromium's counter does. */
  countsEachDocument: boolean;
  close(): Promise<void>;
}

async function openChromiumSide(url: string, service: RunningService | null, build?: string): Promise<LoadingSide> {
  const { context, page, cdp } = await openSide(url, service, build);
  return {
    goto: (address) => page.goto(address),
    usedMs: () => mainThreadMs(cdp),
    countsEachDocument: true,
    close: () => context.close(),
  };
}

/** Loads a page of the server and waits. @returns milliseconds of the processor until then */
async function load(side: LoadingSide, url: string, path: string): Promise<number> {
  // The process of the tab is that of the site before the measurement.
  await side.goto(url);
  const before = side.countsEachDocument ? 0 : await side.usedMs();
  await side.goto(url + path);
  await sleep(LOADED_MS);
  return (await side.usedMs()) - before;
}

const OPENERS = { Chromium: openChromiumSide, Firefox: openFirefoxSide };

/**
 * Measures the processor time of loading each page, in turns: in Chromium that of the page's main thread, in Firefox that
 * of the page's process. The floor is the browser without the extension.
 * @param builds this build, then another
 */
export async function measureLoading(
  browser: 'Chromium' | 'Firefox',
  url: string,
  builds: readonly string[],
): Promise<Row[]> {
  const service = await startService();
  const sides = [await OPENERS[browser](url, null)];
  for (const build of builds) sides.push(await OPENERS[browser](url, service, build));
  const rows: Row[] = [];
  for (const { name: what, path } of PAGES) {
    const seen = sides.map((): number[] => []);
    for (let round = 0; round < ROUNDS; round++)
      for (const [i, side] of sides.entries()) seen[i]?.push(await load(side, url, path));
    const [floor = Number.NaN, now = Number.NaN, old] = seen.map(median);
    rows.push({ what, browser, floor, old, now, most: floor + Math.min(MOST_MORE_MS, MOST_MORE_SHARE * floor) });
  }
  for (const side of sides) await side.close();
  await service.close();
  return rows;
}
