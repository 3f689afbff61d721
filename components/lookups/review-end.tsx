import { useEffect, useMemo, useRef } from 'react';
import { useReview } from '@/components/decide/review';
import { Button } from '@/components/kit/button';
import { useTexts } from '@/components/kit/texts';
import { SUBJECT_DECISION_TEXTS } from '@/utils/decision/decision-texts';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import { useReviewList } from './use-review-list';
import { hitsLeft, type ReviewState } from './use-review-state';

/** In place of a list in which everything is reviewed: what was decided, what is still open, and where to go on. */
export function ReviewEnd({
  review: { progress, undecided, onEnd },
  rows,
  links: { shown, onOpen },
  saveTable,
  copyRows,
  status,
}: {
  review: Pick<ReviewState, 'progress' | 'undecided' | 'onEnd'>;
  /** All that was reviewed. */
  rows: readonly LookupRecord[];
  links: { shown: string | null; onOpen: (id: string) => void };
  /** Null if the policy forbids files. */
  saveTable: ((rows: readonly LookupRecord[]) => void) | null;
  copyRows: ((rows: readonly LookupRecord[]) => void) | null;
  /** What became of file or copy, in words. */
  status: string;
}) {
  const { t, formats } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  // The result that had the focus has gone.
  useEffect(() => {
    if (shown === null) heading.current?.focus();
  }, [shown]);
  const open = useMemo(() => rows.filter(({ id }) => (undecided?.get(id) ?? 0) > 0), [rows, undecided]);
  const [first] = open;
  useReviewList(open, { shown, onOpen, onEnd });
  const session = useReview();
  const made = progress.decided.map(
    ({ value, count }) => `${formats.number(count)} ${t(SUBJECT_DECISION_TEXTS[value])}`,
  );
  return (
    <section data-testid="review-end" className="flex flex-col items-start gap-3 py-4">
      <h2 ref={heading} tabIndex={-1} className="text-base font-semibold outline-none">
        {t('review.ended', { number: formats.number(progress.done), decisions: formats.list(made) })}
        {first && <> · {t('review.hitsOpen', { count: hitsLeft(undecided) })}</>}
      </h2>
      <div className="flex flex-wrap items-center gap-2">
        {first && (
          <Button
            variant="primary"
            data-testid="to-undecided"
            onPress={() => {
              session.open(first.id);
              onOpen(first.id);
            }}
          >
            {t('review.back')}
          </Button>
        )}
        {saveTable && (
          <Button data-testid="export-review" onPress={() => saveTable(rows)}>
            {t('rows.exportCsv')}
          </Button>
        )}
        {copyRows && (
          <Button data-testid="copy-review" onPress={() => copyRows(rows)}>
            {t('rows.copy')}
          </Button>
        )}
        <p role="status" className="text-xs text-muted">
          {status}
        </p>
      </div>
    </section>
  );
}
