import { useRef } from 'react';
import { useTexts } from '@/components/kit/texts';
import { useKeyHandlers, useReview } from '@/components/result/review';
import { subjectTitle } from '@/components/result/subject-title';
import { nextRow } from '@/utils/batch/next-row';
import type { LookupRecord } from '@/utils/lookup/lookup-record';

/** Opens the next or previous result of a list by key. The result takes the focus. */
export function useReviewList(
  rows: readonly LookupRecord[],
  { shown, onOpen }: { shown: string | null; onOpen: (id: string) => void },
): void {
  const { t } = useTexts();
  const review = useReview();
  const order = useRef(rows);
  if (shown === null || rows.some(({ id }) => id === shown)) order.current = rows;
  const open = (step: 1 | -1) => () => {
    const next = nextRow(rows, order.current, review.wanted(), step);
    if (next === null) return t(step === 1 ? 'review.last' : 'review.first');
    review.open(next.id);
    onOpen(next.id);
    const position = t('count.ofTotal', { part: rows.indexOf(next) + 1, total: rows.length });
    return `${position} · ${subjectTitle(next.subject)}`;
  };
  useKeyHandlers({ next: open(1), previous: open(-1) });
}
