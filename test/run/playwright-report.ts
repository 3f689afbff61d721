import * as z from 'zod';
import type { Count } from './count.ts';

interface Titled {
  title: string;
  specs: { title: string; ok: boolean }[];
  suites?: Titled[] | undefined;
}

const titled: z.ZodType<Titled> = z.lazy(() =>
  z.object({
    title: z.string(),
    specs: z.array(z.object({ title: z.string(), ok: z.boolean() })),
    suites: z.array(titled).optional(),
  }),
);

const report = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
  suites: z.array(titled),
});

const failuresIn = ({ title, specs, suites = [] }: Titled): string[] =>
  [...specs.filter(({ ok }) => !ok).map((spec) => spec.title), ...suites.flatMap(failuresIn)].map(
    (name) => `${title}: ${name}`,
  );

/** Read Playwright's json report. An error outside of any test (a broken spec file, say) counts as one failure. */
export function readPlaywrightReport(json: unknown): Count {
  const { stats, errors, suites } = report.parse(json);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: suites.flatMap(failuresIn),
  };
}
