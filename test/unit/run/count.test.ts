import { describe, expect, test } from 'vitest';
import { judge, lastLine, sum } from '../../run/count.ts';

test('counts of suites add up', () => {
  const counts = [
    { passed: 3, failed: 0, skipped: 1 },
    { passed: 4, failed: 2, skipped: 0 },
  ];
  expect(sum(counts)).toEqual({ passed: 7, failed: 2, skipped: 1 });
  expect(sum([])).toEqual({ passed: 0, failed: 0, skipped: 0 });
});

describe('judge', () => {
  test('leaves a good report as it is', () => {
    expect(judge({ passed: 3, failed: 0, skipped: 1 }, 0)).toEqual({ passed: 3, failed: 0, skipped: 1 });
  });

  test('leaves failures as they were counted', () => {
    expect(judge({ passed: 3, failed: 2, skipped: 0 }, 1)).toEqual({ passed: 3, failed: 2, skipped: 0 });
  });

  test.each([
    ['no report', null, 0, { passed: 0, failed: 1, skipped: 0 }],
    ['a bad exit although all passed', { passed: 3, failed: 0, skipped: 0 }, 1, { passed: 3, failed: 1, skipped: 0 }],
    ['no test at all', { passed: 0, failed: 0, skipped: 0 }, 0, { passed: 0, failed: 1, skipped: 0 }],
    ['nothing but skipped tests', { passed: 0, failed: 0, skipped: 5 }, 0, { passed: 0, failed: 1, skipped: 5 }],
  ])('takes %s for one failure', (_, reported, exitCode, judged) => {
    expect(judge(reported, exitCode)).toEqual(judged);
  });
});

test('the last line names skipped tests only when there are some', () => {
  expect(lastLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
  expect(lastLine({ passed: 12, failed: 1, skipped: 2 })).toBe('12 passed, 1 failed, 2 skipped');
});
