import { expect, test } from 'vitest';
import { readPlaywrightReport } from '../../run/playwright-report.ts';

const stats = { startTime: '2026-01-01', duration: 1, expected: 5, unexpected: 1, flaky: 2, skipped: 3 };

test('a test that passed at the second attempt has passed', () => {
  expect(readPlaywrightReport({ stats, errors: [], suites: [] })).toEqual({ passed: 7, failed: 1, skipped: 3 });
});

test('an error outside of any test counts as a failure', () => {
  const errors = [{ message: 'SyntaxError' }, { message: 'No tests found' }];
  expect(readPlaywrightReport({ stats, errors })).toEqual({ passed: 7, failed: 3, skipped: 3 });
});

test('throws on what is no such report', () => {
  expect(() => readPlaywrightReport({ errors: [] })).toThrow();
});
