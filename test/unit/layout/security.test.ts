import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GUARDS } from '../../guards/all';

const model = readFileSync('docs/threat-model.md', 'utf8');
/** Each “title” of a test with its file: the last one before it in its row. */
const namedTests = model.split('\n').flatMap((row) => {
  let file = '';
  return [...row.matchAll(/`(test\/[^`]+)`|“([^”]+)”/g)].flatMap(([, path, name]) => {
    file = path ?? file;
    return name === undefined ? [] : [{ file, name }];
  });
});

const threats = [...model.matchAll(/^\| (T\d+) \|/gm)].map(([, id = '']) => id);

test('the threats are numbered without a gap', () => {
  expect(threats.length).toBeGreaterThanOrEqual(25);
  expect(threats).toEqual(threats.map((_, i) => `T${i + 1}`));
});

test('every test that the threat model names exists', () => {
  expect(namedTests.length).toBeGreaterThan(40);
  expect(namedTests.filter(({ file, name }) => !file || !readFileSync(file, 'utf8').includes(name))).toEqual([]);
});

/** Threats whose loss of defense no unit test can notice; the threat model says what replaces it. */
const BY_OTHER_MEANS = ['T6', 'T7', 'T17'];

test('every threat has a guard that npm run guards takes away, or a reason why not', () => {
  const guarded = new Set<string>(GUARDS.map(({ threat }) => threat));
  expect(threats.filter((threat) => !guarded.has(threat))).toEqual(BY_OTHER_MEANS);
});

test('the file, the test and the text of every guard exist, the text once', () => {
  for (const { name, file, find, test: named } of GUARDS) {
    expect(existsSync(named), name).toBe(true);
    expect(readFileSync(file, 'utf8').split(find), name).toHaveLength(2);
  }
});
