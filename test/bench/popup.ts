/*
 * npm run bench:popup [-- --language de] [folder of another build]: how long the popup takes to draw its address field, and
 * what is below it, in Chromium without a window; medians of 15, or of `--times`. `--language`: also in a browser of that language, and in
 * an English one in whose settings it is chosen. All take turns, so that a busy machine slows each; a ratio is the median
 * of the turns' ratios to the first. Prints, and asserts nothing about time.
 */
import { parseArgs } from 'node:util';
import type { BrowserContext } from '@playwright/test';
import { extensionPage } from '../browser/chromium/extension.ts';
import { expect } from '../browser/expect.ts';
import { startService } from '../service/start-service.ts';
import { type Opening, watchOpening } from './in-page/opening.ts';
import { median } from './median.ts';
import { inTurns, type Side, sidesOf, startSides } from './sides.ts';

const { values, positionals } = parseArgs({
  options: { language: { type: 'string' }, times: { type: 'string', default: '15' } },
  allowPositionals: true,
});
const { language } = values;
/** What is below the field is there after this time at most, in ms. */
const MOST_MS = 100;

/** A build in English, and in the language in both ways. */
const inLanguages = ({ name, build }: Side): Side[] =>
  language === undefined
    ? [{ name, build }]
    : [
        { name: `${name}, English`, build },
        { name: `${name}, a browser in ${language}`, build, browserLanguage: language },
        { name: `${name}, ${language} chosen`, build, chosenLanguage: language },
      ];

async function open(context: BrowserContext): Promise<Opening> {
  const page = await extensionPage(context, 'popup.html');
  await page.waitForFunction(() => 'content' in (globalThis as unknown as { opening: object }).opening);
  const opening = await page.evaluate(() => (globalThis as unknown as { opening: Opening }).opening);
  await page.close();
  return opening;
}

const service = await startService({});
const sides = await startSides(sidesOf(positionals).flatMap(inLanguages), service);
for (const { context, browserLanguage, chosenLanguage } of sides) {
  const page = await extensionPage(context, 'popup.html');
  await expect(page.locator('html')).toHaveAttribute(
    'lang',
    new RegExp(`^${chosenLanguage ?? browserLanguage ?? 'en'}`),
  );
  await page.close();
  await context.addInitScript(watchOpening);
}
const measured = await inTurns(sides, Number(values.times), open);
for (const { name, seen } of measured) {
  for (const part of ['field', 'content'] as const) {
    const times = seen.map((opening) => opening[part]);
    const ratio = median(times.map((time, turn) => time / (measured[0]?.seen[turn]?.[part] ?? Number.NaN)));
    const longest = Math.max(...times).toFixed(0);
    const bar = part === 'content' ? ` (bar: ${MOST_MS} ms)` : '';
    console.log(`${name}\t${part}\t${median(times).toFixed(0)} ms${bar}, longest ${longest} ms, ${ratio.toFixed(2)} ×`);
  }
}
for (const { context } of sides) await context.close();
await service.close();
