import { describe, expect, test } from 'vitest';
import { median } from '../../bench/median.ts';
import { rowsOf, tableOfRows } from '../../bench/row.ts';

test('the median is the middle value, or the mean of the two in the middle', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
});

test('a table has one row for each figure, with its ratio and whether it meets its bar', () => {
  const rows = rowsOf({ opening: 90, closing: 20 }, { opening: 180, closing: 10 }, { opening: 100, closing: 15 });
  expect(tableOfRows('ms', rows).split('\n').slice(2)).toEqual([
    '| opening | Chromium |  | 180 | 90.0 | 0.50 | 100 | met |',
    '| closing | Chromium |  | 10.0 | 20.0 | 2.00 | 15.0 | not met |',
  ]);
  expect(tableOfRows('ms', rowsOf({ opening: 90 }, null))).toContain('| opening | Chromium |  |  | 90.0 |  |  |  |');
});

describe.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
  'a figure that is %d ends the run',
  (bad) => {
    test.each<[string, () => unknown]>([
      ['in a median', () => median([1, bad, 2])],
      ['as a figure of this build', () => tableOfRows('ms', [{ what: 'opening', now: bad }])],
      ['as a figure of another build', () => tableOfRows('ms', [{ what: 'opening', now: 1, old: bad }])],
      ['as a floor', () => tableOfRows('ms', [{ what: 'opening', now: 1, floor: bad }])],
      ['as a bar', () => tableOfRows('ms', [{ what: 'opening', now: 1, most: bad }])],
    ])('%s', (_, measure) => {
      expect(measure).toThrow(RangeError);
    });
  },
);

test('a median of nothing and a ratio to nothing end the run', () => {
  expect(() => median([])).toThrow(RangeError);
  expect(() => tableOfRows('ms', [{ what: 'opening', now: 1, old: 0 }])).toThrow(RangeError);
});
