import type { Report } from '@/utils/reading/report';
import { OPERATIONS } from '@/utils/service/operations';
import { saysFinding } from './screening-row';

/** How many hits an answer has, all kinds of screening together. */
export type HitCount =
  | { is: 'hits'; n: number; isAtLeast: boolean }
  /** Something in the answer may be a hit. */
  | { is: 'possible' }
  /** The answer says of each kind that there are none. */
  | { is: 'none' }
  /** Of each kind that the answer does not clear, it holds an empty list, which does not say that anybody looked. */
  | { is: 'empty-list' }
  /** The answer says nothing clear about at least one kind. */
  | { is: 'not-recognized' };

type Screened = Pick<Report, 'screening' | 'screeningEntries' | 'coverage' | 'operation'>;

/** Counts the hits of an answer; null if nobody expects screening of it, and it has none. */
export function countHits(report: Screened): HitCount | null {
  const { screening, coverage, operation } = report;
  const mayHaveMore = screening.some(({ state }) => state === 'listed') || coverage.possible !== null;
  if (screening.some(({ state }) => state === 'found')) {
    const { n, isAtLeast } = numberOf(report);
    return { is: 'hits', n, isAtLeast: isAtLeast || mayHaveMore };
  }
  if (mayHaveMore) return { is: 'possible' };
  if (!OPERATIONS[operation].isScreening && !screening.some(saysFinding)) return null;
  const open = screening.filter(({ state }) => state !== 'none-found' && state !== 'not-screened');
  if (open.some(({ state }) => state !== 'empty-list')) return { is: 'not-recognized' };
  if (open.length > 0) return { is: 'empty-list' };
  return screening.some(saysFinding) ? { is: 'none' } : { is: 'not-recognized' };
}

/**
 * Adds what is listed and what is only counted. An entry may be of several kinds, so counts of several kinds may overlap:
 * then the number is a lower bound.
 */
function numberOf({ screening, screeningEntries }: Screened): { n: number; isAtLeast: boolean } {
  const found = screening.filter(({ state }) => state === 'found');
  const kinds = new Set(found.map(({ kind }) => kind));
  const listed = screeningEntries.filter((entry) => entry.kinds.some((kind) => kinds.has(kind)));
  const notListed = found
    .map(({ kind, n }) => (n ?? 0) - listed.filter((entry) => entry.kinds.includes(kind)).length)
    .filter((more) => more > 0);
  const n = Math.max(1, listed.length + Math.max(0, ...notListed));
  const isUncounted = found.some((row) => row.n === null && !listed.some((entry) => entry.kinds.includes(row.kind)));
  return { n, isAtLeast: isUncounted || notListed.length > 1 || found.some(({ isAtLeast }) => isAtLeast) };
}
