import { expect, test } from 'vitest';
import { lintProblems, lintSummary } from '../../release/lint-report.ts';

const found = (code: string, count = 1) => Array.from({ length: count }, () => ({ code, message: 'm', file: 'a.js' }));

test('known warnings of libraries are let through, in the number that is known', () => {
  const known = [...found('DANGEROUS_EVAL', 2), ...found('UNSAFE_VAR_ASSIGNMENT', 2)];
  const report = { errors: [], notices: [], warnings: known };
  expect(lintProblems(report)).toEqual([]);
  expect(lintSummary(report)).toBe('0 errors, 0 notices, 4 warnings');
  const more = [...known, ...found('DANGEROUS_EVAL')];
  expect(lintProblems({ ...report, warnings: more })).toEqual(['warning DANGEROUS_EVAL in a.js: m']);
});

test('every error, notice and other warning is a problem', () => {
  const report = { errors: found('A'), notices: found('B'), warnings: found('C') };
  expect(lintProblems(report)).toEqual(['error A in a.js: m', 'notice B in a.js: m', 'warning C in a.js: m']);
});
