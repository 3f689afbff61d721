/*
 * npm run bench:surfaces [-- folder of another build]: for each page the scripts that it loads before it draws, raw and
 * with gzip, and the median time until its first text is painted, in Chromium without a window. `floor`: until the browser
 * has read the document, before a script of ours runs. Two builds take turns. Prints, and asserts nothing.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BrowserContext } from '@playwright/test';
import { extensionPage } from '../browser/chromium/extension.ts';
import { scriptsOf } from '../build/scripts-of.ts';
import { startService } from '../service/start-service.ts';
import { answerCard, type FirstContent, watchFirstContent } from './in-page/first-content.ts';
import { median } from './median.ts';
import { inTurns, sidesOf, startSides } from './sides.ts';

const TIMES = 11;
/** The popup loads at most so many thousands of bytes of scripts, not packed. */
const MOST_POPUP_KB = 600;
const SURFACES = ['popup', 'desk', 'sidepanel', 'card', 'options', 'welcome'];

async function open(context: BrowserContext, file: string): Promise<FirstContent> {
  const page = await extensionPage(context, file);
  await page.waitForFunction(() => 'firstContent' in globalThis);
  const first = await page.evaluate(() => (globalThis as unknown as { firstContent: FirstContent }).firstContent);
  await page.close();
  return first;
}

/** The scripts that a page of a build loads before it draws, in thousands of bytes. */
function weigh(build: string, file: string): { raw: number; gzip: number } {
  const scripts = scriptsOf(build, file).map((script) => readFileSync(path.join(build, script)));
  const sum = (sizes: number[]) => Math.round(sizes.reduce((total, size) => total + size, 0) / 1000);
  return { raw: sum(scripts.map(({ length }) => length)), gzip: sum(scripts.map((script) => gzipSync(script).length)) };
}

const service = await startService({});
const sides = await startSides(sidesOf(process.argv.slice(2)), service);
for (const { context } of sides) {
  await context.addInitScript(watchFirstContent);
  await context.addInitScript(answerCard);
}
for (const surface of SURFACES) {
  // Another build may not have this page yet.
  const having = sides.filter(({ build }) => existsSync(path.join(build, `${surface}.html`)));
  for (const { build, seen } of await inTurns(having, TIMES, (context) => open(context, `${surface}.html`))) {
    const { raw, gzip } = weigh(build, `${surface}.html`);
    const [content, floor] = [seen.map((run) => run.content), seen.map((run) => run.floor)].map(median);
    const times = `first content ${content?.toFixed(0)} ms, floor ${floor?.toFixed(0)} ms`;
    const bar = surface === 'popup' ? ` (bar: ${MOST_POPUP_KB} kB)` : '';
    console.log(`${surface}\t${build}\t${raw} kB${bar}, gzip ${gzip} kB\t${times}`);
  }
}
for (const { context } of sides) await context.close();
await service.close();
