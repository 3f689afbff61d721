import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const rows = readFileSync('docs/faults.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| F\d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

test('every fault has its row', () => {
  expect(rows.map(([, id]) => id)).toEqual(Array.from({ length: 27 }, (_, i) => `F${i + 1}`));
});

test('every spec that a row names has a test with the id of the row', () => {
  const folders = { 4: 'test/browser/chromium/', 5: 'test/browser/firefox/' };
  const missing: string[] = [];
  for (const cells of rows) {
    for (const [column, folder] of Object.entries(folders)) {
      const [, named] = /^`([\w.-]+\.spec\.ts)`/.exec(cells[Number(column)] ?? '') ?? [];
      const text = named === undefined ? null : readFileSync(folder + named, 'utf8');
      if (text !== null && !new RegExp(`\\b${cells[1]}\\b`).test(text)) missing.push(`${cells[1]}: ${folder}${named}`);
    }
  }
  expect(rows.filter((cells) => /spec\.ts/.test(cells.join())).length).toBeGreaterThan(25);
  expect(missing).toEqual([]);
});
