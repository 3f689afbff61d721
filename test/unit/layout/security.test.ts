import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const text = readFileSync('SECURITY.md', 'utf8');
const namedFiles = [...text.matchAll(/`((?:entrypoints|utils|components|test|public|docs)\/[^`\s]+)`/g)];
const namedTests = [...text.matchAll(/`(test\/[^`]+)` “([^”]+)”/g)];

test('every threat has its row', () => {
  const rows = [...text.matchAll(/^\| T(\d+) \|/gm)].map(([, number]) => Number(number));
  expect(rows).toEqual(Array.from({ length: 25 }, (_, i) => i + 1));
});

test('every file and every test that SECURITY.md names exists', () => {
  const files = namedFiles.map(([, file = '']) => file);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(namedTests.length).toBeGreaterThan(9);
  const missing = namedTests.filter(([, file = '', name = '']) => !readFileSync(file, 'utf8').includes(name));
  expect(missing.map(([named]) => named)).toEqual([]);
});
