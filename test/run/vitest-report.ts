import * as z from 'zod';
import type { Count } from './count.ts';

const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
});

/** Read Vitest's json report. A file that failed outside of its tests (a bad import, say) counts as one failure. */
export function readVitestReport(json: unknown): Count {
  const files = report.parse(json).testResults;
  const tests = files.flatMap((file) => file.assertionResults.map((test) => ({ ...test, file: file.name })));
  const passed = tests.filter(({ status }) => status === 'passed').length;
  const failed = tests.filter(({ status }) => status === 'failed');
  const brokenFiles = files.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed,
    failed: failed.length + brokenFiles.length,
    skipped: tests.length - passed - failed.length,
    failures: [...failed.map(({ file, fullName }) => `${file}: ${fullName}`), ...brokenFiles.map(({ name }) => name)],
  };
}
