import { describe, expect, test } from 'vitest';
import { countPrinted, judge, lastLine, NOTHING, ONE_FAILURE, sum } from '../../run/count.ts';

test('counts of suites add up', () => {
  const counts = [
    { passed: 3, failed: 1, skipped: 1, failures: ['a'] },
    { passed: 4, failed: 2, skipped: 0, failures: ['b', 'c'] },
  ];
  expect(sum(counts)).toEqual({ passed: 7, failed: 3, skipped: 1, failures: ['a', 'b', 'c'] });
  expect(sum([])).toEqual(NOTHING);
});

describe('judge', () => {
  test('leaves a good report as it is', () => {
    const good = { ...NOTHING, passed: 3, skipped: 1 };
    expect(judge(good, 0)).toEqual(good);
  });

  test('leaves failures as they were counted', () => {
    const bad = { passed: 3, failed: 2, skipped: 0, failures: ['a', 'b'] };
    expect(judge(bad, 1)).toEqual(bad);
  });

  test.each([
    ['no report', null, 0, ONE_FAILURE],
    ['a bad exit although all passed', { ...NOTHING, passed: 3 }, 1, { ...ONE_FAILURE, passed: 3 }],
    ['no test at all', NOTHING, 0, ONE_FAILURE],
    ['nothing but skipped tests', { ...NOTHING, skipped: 5 }, 0, { ...ONE_FAILURE, skipped: 5 }],
  ])('takes %s for one failure', (_, reported, exitCode, judged) => {
    expect(judge(reported, exitCode)).toEqual(judged);
  });
});

test('the last line names skipped tests only when there are some', () => {
  expect(lastLine({ ...NOTHING, passed: 12 })).toBe('12 passed, 0 failed');
  expect(lastLine({ ...ONE_FAILURE, passed: 12, skipped: 2 })).toBe('12 passed, 1 failed, 2 skipped');
});

describe('output of a run', () => {
  const count = { passed: 12, failed: 1, skipped: 2, failures: [] };

  test('is counted by its last line, whatever looks like it before', () => {
    expect(countPrinted(`3 passed, 0 failed\n\n${lastLine(count)}\n`, 1)).toEqual(count);
    expect(countPrinted(`${lastLine({ ...NOTHING, passed: 4817 })}\r\n`, 0)).toEqual({ ...NOTHING, passed: 4817 });
  });

  test.each([
    ['nothing', '', 0, 0],
    ['no such line', 'Tests: 12 passed, 0 failed\n', 0, 0],
    ['a line without failures and a bad exit', '12 passed, 0 failed\n', 1, 12],
    ['a line without any test', '0 passed, 0 failed\n', 0, 0],
  ])('is one failure with %s', (_, output, exitCode, passed) => {
    expect(countPrinted(output, exitCode)).toMatchObject({ passed, failed: 1 });
  });
});
