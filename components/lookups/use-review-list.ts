import { useEffect, useMemo, useRef } from 'react';
import { useKeyHandlers, useReview } from '@/components/decide/review';
import { useTexts } from '@/components/kit/texts';
import { useApp } from '@/components/kit/use-app';
import { lookAhead } from '@/components/result/look-ahead';
import { nextRow } from '@/utils/batch/next-row';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import { subjectTitle } from '@/utils/result/subject-title';

/** Until then, the result that is shown has the processor. */
const DRAWN_MS = 150;

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
  const { profiles } = useApp();
  const expected = useMemo(() => (shown === null ? null : nextRow(rows, order.current, shown, 1)), [rows, shown]);
  useEffect(() => {
    if (expected?.state !== 'done') return;
    let end = (): void => undefined;
    const timer = setTimeout(() => {
      end = lookAhead(expected, profiles);
    }, DRAWN_MS);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [expected, profiles]);
  useKeyHandlers({ next: open(1), previous: open(-1) });
}
