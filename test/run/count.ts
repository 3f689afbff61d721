/** How many tests ended in which way. */
export interface Count {
  passed: number;
  failed: number;
  skipped: number;
  /** What failed, by name, to be named again at the end of a run; may be fewer than `failed`. */
  failures: readonly string[];
}

/** Nothing ran. */
export const NOTHING: Count = { passed: 0, failed: 0, skipped: 0, failures: [] };

/** One thing went wrong that is not itself a test: a crash, an empty suite, a browser that is not there. */
export const ONE_FAILURE: Count = { ...NOTHING, failed: 1 };

/** The counts of several suites together. */
export function sum(counts: readonly Count[]): Count {
  return counts.reduce(
    (total, count) => ({
      passed: total.passed + count.passed,
      failed: total.failed + count.failed,
      skipped: total.skipped + count.skipped,
      failures: [...total.failures, ...count.failures],
    }),
    NOTHING,
  );
}

/**
 * What a suite really says, its exit code included: a suite that crashed, left no report or ran no test has failed,
 * whatever its report claims.
 */
export function judge(reported: Count | null, exitCode: number): Count {
  if (!reported) return ONE_FAILURE;
  const ran = reported.passed + reported.failed;
  const mustFail = exitCode !== 0 || ran === 0;
  return mustFail && reported.failed === 0 ? { ...reported, failed: 1 } : reported;
}

const LAST_LINE = /^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/;

/** The one line that a whole run ends with. */
export function lastLine({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** The counts of runs by what they have printed: the last such line, judged by the exit code. */
export function countPrinted(output: string, exitCode: number): Count {
  const line = output.split(/\r?\n/).findLast((text) => LAST_LINE.test(text));
  const [passed = 0, failed = 0, skipped = 0] = (LAST_LINE.exec(line ?? '') ?? [])
    .slice(1)
    .map((number = '0') => Number(number));
  return judge(line === undefined ? null : { ...NOTHING, passed, failed, skipped }, exitCode);
}
