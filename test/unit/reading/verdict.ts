import type { KnownResponse } from './known-responses';
import { reportOf } from './report-of';

export type Verdict = 'correct' | 'abstained' | 'wrong';

/** Reads a known answer and compares. An abstention is right where there is no score. */
export function verdictOn({
  body,
  operation,
  score,
  alias,
}: Pick<KnownResponse, 'body' | 'operation' | 'score' | 'alias'>): Verdict {
  const found = reportOf(body, operation).score?.pointer ?? null;
  return found === score || found === alias ? 'correct' : found === null ? 'abstained' : 'wrong';
}

/** Counts, for the line a test prints. */
export function tally(verdicts: readonly Verdict[]): Record<Verdict, number> {
  const count = { correct: 0, abstained: 0, wrong: 0 };
  for (const verdict of verdicts) count[verdict] += 1;
  return count;
}
