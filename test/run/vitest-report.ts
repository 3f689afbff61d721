import * as z from 'zod';
import type { Count } from './count.ts';

const report = z.object({
  testResults: z.array(
    z.object({
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
});

/** Read Vitest's json report. A file that failed outside of its tests (a bad import, say) counts as one failure. */
export function readVitestReport(json: unknown): Count {
  const files = report.parse(json).testResults;
  const ends = files.flatMap((file) => file.assertionResults.map((test) => test.status));
  const passed = ends.filter((status) => status === 'passed').length;
  const failed = ends.filter((status) => status === 'failed').length;
  const brokenFiles = files.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return { passed, failed: failed + brokenFiles.length, skipped: ends.length - passed - failed };
}
