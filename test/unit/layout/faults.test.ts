import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const rows = readFileSync('docs/faults.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| F\d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

test('the faults are numbered without a gap', () => {
  expect(rows.length).toBeGreaterThanOrEqual(27);
  expect(rows.map(([, id]) => id)).toEqual(rows.map((_, i) => `F${i + 1}`));
});

/** The files that a cell names, each as the places where it may be; those of a browser, or of both, by their names alone. */
const filesOf = (cell = '', browser: string): string[][] =>
  [...cell.matchAll(/`([\w./-]+\.ts)`/g)].map(([, file = '']) =>
    file.includes('/') ? [file] : [`test/browser/specs/${file}`, `test/browser/${browser}/${file}`],
  );

test('every file that a row names has a test whose title begins with the number of the row', () => {
  const named = rows.flatMap(([, id = '', , , chromium, firefox]) =>
    [...filesOf(chromium, 'chromium'), ...filesOf(firefox, 'firefox')].map((places) => ({
      id,
      places,
    })),
  );
  expect(named.length).toBeGreaterThan(50);
  // "F8: …", "F6, F7, F15: …", "slow F2: …", or 'F8' in a list that the titles are made of.
  const isMissing = ({ id, places }: { id: string; places: string[] }): boolean =>
    !places
      .filter((file) => existsSync(file))
      .some((file) => new RegExp(`'(slow )?(F\\d+, )*${id}\\b`).test(readFileSync(file, 'utf8')));
  expect(named.filter(isMissing)).toEqual([]);
});
