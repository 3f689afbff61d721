/**
 * `npm run bench:compare -- <folder>`: what the detector costs here and at another commit, in one run and in turns: the
 * first scan, frames of changing and scrolled pages, loading, weight. The folder is a worktree of that commit, installed
 * and built. Prints, and asserts nothing.
 */
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { BUILD } from '../browser/chromium/extension.ts';
import { scriptsOf } from '../build/scripts-of.ts';
import { startService } from '../service/start-service.ts';
import { bundleForPages } from './bundle.ts';
import { openChromiumTab } from './chromium-tab.ts';
import type { Figure } from './figure.ts';
import { openFirefoxTab } from './firefox-tab.ts';
import { barOf, NAIVE, OURS, scanOnce, TABLES, WALK } from './first-scan.ts';
import { frameTimes, KINDS, mostMore } from './frame-times.ts';
import { median } from './median.ts';
import { loadTimes, mostLoading } from './page-load.ts';
import { openSide } from './real-extension.ts';
import { serveBlank } from './serve-blank.ts';

const ROUNDS = 3;
const [other] = process.argv.slice(2);
if (!other) throw new Error('name the folder of another commit');
const OTHER = path.resolve(other);
const BUILDS = {
  Chromium: path.join(OTHER, '.output/chrome-mv3'),
  Firefox: path.join(OTHER, '.output/firefox-mv3'),
};

/** One figure of both commits, in ms or kB. */
interface Row {
  what: string;
  browser: Figure['browser'];
  /** The same without the extension, or with the naive regex in its place. */
  floor?: number | undefined;
  old: number;
  now: number;
  /** The most that it may be now. */
  most?: number | undefined;
}

const shown = (value: number | undefined): string =>
  value === undefined ? '' : value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);

function say(heading: string, rows: readonly Row[]): void {
  console.log(`\n| ${heading} | | floor | old | now | now / old | most | |\n|---|---|--:|--:|--:|--:|--:|---|`);
  for (const { what, browser, floor, old, now, most } of rows) {
    const verdict = most === undefined ? '' : now <= most ? 'met' : 'not met';
    const cells = [what, browser, shown(floor), shown(old), shown(now), (now / old).toFixed(2), shown(most), verdict];
    console.log(`| ${cells.join(' | ')} |`);
  }
}

async function firstScans(url: string, bundles: { old: string; now: string }): Promise<Row[]> {
  const rows: Row[] = [];
  for (const open of [openChromiumTab, openFirefoxTab]) {
    const [tab, oldTab] = [await open(url, bundles.now), await open(url, bundles.old)];
    if (!tab || !oldTab) continue;
    for (const table of TABLES) {
      const seen = { walk: [] as number[], naive: [] as number[], old: [] as number[], now: [] as number[] };
      const add = async (times: number[], where: typeof tab, contender: string) => {
        times.push((await scanOnce(where, table, contender)).get(contender) ?? Number.NaN);
      };
      for (let round = 0; round < ROUNDS; round++) {
        await add(seen.walk, tab, WALK);
        await add(seen.naive, tab, NAIVE);
        await add(seen.old, oldTab, OURS);
        await add(seen.now, tab, OURS);
      }
      const [walk, floor] = [median(seen.walk), median(seen.naive)];
      rows.push({
        ...{ what: table.name, browser: tab.browser, floor, old: median(seen.old), now: median(seen.now) },
        most: barOf(table, tab.browser, walk, floor)?.most,
      });
    }
    await tab.close();
    await oldTab.close();
  }
  return rows;
}

async function frames(url: string, bundle: string): Promise<Row[]> {
  const service = await startService();
  const sides = [
    await openSide(url, null),
    await openSide(url, service, BUILDS.Chromium),
    await openSide(url, service),
  ];
  const rows: Row[] = [];
  for (const kind of KINDS) {
    const [floor, old, now] = (await frameTimes(sides, url, bundle, kind, ROUNDS)).map(({ work }) => work);
    if (floor === undefined || old === undefined || now === undefined) throw new Error('no frames');
    rows.push({ what: kind, browser: 'Chromium', floor, old, now, most: floor + mostMore(kind) });
  }
  for (const { context } of sides) await context.close();
  await service.close();
  return rows;
}

async function loading(url: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const browser of ['Chromium', 'Firefox'] as const) {
    const times = await loadTimes(browser, url, ROUNDS, [null, BUILDS[browser], undefined]);
    for (const [what, [floor = Number.NaN, old = Number.NaN, now = Number.NaN]] of times)
      rows.push({ what, browser, floor, old, now, most: mostLoading(floor) });
  }
  return rows;
}

/** Thousands of bytes with gzip. */
function weigh(build: string, scripts: readonly string[]): number {
  return scripts.reduce((sum, script) => sum + gzipSync(readFileSync(path.join(build, script))).length, 0) / 1000;
}

function weights(): Row[] {
  const row = (what: string, scriptsIn: (build: string) => string[]): Row => {
    const [old, now] = [weigh(BUILDS.Chromium, scriptsIn(BUILDS.Chromium)), weigh(BUILD, scriptsIn(BUILD))];
    return { what, browser: 'Chromium', old, now };
  };
  return [
    ...['detector.js', 'gesture.js'].map((file) => row(file, () => [file])),
    row('scripts that the popup loads', (build) => scriptsOf(build, 'popup.html')),
  ];
}

const only = process.argv[3];
const pages = await serveBlank();
const bundles = { old: await bundleForPages(OTHER), now: await bundleForPages() };
console.log(`${new Date().toISOString()}, load average ${loadavg()[0]?.toFixed(1)}`);
const parts: Record<string, [heading: string, run: () => Promise<Row[]> | Row[]]> = {
  weight: ['kB with gzip', weights],
  frames: ['10k texts that change on each frame, ms of main thread a frame', () => frames(pages.url, bundles.now)],
  loading: ['loading, ms of processor until 3 s after', () => loading(pages.url)],
  scan: ['first scan, ms; floor: naive regex', () => firstScans(pages.url, bundles)],
};
for (const [part, [heading, run]] of Object.entries(parts)) {
  if (only !== undefined && only !== part) continue;
  say(heading, await run());
  console.log(`\nload average ${loadavg()[0]?.toFixed(1)}`);
}
pages.close();
