import { z } from 'zod';

const message = z.object({ code: z.string(), message: z.string(), file: z.string().optional() });

/** What addons-linter says of a package. */
export const lintReport = z.object({
  errors: z.array(message),
  notices: z.array(message),
  warnings: z.array(message),
});
export type LintReport = z.infer<typeof lintReport>;

/**
 * Warnings that unmodified libraries cause, with the most that may occur. The content security policy and Trusted Types
 * stop both at run time (`utils/lock-down.ts`).
 */
const KNOWN_WARNINGS: readonly { code: string; most: number; because: string }[] = [
  { code: 'DANGEROUS_EVAL', most: 2, because: 'zod probes whether it may compile parsers; it may not' },
  {
    code: 'UNSAFE_VAR_ASSIGNMENT',
    most: 2,
    because: 'react-dom implements dangerouslySetInnerHTML, which is not used',
  },
];

/** Returns one line for each finding that may not be in a package. */
export function lintProblems({ errors, notices, warnings }: LintReport): string[] {
  const of = (kind: string, list: LintReport['errors']) =>
    list.map(({ code, message, file = 'package' }) => `${kind} ${code} in ${file}: ${message}`);
  const known = KNOWN_WARNINGS.flatMap(({ code, most }) =>
    warnings.filter((each) => each.code === code).slice(0, most),
  );
  const unknown = warnings.filter((each) => !known.includes(each));
  return [...of('error', errors), ...of('notice', notices), ...of('warning', unknown)];
}

/** Returns the counts in one line. */
export const lintSummary = ({ errors, notices, warnings }: LintReport): string =>
  `${errors.length} errors, ${notices.length} notices, ${warnings.length} warnings`;
