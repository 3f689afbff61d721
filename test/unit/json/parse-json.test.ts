import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isNode, type JsonLeaf, type JsonNode, parseJson } from '@/utils/json/json-tree';
import { ANSWER_BOUNDS } from '@/utils/service/failure-of-reply';
import { A_MOMENT_MS, cpuMs } from '../cpu-ms';
import { treeOfText } from '../reading/report-of';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const parseAtDoor = (text: string) => parseJson(text, ANSWER_BOUNDS);

test.each([
  ['', 'empty'],
  [' \n', 'empty'],
  ['<html>', 'not-json'],
  ['{"a":1', 'not-json'],
  [nested(ANSWER_BOUNDS.depth + 1), 'too-deep'],
  [nested(100_000), 'too-deep'],
  [`[${'1,'.repeat(ANSWER_BOUNDS.nodes)}1]`, 'too-many-fields'],
])('%.20s is refused as %s', (text, problem) => {
  expect(parseAtDoor(text)).toEqual({ ok: false, problem });
});

test('brackets and commas inside texts do not count', () => {
  const text = JSON.stringify({ a: '[['.repeat(100), b: ','.repeat(ANSWER_BOUNDS.nodes), c: '\\"[' });
  const parsed = parseAtDoor(text);
  expect(parsed.ok && parsed.tree.root.value).toEqual(JSON.parse(text));
  expect(parseAtDoor(nested(ANSWER_BOUNDS.depth)).ok).toBe(true);
});

test('every JSON text has the value that JSON.parse gives, in the tree as well', () => {
  const plain = (item: JsonNode | JsonLeaf): unknown => {
    if (!isNode(item)) return item.raw ?? item.value;
    const children = item.children.map((child) => [child.key, plain(child)] as const);
    return Array.isArray(item.value) ? children.map(([, value]) => value) : Object.fromEntries(children);
  };
  fc.assert(
    fc.property(fc.json({ noUnicodeString: false }), fc.constantFrom(0, 1, 3), (text, space) => {
      const spaced = JSON.stringify(JSON.parse(text), null, space);
      for (const json of [text, spaced]) expect(plain(treeOfText(json).root)).toEqual(JSON.parse(json));
    }),
  );
});

test('a text is accepted exactly if JSON.parse accepts it', () => {
  const isJson = (text: string): boolean => {
    try {
      JSON.parse(text);
      return true;
    } catch {
      return false;
    }
  };
  const piece = fc.constantFrom(
    ...['{', '}', '[', ']', ',', ':', '"', '"a"', '"\\n"', '"\\x"', '"\\u12"', '"\t"', '"\\', ' ', '\n', '\u00a0'],
    ...['1', '-', '0', '01', '1.', '.5', '1e5', '1e', '-0', '+1', 'true', 'tru', 'null', 'NaN', "'a'", '//', '\ufeff'],
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 7 }), (pieces) => {
      const text = pieces.join('');
      expect(parseJson(text).ok).toBe(isJson(text));
    }),
    { numRuns: 5000 },
  );
  for (const text of ['[1,]', '{"a":1,}', '{"a" 1}', '[1 2]', '{"a":1}}', '[01]', '"a', '{,}', '[,1]', '1 1'])
    expect(parseJson(text).ok).toBe(false);
});

test('each leaf has the digits and the text as sent', () => {
  const { leaves } = treeOfText('{"a":0.80,"b":[12345678901234567890,1],"c":"x\\u202ey","d":1e400,"a/b":-0}');
  expect(leaves.map(({ pointer, value, literal, raw }) => [pointer, value, literal, raw])).toEqual([
    ['/a', 0.8, '0.80', null],
    ['/b/0', Number('12345678901234567890'), '12345678901234567890', null],
    ['/b/1', 1, null, null],
    ['/c', 'x[RLO]y', null, 'x\u202ey'],
    ['/d', Number.POSITIVE_INFINITY, '1e400', null],
    ['/a~1b', -0, '-0', null],
  ]);
  expect(treeOfText('1.0').leaves).toMatchObject([{ pointer: '', literal: '1.0' }]);
});

test('400 000 levels and a megabyte of any form are parsed in a moment', () => {
  expect(parseJson(nested(400_000)).ok).toBe(true);
  for (const text of [
    `[${'0.50,'.repeat(200_000)}0]`,
    `"${'\\"'.repeat(500_000)}"`,
    `[${' '.repeat(1_000_000)}]`,
    `[${'9'.repeat(1_000_000)}]`,
  ])
    expect(cpuMs(() => parseJson(text))).toBeLessThan(A_MOMENT_MS);
});
