import { useRef } from 'react';
import { useKeyHandlers, useReview } from '@/components/decide/review';
import { useTexts } from '@/components/kit/texts';
import { nextRow } from '@/utils/batch/next-row';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import { subjectTitle } from '@/utils/result/subject-title';

/** Opens the next or previous result of a list by key. The result takes the focus. */
export function useReviewList(
  rows: readonly LookupRecord[],
  {
    shown,
    onOpen,
    total = rows.length,
    onEnd,
  }: {
    shown: string | null;
    onOpen: (id: string) => void;
    /** Of a review: with the rows that have left it. */
    total?: number | undefined;
    /** Of a review: after the last row was saved. */
    onEnd?: (() => void) | undefined;
  },
): void {
  const { t } = useTexts();
  const review = useReview();
  const order = useRef(rows);
  if (shown === null || rows.some(({ id }) => id === shown)) order.current = rows;
  const open = (step: 1 | -1) => (after?: 'save') => {
    const next = nextRow(rows, order.current, review.wanted(), step);
    if (next === null && after === 'save' && onEnd) {
      onEnd();
      return null;
    }
    if (next === null) return t(step === 1 ? 'review.last' : 'review.first');
    review.open(next.id);
    onOpen(next.id);
    const part = total - rows.length + rows.indexOf(next) + 1;
    const position = t('count.ofTotal', { part, total });
    return `${position} · ${subjectTitle(next.subject)}`;
  };
  useKeyHandlers({ next: open(1), previous: open(-1) });
}
