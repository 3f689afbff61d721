/**
 * What the detector costs, beside its peers and the limit: `npm run bench` (`-- --short` for one round of the main
 * figures). Prints one table and writes it to RESULTS.md. Nothing is asserted; look at it.
 */
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { measureAdversarial } from './adversarial.ts';
import { bundleForPages } from './bundle.ts';
import { openChromiumTab } from './chromium-tab.ts';
import type { Figure } from './figure.ts';
import { openFirefoxTab } from './firefox-tab.ts';
import { measureFirstScan } from './first-scan.ts';
import { measureFrameTimes } from './frame-times.ts';
import { measureMarkings } from './markings.ts';
import { measureMutations } from './mutating.ts';
import { measureLoading } from './page-load.ts';
import { serveBlank } from './serve-blank.ts';
import { tableOf } from './table.ts';
import { measureWeight } from './weight.ts';

const isShort = process.argv.includes('--short');
const ROUNDS = isShort ? 1 : 5;

const loadNow = (): string => (loadavg()[0] ?? 0).toFixed(1);
const loadBefore = loadNow();

const bundle = await bundleForPages();
const pages = await serveBlank();
const figures: Figure[] = [];
const versions: string[] = [];

async function measure(what: string, run: () => Promise<Figure[]>): Promise<void> {
  console.error(`… ${what}`);
  figures.push(...(await run()));
}

for (const open of [openChromiumTab, openFirefoxTab]) {
  const tab = await open(pages.url, bundle);
  if (!tab) continue;
  versions.push(`${tab.browser} ${tab.version}`);
  await measure(`${tab.browser}: first scan`, () => measureFirstScan(tab, ROUNDS, isShort));
  await tab.fresh();
  await measure(`${tab.browser}: adversarial texts`, () => measureAdversarial(tab, ROUNDS));
  await measure(`${tab.browser}: mutations`, () => measureMutations(tab, ROUNDS));
  await measure(`${tab.browser}: ways to mark`, () => measureMarkings(tab, ROUNDS));
  await tab.close();
}
await measure('frames with and without the extension', () => measureFrameTimes(pages.url, bundle, ROUNDS));
for (const browser of ['Chromium', 'Firefox'] as const) {
  await measure(`${browser}: loading pages`, () => measureLoading(browser, pages.url, ROUNDS));
}
await measure('weight', () => measureWeight(pages.url, bundle, ROUNDS));
pages.close();

const [cpu] = cpus();
const report = `# What the detector costs

Written by \`npm run bench\`. ${versions.join(', ')}, headless; ${cpus().length} × ${cpu?.model ?? 'unknown'}; load average ${loadBefore} before, ${loadNow()} after (every
other program on the machine makes the figures worse); ${isShort ? 'one round (`--short`)' : `${ROUNDS} interleaved rounds, medians`}.

Times × are ratios to a bare \`TreeWalker(SHOW_TEXT)\` pass over the same document in the same run, each first pass in a fresh
document; adversarial texts are compared with plain text of the same size. Everything but the frame times, the marks'
delay and the weight (real extension, Chromium) runs in the world of a content script: an isolated world in Chromium,
a sandbox with Xray wrappers in Firefox. Absolute times are for orientation only. A longest task is the median of
the rounds' longest.

${tableOf(figures)}
`;
writeFileSync(path.join(import.meta.dirname, 'RESULTS.md'), report);
console.log(report);
