import { expect, test } from 'vitest';
import { copyText } from '@/components/fields/raw-node';
import { treeOfText } from '../../reading/report-of';

test('a copied object keeps the digits of its numbers as sent', () => {
  const { root } = treeOfText('{"id":9007199254740993,"__proto__":{"share":0.80},"list":[1.0,"a"]}');
  expect(copyText(root)).toBe(
    '{\n  "id": 9007199254740993,\n  "__proto__": {\n    "share": 0.80\n  },\n  "list": [\n    1.0,\n    "a"\n  ]\n}',
  );
});

test('a copied text keeps its invisible characters, also inside an object', () => {
  const { root, leaves } = treeOfText('{"a":"x\\u202ey"}');
  expect(leaves.map(copyText)).toEqual(['x\u202ey']);
  expect(copyText(root)).toBe('{\n  "a": "x\u202ey"\n}');
});
