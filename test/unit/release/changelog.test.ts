import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NAMES } from '../../release/names.ts';

test('the changelog begins with what is unreleased or with the version of the package, and has each version once', () => {
  const headings = [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## (\S+)/gm)].map(([, heading]) => heading);
  expect(headings.filter((heading) => heading !== 'Unreleased')[0]).toBe(NAMES.version);
  expect(headings.indexOf('Unreleased')).toBeLessThanOrEqual(0);
  expect(new Set(headings).size).toBe(headings.length);
});
