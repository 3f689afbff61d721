/**
 * `npm run bench:compare -- [--with <folder>] [case …]`: what this build costs, beside another one where a folder is given:
 * a worktree of another commit, installed and built. Both take turns. Fails if a figure is none; bars are only printed.
 */
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { BUILD } from '../browser/chromium/extension.ts';
import { scriptsOf } from '../build/scripts-of.ts';
import { startService } from '../service/start-service.ts';
import { measureBatch } from './batch.ts';
import { bundleForPages } from './bundle.ts';
import { openChromiumTab } from './chromium-tab.ts';
import { openFirefoxTab } from './firefox-tab.ts';
import { barOf, NAIVE, OURS, scanOnce, TABLES, WALK } from './first-scan.ts';
import { frameTimes, KINDS, mostMore } from './frame-times.ts';
import { MOST_HISTORY_MS, measureHistory } from './history.ts';
import { median } from './median.ts';
import { loadTimes, mostLoading } from './page-load.ts';
import { measurePopup } from './popup.ts';
import { openSide } from './real-extension.ts';
import { type Row, rowsOf, tableOfRows } from './row.ts';
import { serveBlank } from './serve-blank.ts';
import { measureSurfaces, SURFACES } from './surfaces.ts';

const ROUNDS = 3;
/** The popup loads at most so many thousands of bytes of scripts, not packed. */
const MOST_POPUP_KB = 600;
const { values, positionals } = parseArgs({ options: { with: { type: 'string' } }, allowPositionals: true });
const OTHER = values.with === undefined ? null : path.resolve(values.with);
/** Builds of the other commit. */
const OLD = OTHER !== null && {
  Chromium: path.join(OTHER, '.output/chrome-mv3'),
  Firefox: path.join(OTHER, '.output/firefox-mv3'),
};
/** Chromium's builds, this one first. */
const BUILDS = [BUILD, ...(OLD ? [OLD.Chromium] : [])];

async function firstScans(url: string, bundle: string): Promise<Row[]> {
  const rows: Row[] = [];
  const oldBundle = OTHER === null ? null : await bundleForPages(OTHER);
  for (const open of [openChromiumTab, openFirefoxTab]) {
    const tab = await open(url, bundle);
    if (!tab) continue;
    const oldTab = oldBundle === null ? null : await open(url, oldBundle);
    for (const table of TABLES) {
      const seen = { walk: [] as number[], naive: [] as number[], old: [] as number[], now: [] as number[] };
      const add = async (times: number[], where: typeof tab, contender: string) => {
        times.push((await scanOnce(where, table, contender)).get(contender) ?? Number.NaN);
      };
      for (let round = 0; round < ROUNDS; round++) {
        await add(seen.walk, tab, WALK);
        await add(seen.naive, tab, NAIVE);
        if (oldTab) await add(seen.old, oldTab, OURS);
        await add(seen.now, tab, OURS);
      }
      const [walk, floor] = [median(seen.walk), median(seen.naive)];
      const old = oldTab ? median(seen.old) : undefined;
      const most = barOf(table, tab.browser, walk, floor)?.most;
      rows.push({ what: table.name, browser: tab.browser, floor, old, now: median(seen.now), most });
    }
    await tab.close();
    await oldTab?.close();
  }
  return rows;
}

async function frames(url: string, bundle: string): Promise<Row[]> {
  const service = await startService();
  const sides = [await openSide(url, null)];
  for (const build of BUILDS) sides.push(await openSide(url, service, build));
  const rows: Row[] = [];
  for (const kind of KINDS) {
    const [floor = Number.NaN, now = Number.NaN, old] = (await frameTimes(sides, url, bundle, kind, ROUNDS)).map(
      ({ work }) => work,
    );
    rows.push({ what: kind, floor, old, now, most: floor + mostMore(kind) });
  }
  for (const { context } of sides) await context.close();
  await service.close();
  return rows;
}

async function loading(url: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const browser of ['Chromium', 'Firefox'] as const) {
    const times = await loadTimes(browser, url, ROUNDS, [null, undefined, ...(OLD ? [OLD[browser]] : [])]);
    for (const [what, [floor = Number.NaN, now = Number.NaN, old]] of times)
      rows.push({ what, browser, floor, old, now, most: mostLoading(floor) });
  }
  return rows;
}

/** Thousands of bytes of scripts, as they are or packed. */
function weigh(build: string, scripts: readonly string[], pack: (script: Buffer) => Buffer): number {
  return scripts.reduce((sum, script) => sum + pack(readFileSync(path.join(build, script))).length, 0) / 1000;
}

function weights(): Row[] {
  const row = (
    what: string,
    scriptsIn: (build: string) => string[],
    pack: (script: Buffer) => Buffer = gzipSync,
  ): Row => {
    const [now = Number.NaN, old] = BUILDS.map((build) => weigh(build, scriptsIn(build), pack));
    return { what, old, now };
  };
  const before = (page: string) => (build: string) => scriptsOf(build, `${page}.html`);
  return [
    ...['detector.js', 'gesture.js'].map((file) => row(`${file}, gzip`, () => [file])),
    ...SURFACES.map((page) => row(`scripts before ${page} draws, gzip`, before(page))),
    { ...row('scripts before popup draws', before('popup'), (script) => script), most: MOST_POPUP_KB },
  ];
}

/** Measures this build, then the other one. */
async function eachBuild(
  measure: (build: string) => Promise<Record<string, number>>,
  most?: Record<string, number>,
): Promise<Row[]> {
  return rowsOf(await measure(BUILD), OLD ? await measure(OLD.Chromium) : null, most);
}

const pages = await serveBlank();
const cases: Record<string, [heading: string, run: () => Promise<Row[]> | Row[]]> = {
  weight: ['kB', weights],
  popup: ['opening the popup, ms', () => measurePopup(BUILDS)],
  surfaces: ['first text of each page, ms; floor: the document is read', () => measureSurfaces(BUILDS)],
  history: ['History with 50 000 lookups, ms', () => eachBuild(measureHistory, MOST_HISTORY_MS)],
  batch: ['a batch of 10 000 rows, ms', () => eachBuild(measureBatch)],
  frames: [
    '10k texts that change on each frame, ms of main thread a frame',
    async () => frames(pages.url, await bundleForPages()),
  ],
  loading: ['loading, ms of processor until 3 s after', () => loading(pages.url)],
  scan: ['first scan, ms; floor: naive regex', async () => firstScans(pages.url, await bundleForPages())],
};
const unknown = positionals.filter((name) => !(name in cases));
if (unknown.length > 0)
  throw new Error(`There is no case ${unknown.join(', ')}, only ${Object.keys(cases).join(', ')}`);
console.log(`${new Date().toISOString()}, load average ${loadavg()[0]?.toFixed(1)}`);
for (const [name, [heading, run]] of Object.entries(cases)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  console.log(`\n${tableOfRows(heading, await run())}\n\nload average ${loadavg()[0]?.toFixed(1)}`);
}
pages.close();
