import { expect, test } from 'vitest';
import { readVitestReport } from '../../run/vitest-report.ts';

const file = (status: string, ...tests: string[]) => ({
  name: 'some.test.ts',
  status,
  assertionResults: tests.map((end) => ({ fullName: `group ${end}`, status: end })),
});

test('counts every way in which a test can end', () => {
  const testResults = [file('passed', 'passed', 'passed', 'skipped'), file('failed', 'failed', 'passed', 'todo')];
  expect(readVitestReport({ success: false, testResults })).toEqual({
    passed: 3,
    failed: 1,
    skipped: 2,
    failures: ['some.test.ts: group failed'],
  });
});

test('a file that failed without a failing test counts once', () => {
  const testResults = [file('failed'), file('failed', 'passed'), file('failed', 'failed', 'failed')];
  const { failures, ...counts } = readVitestReport({ testResults });
  expect(counts).toEqual({ passed: 1, failed: 4, skipped: 0 });
  expect(failures).toHaveLength(4);
});

test('throws on what is no such report', () => {
  expect(() => readVitestReport({ testResults: 'many' })).toThrow();
});
