import * as z from 'zod';
import type { Count } from './count.ts';

const report = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
});

/** Read Playwright's json report. An error outside of any test (a broken spec file, say) counts as one failure. */
export function readPlaywrightReport(json: unknown): Count {
  const { stats, errors } = report.parse(json);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, skipped: stats.skipped };
}
