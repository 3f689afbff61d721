import type { LookupRecord, Purpose } from '../lookup/lookup-record';
import type { LogLine } from './log-line';

/**
 * Returns why and by whom a lookup was made last, as its newest line in the log states it: a saved result is asked for again, for
 * another case. Without such a line, what it was started for; null if nobody said so.
 */
export function purposeOf(
  { purpose }: Pick<LookupRecord, 'purpose'>,
  line: LogLine | null | undefined,
): Purpose | null {
  if (!line?.content) return purpose ?? null;
  const { reference, reason, operator } = line.content;
  return { reference, reason, operator };
}
