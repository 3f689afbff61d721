import { expect, test } from 'vitest';
import { patternOf, placesAt } from '@/utils/reading/profile/pattern';
import { pattern } from '@/utils/reading/profile/profile';
import { treeOf } from '../report-of';

const BODY = { results: [{ list: 'OFAC' }, { list: 'EU' }, {}], 'a/b': { '~x': 1 }, '4711': { ok: true }, empty: [] };
const { root, leaves } = treeOf(BODY);

test.each([
  ['/results/*/list', ['/results/0/list', '/results/1/list'], true],
  ['/a~1b/~0x', ['/a~1b/~0x'], false],
  ['/*/ok', ['/4711/ok'], true],
  ['/empty/*/name', [], false],
  ['/results/*', ['/results/0', '/results/1', '/results/2'], false],
  ['/none/*', [], true],
  ['/constructor', [], true],
  ['', [''], false],
])('%s matches %j', (own, pointers, isMissing) => {
  const match = placesAt(root, own);
  expect(match.places.map(({ pointer }) => pointer)).toEqual(pointers);
  expect(match.isMissing).toBe(isMissing);
});

test('every value is found by its own pattern', () => {
  for (const leaf of leaves) expect(placesAt(root, patternOf(leaf)).places).toContain(leaf);
});

test('keys that a provider makes up become wildcards, so no address or number becomes part of a profile', () => {
  const made = treeOf({
    'jane@example.com': 1,
    '4711': 2,
    '7c9e6679-7425-40de-944b-e07fc1f90ae7': 3,
    ['x'.repeat(81)]: 4,
    deadbeef: 5,
  });
  expect(made.leaves.map(patternOf).toSorted()).toEqual(['/*', '/*', '/*', '/*', '/deadbeef']);
});

test.each(['x', '/x'.repeat(1001), 5])('%j is no pattern', (text) => {
  expect(pattern.safeParse(text).success).toBe(false);
});
