import { expect, test } from 'vitest';
import { lastFour, parseApiKey } from '@/utils/service/connection-problem';

test.each([
  ['sk_live_0123456789', 'sk_live_0123456789'],
  ['  sk_live_0123456789\r\n', 'sk_live_0123456789'],
  ['a+b/c==', 'a+b/c=='],
  ['x'.repeat(4096), 'x'.repeat(4096)],
])('F26: %.40j is a key', (typed, key) => {
  expect(parseApiKey(typed)).toBe(key);
});

test.each([
  '',
  '   ',
  'sk live',
  'sk\r\nX-Evil: 1',
  'sk\nlive',
  'sk\tlive',
  'sk\u0000live',
  '“sk_live”',
  'sk_li\u200bve',
  'ключ',
  'sk\u007f',
  'x'.repeat(4097),
])('F26: %.40j is none: it could not travel in a header, or not as it is seen', (typed) => {
  expect(parseApiKey(typed)).toBeNull();
});

test('of a short key nothing is shown', () => {
  expect(lastFour('sk_live_01234')).toBe('1234');
  expect(lastFour('sk_live_012')).toBe('');
});
