import { expect, test } from 'vitest';
import { caseOf, missingPurpose } from '@/utils/lookup/lookup-record';

test.each([
  '',
  ' ',
  '\t\n',
  '\u200b',
  '\u200b\u2060\ufeff',
  '\u00ad',
  '\u3164',
  '\u115f\u1160',
  '\u2800',
  '\u00a0\u202e',
  '\u{e0041}',
])('a case that nobody can see (%j) is no case', (typed) => {
  expect(caseOf(typed)).toBe('');
  expect(missingPurpose({ reference: typed, reason: '' }, { reference: true, reason: false })).toBe('case-missing');
});

test('a case with a visible character is kept as typed, without the spaces around it', () => {
  expect(caseOf(' 47\u200b11 ')).toBe('47\u200b11');
  expect(missingPurpose({ reference: '-', reason: '' }, { reference: true, reason: false })).toBeUndefined();
});
