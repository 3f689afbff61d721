import { expect, test } from 'vitest';
import { MAX_DEPTH, MAX_NODES, parseBoundedJson } from '@/utils/service/bounded-json';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

test.each([
  ['', 'empty'],
  [' \n', 'empty'],
  ['<html>', 'not-json'],
  ['{"a":1', 'not-json'],
  [nested(MAX_DEPTH + 1), 'too-deep'],
  [nested(100_000), 'too-deep'],
  [`[${'1,'.repeat(MAX_NODES)}1]`, 'too-many-fields'],
])('%.20s is refused as %s', (text, problem) => {
  expect(parseBoundedJson(text)).toEqual({ ok: false, problem });
});

test('brackets and commas inside texts do not count', () => {
  const text = JSON.stringify({ a: '[['.repeat(100), b: ','.repeat(MAX_NODES), c: '\\"[' });
  expect(parseBoundedJson(text)).toEqual({ ok: true, json: JSON.parse(text) });
  expect(parseBoundedJson(nested(MAX_DEPTH)).ok).toBe(true);
});
