import { expect, test } from 'vitest';
import { createFormats } from '@/utils/texts/formats';

const AT = new Date(2026, 4, 12, 15, 4, 5).getTime();

test('times are written as in the language and its region', () => {
  expect(createFormats('en-US').moment(AT, 'exact')).toMatch(/^May 12, 2026, 3:04:05\sPM$/);
  expect(createFormats('en-GB').moment(AT, 'exact')).toBe('12 May 2026, 15:04:05');
  expect(createFormats('de').moment(AT, 'time')).toBe('15:04');
  expect(createFormats('en').relative(-3, 'hour')).toBe('3 hours ago');
});

test('a duration has the unit of the language, also at zero', () => {
  const { duration } = createFormats('en');
  expect([duration(0, 'second'), duration(2, 'hour'), duration(1234, 'millisecond')]).toEqual([
    '0\u00a0sec',
    '2\u00a0hr',
    '1,234\u00a0ms',
  ]);
  expect([duration(1, 'second', 'long'), duration(30, 'second', 'long')]).toEqual(['1\u00a0second', '30\u00a0seconds']);
  expect(createFormats('de').duration(2, 'hour')).toBe('2\u00a0Std.');
  expect(createFormats('ja').duration(12, 'second')).toBe('12\u00a0秒');
});

test('a list has the signs and the word of the language', () => {
  expect(createFormats('en-US').list(['a', 'b', 'c'])).toBe('a, b, and c');
  expect(createFormats('de').list(['a', 'b'])).toBe('a und b');
  expect(createFormats('ja').list(['a', 'b', 'c'])).toBe('a、b、c');
  expect(createFormats('he').list(['a', 'b'])).toContain('\u2068b\u2069');
});
