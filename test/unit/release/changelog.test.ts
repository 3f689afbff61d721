import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cutChangelog, notesOf } from '../../release/changelog.ts';
import { NAMES } from '../../release/names.ts';

test('the changelog begins with what is unreleased or with the version of the package, and has each version once', () => {
  const headings = [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## (\S+)/gm)].map(([, heading]) => heading);
  expect(headings.filter((heading) => heading !== 'Unreleased')[0]).toBe(NAMES.version);
  expect(headings.indexOf('Unreleased')).toBeLessThanOrEqual(0);
  expect(new Set(headings).size).toBe(headings.length);
});

const TEXT = '# Changelog\n\n## Unreleased\n\n* new\n\n## 1.10.0\n\n* ten\n\n### Fixed\n\n* it\n\n## 1.1.0\n\n* one\n';

test('a version gets what was unreleased', () => {
  expect(notesOf(cutChangelog(TEXT, '2.0.0'), '2.0.0')).toBe('* new\n');
  expect(() => cutChangelog('# Changelog\n\n## 1.0.0\n', '2.0.0')).toThrow('nothing unreleased');
});

test('the notes of a release are those of its version alone', () => {
  expect(notesOf(TEXT, '1.10.0')).toBe('* ten\n\n### Fixed\n\n* it\n');
  expect(notesOf(TEXT, '1.1.0')).toBe('* one\n');
  expect(() => notesOf(TEXT, '1.0.0')).toThrow('nothing about 1.0.0');
});
