import { useContext, useMemo, useRef, useState } from 'react';
import { useKeyboard } from 'react-aria/useKeyboard';
import { ShowAll } from '@/components/fields/limited';
import type { ShowField } from '@/components/fields/shown-field';
import { useTexts } from '@/components/kit/texts';
import { otherSubjectOf } from '@/utils/case-file/contradictions';
import { isClearlyOther } from '@/utils/case-file/other-subject-in-words';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import { entriesRemarks } from '@/utils/reading/in-words';
import type { Report } from '@/utils/reading/report';
import { askedFacts } from '@/utils/result/asked-facts';
import { type ComparedHit, comparedHits } from '@/utils/result/compared-hits';
import { AllHits } from './all-hits';
import { PrintedHit } from './hit-lines';
import { HitReviewContext, useHitReview } from './hit-review';
import { HitsHead } from './hits-head';
import { useHasWidth } from './use-has-width';
import { useHitOrder } from './use-hit-order';
import type { HitGoal } from './use-virtual-hits';

/** Room for a table with about twenty letters of a name, as in a window of 1 380 px; where there is less, a hit has two lines. */
const TABLE_WIDTH = 840;

/** All hits of a screening beside what was asked: those that fit best first or, if the user prefers, as the answer has them. */
export function HitList({
  record,
  report,
  onShow,
}: {
  record: LookupRecord;
  report: Pick<Report, 'screening' | 'screeningEntries' | 'sections' | 'echo'>;
  onShow: ShowField;
}) {
  const texts = useTexts();
  const { t } = texts;
  const { screeningEntries, sections } = report;
  const [order, setOrder] = useHitOrder();
  const byMatch = useMemo(() => comparedHits(screeningEntries, record), [screeningEntries, record]);
  const hits = useMemo(
    () => (order === 'best' ? byMatch : byMatch.toSorted((a, b) => placeOf(a) - placeOf(b))),
    [byMatch, order],
  );
  const asked = askedFacts(record);
  const isPaper = useContext(ShowAll);
  const box = useRef<HTMLDivElement>(null);
  const isWide = useHasWidth(box, TABLE_WIDTH);
  const remarks = entriesRemarks(report, texts);
  const [goal, setGoal] = useState<HitGoal>(null);
  const other = otherSubjectOf(record, report);
  const isOfOther = other !== null && isClearlyOther(other);
  const { review, focusHit, dialog } = useHitReview(hits, box, (index) => setGoal({ index }), isOfOther);
  const { keyboardProps } = useKeyboard({
    onKeyDown(event) {
      const index = event.target instanceof HTMLElement ? Number(event.target.dataset.index) : Number.NaN;
      const goals = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: hits.length - 1 };
      const next = Object.entries(goals).find(([key]) => key === event.key)?.[1] ?? Number.NaN;
      if (Number.isNaN(index) || hits[next] === undefined) return event.continuePropagation();
      event.preventDefault();
      focusHit(next);
    },
  });
  if (hits.length === 0) return null;
  if (isPaper) {
    return (
      <ul aria-label={t('count.hits')} className="flex flex-col divide-y divide-line">
        {hits.map((hit) => (
          <li key={hit.entry.pointer} className="py-1">
            <PrintedHit hit={hit} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <div ref={box} className="flex flex-col border-t border-line" {...keyboardProps}>
      <HitReviewContext value={review}>
        <HitsHead hits={hits} order={order} onOrder={setOrder} />
        {isWide !== null && (
          <AllHits asked={isWide ? asked : null} hits={hits} sections={sections} goal={goal} onShow={onShow} />
        )}
        {dialog}
      </HitReviewContext>
      {remarks.length > 0 && <p className="text-xs text-muted">{remarks.join(' · ')}</p>}
    </div>
  );
}

/** The place of a hit in the answer, which lists them in this order. */
const placeOf = ({ place }: ComparedHit): number => place;
