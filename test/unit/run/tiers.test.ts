import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readTiers, TIERS } from '../../run/tiers.ts';

test('a command line names one tier or several', () => {
  expect(readTiers(['rest']).map(({ name }) => name)).toEqual(['rest']);
  expect(readTiers(['everyday', 'rest']).map(({ name }) => name)).toEqual(['everyday', 'rest']);
});

test.each([[[]], [['everything']], [['--fast']], [['everyday', 'smoke']]])('refuses %j', (args) => {
  expect(() => readTiers(args)).toThrow(/everyday, rest/);
});

test('every Vitest project is in exactly one tier', () => {
  const config = readFileSync('vitest.config.ts', 'utf8');
  const projects = [...config.matchAll(/\bname: '([^']+)'/g)].map(([, name]) => name);
  const inTiers = TIERS.flatMap(({ projects: { unit, component } }) => [...unit, ...component]);
  expect(inTiers.toSorted()).toEqual(projects.toSorted());
});

test('a browser test is in one tier or the other', () => {
  const [everyday, rest] = TIERS.map(({ browserTests }) => browserTests);
  expect(everyday).toEqual(['--grep', '@smoke']);
  expect(rest).toEqual(['--grep-invert', '@smoke']);
});
