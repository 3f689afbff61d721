import { expect, test } from 'vitest';
import { createFormats } from '@/utils/texts/formats';

const AT = new Date(2026, 4, 12, 15, 4, 5).getTime();

test('times are written as in the language and its region', () => {
  expect(createFormats('en-US').moment(AT, 'exact')).toMatch(/^May 12, 2026, 3:04:05\sPM$/);
  expect(createFormats('en-GB').moment(AT, 'exact')).toBe('12 May 2026, 15:04:05');
  expect(createFormats('de').moment(AT, 'time')).toBe('15:04');
  expect(createFormats('en').relative(-3, 'hour')).toBe('3 hours ago');
});
