import { expect, test } from 'vitest';
import { readPlaywrightReport } from '../../run/playwright-report.ts';

const stats = { startTime: '2026-01-01', duration: 1, expected: 5, unexpected: 1, flaky: 2, skipped: 3 };

test('a test that passed at the second attempt has passed', () => {
  expect(readPlaywrightReport({ stats, errors: [], suites: [] })).toEqual({
    passed: 7,
    failed: 1,
    skipped: 3,
    failures: [],
  });
});

test('names what failed by its file, its groups and its title', () => {
  const specs = [
    { title: 'good', ok: true },
    { title: 'bad', ok: false },
  ];
  const suites = [{ title: 'some.spec.ts', specs, suites: [{ title: 'group', specs }] }];
  const { failures } = readPlaywrightReport({ stats, errors: [], suites });
  expect(failures).toEqual(['some.spec.ts: bad', 'some.spec.ts: group: bad']);
});

test('an error outside of any test counts as a failure', () => {
  const errors = [{ message: 'SyntaxError' }, { message: 'No tests found' }];
  expect(readPlaywrightReport({ stats, errors, suites: [] })).toMatchObject({ passed: 7, failed: 3, skipped: 3 });
});

test('throws on what is no such report', () => {
  expect(() => readPlaywrightReport({ errors: [] })).toThrow();
});
