import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { scriptsOf } from './scripts-of.ts';

const BUILD = '.output/chrome-mv3';
const bytesOf = (scripts: readonly string[]) =>
  scripts.reduce((sum, file) => sum + statSync(path.join(BUILD, file)).size, 0);

test.each([
  ['popup.html', 450_000],
  ['sidepanel.html', 450_000],
  ['card.html', 420_000],
])('%s loads at most %i bytes of scripts before it draws', (page, bar) => {
  const scripts = scriptsOf(BUILD, page);
  expect(scripts.length).toBeGreaterThan(3);
  expect(bytesOf(scripts), scripts.join(', ')).toBeLessThanOrEqual(bar);
});

test('the background has at most 535 000 bytes', () => {
  expect(bytesOf(['background.js'])).toBeLessThanOrEqual(535_000);
});

/** In the scripts of the database, and in those that read answers. */
const LATER = /Dexie|veredicto/;

test.each(['popup.html', 'sidepanel.html', 'card.html'])('%s draws without the database and the reader', (page) => {
  const holders = (files: readonly string[]) =>
    files.filter((file) => LATER.test(readFileSync(path.join(BUILD, file), 'utf8')));
  expect(holders(scriptsOf(BUILD, page))).toEqual([]);
  expect(holders(scriptsOf(BUILD, 'options.html'))).not.toEqual([]);
});
