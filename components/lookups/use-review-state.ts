import { useMemo } from 'react';
import { useDesk } from '@/components/kit/use-desk';
import { type ReviewProgress, reviewProgress } from '@/utils/batch/review-progress';
import type { DecisionOf } from '@/utils/batch/row-decision';
import type { RowSummary } from '@/utils/batch/row-summary';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import { withoutLookup } from '@/utils/surfaces/route';
import type { Texts } from '@/utils/texts/texts';
import { useUndecidedHits } from './use-undecided-hits';

/** How far a review is, and its end. */
export interface ReviewState {
  progress: ReviewProgress;
  /** How many hits of each row nobody has decided on, by row id; null while that is not known. */
  undecided: ReadonlyMap<string, number> | null;
  /** Leaves the last result. */
  onEnd: () => void;
  /** Whether everything is reviewed. @param left the rows that the list shows */
  isEnded: (left: readonly LookupRecord[]) => boolean;
}

const NONE: readonly LookupRecord[] = [];

/**
 * Returns how far the review of some rows is; null outside of a review.
 * @param rows all with something to decide about, decided or not
 */
export function useReviewState(
  rows: readonly LookupRecord[] | null,
  { readings, decisionOf }: { readings: ReadonlyMap<string, RowSummary>; decisionOf: DecisionOf },
): ReviewState | null {
  const { route, navigate } = useDesk();
  const undecided = useUndecidedHits(rows ?? NONE);
  const progress = useMemo(() => rows && reviewProgress(rows, readings, decisionOf), [rows, readings, decisionOf]);
  if (progress === null) return null;
  return {
    progress,
    undecided,
    onEnd: () => navigate(withoutLookup(route)),
    isEnded: (left) => left.length === 0 && progress.total > 0 && progress.done === progress.total,
  };
}

/** Returns the number of hits that nobody has decided on; 0 while it is not known. */
export const hitsLeft = (undecided: ReviewState['undecided']): number =>
  [...(undecided?.values() ?? [])].reduce((sum, count) => sum + count, 0);

/** Returns "7 of 20 · 26 hits undecided". */
export function progressInWords(
  { progress: { done, total }, undecided }: Pick<ReviewState, 'progress' | 'undecided'>,
  { t }: Pick<Texts, 't'>,
): string {
  const left = hitsLeft(undecided);
  return [t('count.ofTotal', { part: done, total }), left > 0 ? t('review.hitsOpen', { count: left }) : '']
    .filter((part) => part !== '')
    .join(' · ');
}
