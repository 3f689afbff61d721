import { expect, test } from 'vitest';
import { readDateValue } from '@/utils/reading/sections/date-value';

test.each([
  ['2026-02-28T23:00:00-02:00', '2026-03-01T01:00:00.000Z'],
  // .NET writes this for "no date".
  ['0001-01-01T00:00:00Z', '0001-01-01T00:00:00.000Z'],
  ['0000-02-29T00:00:00Z', '0000-02-29T00:00:00.000Z'],
])('%s is the moment %s', (text, at) => {
  expect(readDateValue(text)).toMatchObject({ zone: 'stated', at });
});

test.each(['2026-02-29T00:00:00Z', '0001-02-29T00:00:00Z', '2026-13-01'])('%s is no date', (text) => {
  expect(readDateValue(text)).toBeNull();
});
