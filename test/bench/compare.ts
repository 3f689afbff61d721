/**
 * `npm run bench -- [--with <folder>] [case …]`: what this build costs, beside another one where a folder is given: a
 * worktree of another commit, installed and built. Both take turns. Fails if a figure is none; bars are only printed. All
 * cases of this build alone are also written to RESULTS.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { BUILD } from '../browser/chromium/extension.ts';
import { MAX_SCRIPT_BYTES } from '../build/max-script-bytes.ts';
import { scriptsOf } from '../build/scripts-of.ts';
import { measureAdversarial } from './adversarial.ts';
import { measureBatch } from './batch.ts';
import { bundleForPages } from './bundle.ts';
import { inEachTab, measureFirstScans } from './first-scan.ts';
import { measureFrames } from './frame-times.ts';
import { MOST_HISTORY_MS, measureHistory } from './history.ts';
import { MOST_LONG_LIST_MS, measureLongList } from './long-list.ts';
import { measureMenu } from './menu-latency.ts';
import { measureMutations } from './mutating.ts';
import { measureNextResult } from './next-result.ts';
import { measureLoading } from './page-load.ts';
import { measurePopup } from './popup.ts';
import { measureQueue } from './queue.ts';
import { measureReading } from './reading.ts';
import { type Row, rowsOf, tableOfRows } from './row.ts';
import { serveBlank } from './serve-blank.ts';
import { measureSurfaces, SURFACES } from './surfaces.ts';

/** The popup loads at most so many thousands of bytes of scripts, not packed. */
const MOST_POPUP_KB = 450;
const { values, positionals } = parseArgs({ options: { with: { type: 'string' } }, allowPositionals: true });
const OTHER = values.with === undefined ? null : path.resolve(values.with);
/** The builds, this one first. */
const FIREFOX_BUILD = '.output/firefox-mv3';
const BUILDS = [BUILD, ...(OTHER ? [path.join(OTHER, '.output/chrome-mv3')] : [])];
const FIREFOX_BUILDS = [path.resolve(FIREFOX_BUILD), ...(OTHER ? [path.join(OTHER, FIREFOX_BUILD)] : [])];

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
    ...['detector.js', 'gesture.js'].map((file) => ({
      ...row(`${file}, gzip`, () => [file]),
      most: MAX_SCRIPT_BYTES / 1000,
    })),
    ...SURFACES.map((page) => row(`scripts before ${page} draws, gzip`, before(page))),
    { ...row('scripts before popup draws', before('popup'), (script) => script), most: MOST_POPUP_KB },
  ];
}

/** Measures this build, then the other one. */
async function eachBuild(
  measure: (build: string) => Promise<Record<string, number>>,
  most?: Record<string, number>,
): Promise<Row[]> {
  return rowsOf(await measure(BUILD), BUILDS[1] === undefined ? null : await measure(BUILDS[1]), most);
}

const { url, close } = await serveBlank();
const cases: Record<string, [heading: string, run: () => Promise<Row[]> | Row[]]> = {
  weight: ['kB', weights],
  popup: ['opening the popup, ms', () => measurePopup(BUILDS)],
  surfaces: ['first text of each page, ms; floor: the document is read', () => measureSurfaces(BUILDS)],
  menu: ['waiting for a card, ms; floor: bare fetch', measureMenu],
  history: ['History with 50 000 lookups, ms', () => eachBuild(measureHistory, MOST_HISTORY_MS)],
  'next result': [
    'the next result of 28 hits in a review, from Enter to its paint, ms',
    () => measureNextResult(BUILDS),
  ],
  batch: ['a batch of 10 000 rows, ms', () => eachBuild(measureBatch)],
  'long list': [
    'a list of 10 000 rows, and a lookup of the user meanwhile, ms',
    () => eachBuild(measureLongList, MOST_LONG_LIST_MS),
  ],
  queue: ['the queue, ms; floor: bare loop, or few lookups', measureQueue],
  reading: ['reading an answer, ms', measureReading],
  scan: ['first scan, ms; floor: naive regex', () => measureFirstScans(url, OTHER)],
  texts: ['finding, ms; floor: the results alone', () => inEachTab(url, null, measureAdversarial)],
  mutations: ['10k texts that change on each frame, ms', () => inEachTab(url, null, measureMutations)],
  frames: [
    '10k texts that change on each frame, ms of main thread a frame; floor: without the extension',
    async () => measureFrames(url, await bundleForPages(), BUILDS),
  ],
  loading: [
    'loading, ms of processor until 3 s after; floor: without the extension',
    async () => [
      ...(await measureLoading('Chromium', url, BUILDS)),
      ...(await measureLoading('Firefox', url, FIREFOX_BUILDS)),
    ],
  ],
};
const unknown = positionals.filter((name) => !(name in cases));
if (unknown.length > 0)
  throw new Error(`There is no case ${unknown.join(', ')}, only ${Object.keys(cases).join(', ')}`);
const load = () => `load average ${loadavg()[0]?.toFixed(1)}`;
const parts = [`${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${load()} at the beginning.`];
for (const [name, [heading, run]] of Object.entries(cases)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const part = `${tableOfRows(heading, await run())}\n\n${load()}`;
  console.log(`\n${part}`);
  parts.push(part);
}
close();
if (OTHER === null && positionals.length === 0) {
  const head =
    '# What Sightline costs\n\nWritten by `npm run bench`. Other programs on the machine make figures worse.';
  writeFileSync(path.join(import.meta.dirname, 'RESULTS.md'), `${[head, ...parts].join('\n\n')}\n`);
}
