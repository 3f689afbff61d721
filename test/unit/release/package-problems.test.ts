import { expect, test } from 'vitest';
import { leftToOwner, packageProblems } from '../../release/package-problems.ts';

const NAMES = {
  version: '1.0.0',
  author: 'A Publisher',
  homepage: 'https://sightline.test',
  repository: { url: 'https://git.test/sightline.git' },
  bugs: { url: 'https://git.test/sightline/issues' },
  storeIds: { chrome: 'a'.repeat(32), edge: 'b'.repeat(32), firefox: 'sightline@sightline.test' },
};
const READY = { size: 600_000, files: ['manifest.json'], version: '1.0.0', hasKey: false, thirdParty: 'MIT' };
const FIREFOX = { ...READY, id: NAMES.storeIds.firefox };
const UNPACKED = 'c'.repeat(32);

test('packages that are ready have no problem, and nothing waits for the owner', () => {
  expect(packageProblems('chrome', READY, NAMES, 'MIT')).toEqual([]);
  expect(packageProblems('firefox', FIREFOX, NAMES, 'MIT')).toEqual([]);
  expect(leftToOwner(NAMES, UNPACKED)).toEqual([]);
});

test.each([
  ['another version', { version: '0.9.0' }, 'version 0.9.0'],
  ['a key', { hasKey: true }, 'key'],
  ['other licenses', { thirdParty: null }, 'licenses'],
  ['too many bytes', { size: 3_000_000 }, '3000000'],
  ['a source map', { files: ['a.js.map'] }, 'a.js.map'],
  ['a hidden file', { files: ['icon/.DS_Store'] }, '.DS_Store'],
])('a package with %s is named', (_, change, word) => {
  expect(packageProblems('chrome', { ...READY, ...change }, NAMES, 'MIT')).toEqual([expect.stringContaining(word)]);
});

test('a Firefox package with another id is named', () => {
  expect(packageProblems('firefox', { ...FIREFOX, id: 'x@y.test' }, NAMES, 'MIT')).toEqual([
    expect.stringContaining('x@y.test'),
  ]);
});

test('a placeholder, and an id that no store assigned, wait for the owner; a store that is left out does not', () => {
  expect(leftToOwner({ ...NAMES, homepage: 'https://sightline.example.com' }, UNPACKED)).toEqual(['homepage']);
  for (const edge of [UNPACKED, '', '00000000-0000-0000-0000-000000000000'])
    expect(leftToOwner({ ...NAMES, storeIds: { ...NAMES.storeIds, edge } }, UNPACKED)).toEqual(['storeIds.edge']);
  expect(leftToOwner({ ...NAMES, storeIds: { ...NAMES.storeIds, edge: null } }, UNPACKED)).toEqual([]);
});
