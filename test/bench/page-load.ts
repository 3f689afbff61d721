import { setTimeout as sleep } from 'node:timers/promises';
import { type RunningService, startService } from '../service/start-service.ts';
import { mainThreadMs } from './chromium-tab.ts';
import { type Figure, ms } from './figure.ts';
import { openFirefoxSide } from './firefox-side.ts';
import type { LoadingSide } from './loading-side.ts';
import { median } from './median.ts';
import { openSide } from './real-extension.ts';
import { tablePath } from './serve-blank.ts';

const LOADED_MS = 3_000;
const MOST_MORE_MS = 60;
const MOST_MORE_SHARE = 0.05;
const PAGES = [
  { name: '1k texts, 10 %', path: tablePath(1_000, 0.1) },
  { name: '10k texts, 10 %', path: tablePath(10_000, 0.1) },
  { name: '113 addresses', path: tablePath(113, 1) },
];

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
 * of the page's process.
 * @param builds a build of the extension for each side; `null` for the browser without it
 * @returns the medians of the sides, by page
 */
export async function loadTimes(
  browser: Figure['browser'],
  url: string,
  rounds: number,
  builds: readonly (string | null | undefined)[],
): Promise<Map<string, number[]>> {
  const service = await startService();
  const sides: LoadingSide[] = [];
  for (const build of builds)
    sides.push(await OPENERS[browser](url, build === null ? null : service, build ?? undefined));
  const times = new Map<string, number[]>();
  for (const { name, path } of PAGES) {
    const seen = sides.map((): number[] => []);
    for (let round = 0; round < rounds; round++)
      for (const [i, side] of sides.entries()) seen[i]?.push(await load(side, url, path));
    times.set(name, seen.map(median));
  }
  for (const side of sides) await side.close();
  await service.close();
  return times;
}

/** The most milliseconds that loading may take with the extension, of the page's own. */
export const mostLoading = (own: number): number => own + Math.min(MOST_MORE_MS, MOST_MORE_SHARE * own);

/** Compares loading pages without the extension and where it is enabled. */
export async function measureLoading(browser: Figure['browser'], url: string, rounds: number): Promise<Figure[]> {
  const times = await loadTimes(browser, url, rounds, [null, undefined]);
  return [...times].map(([name, [own = Number.NaN, all = Number.NaN]]) => ({
    name: `${name}: processor time until 3 s after loading with / without`,
    browser,
    text: `${ms(all)} / ${ms(own)}`,
    bar: `at most 5 % and ${MOST_MORE_MS} ms more`,
    met: all <= mostLoading(own),
  }));
}
