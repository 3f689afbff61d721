import { lazy, Suspense, useContext, useMemo, useRef, useState } from 'react';
import { useKeyboard } from 'react-aria/useKeyboard';
import { Button } from '@/components/kit/button';
import { useTexts } from '@/components/kit/texts';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import { entriesRemarks } from '@/utils/reading/in-words';
import type { Report } from '@/utils/reading/report';
import { askedFacts } from '@/utils/result/asked-facts';
import { type ComparedHit, comparedHits } from '@/utils/result/compared-hits';
import { HitLines } from './hit-lines';
import { HIT_LOOK, HitReviewContext, useHitProps, useHitReview } from './hit-review';
import { ShowAll } from './limited';
import type { ShowField } from './shown-field';
import { useHasWidth } from './use-has-width';
import type { HitGoal } from './use-virtual-hits';

const HitTable = lazy(() => import('./hit-table'));
const AllHits = lazy(() => import('./all-hits'));

const FIRST = 10;
/** Room for the columns of a table. */
const TABLE_WIDTH = 480;

/**
 * All hits of a screening, in the answer's words and beside what was asked, those that fit best first: the first ten, then
 * the rest on demand.
 */
export function HitList({
  record,
  report,
  onShow,
}: {
  record: LookupRecord;
  report: Pick<Report, 'screening' | 'screeningEntries'>;
  onShow: ShowField;
}) {
  const texts = useTexts();
  const { t } = texts;
  const { screeningEntries } = report;
  const hits = useMemo(() => comparedHits(screeningEntries, record), [screeningEntries, record]);
  const asked = askedFacts(record);
  const isPaper = useContext(ShowAll);
  const [isAll, setAll] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const isWide = useHasWidth(box, TABLE_WIDTH);
  const shown = isPaper || isAll ? hits : hits.slice(0, FIRST);
  const remarks = entriesRemarks(report, texts);
  const [goal, setGoal] = useState<HitGoal>(null);
  const { review, focusHit, dialog } = useHitReview(hits, box, (index) => {
    if (index >= FIRST) setAll(true);
    setGoal({ index });
  });
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
  // The button goes: the first new hit is next.
  const showMore = () => focusHit(FIRST);
  const isTable = isWide && asked !== null && !isPaper;
  const lines = <Lines hits={shown.slice(0, isPaper ? undefined : FIRST)} onShow={onShow} />;
  return (
    <div ref={box} className="flex flex-col gap-1 border-t border-line" {...keyboardProps}>
      <HitReviewContext value={review}>
        <Suspense fallback={lines}>
          {isTable ? (
            <HitTable asked={asked} hits={shown} total={hits.length} goal={goal} onShow={onShow} />
          ) : isAll && !isPaper ? (
            <AllHits hits={hits} goal={goal} onShow={onShow} />
          ) : (
            lines
          )}
        </Suspense>
        {dialog}
      </HitReviewContext>
      {shown.length < hits.length && (
        <Button variant="quiet" onPress={showMore}>
          {t('compare.showMore', { more: hits.length - shown.length })}
        </Button>
      )}
      {remarks.length > 0 && <p className="text-xs text-muted">{remarks.join(' · ')}</p>}
    </div>
  );
}

function Lines({ hits, onShow }: { hits: readonly ComparedHit[]; onShow: ShowField }) {
  const { t } = useTexts();
  return (
    <ul aria-label={t('compare.hits')} className="flex flex-col divide-y divide-line">
      {hits.map((hit, index) => (
        <FirstHit key={hit.entry.pointer} hit={hit} index={index} onShow={onShow} />
      ))}
    </ul>
  );
}

function FirstHit({ hit, index, onShow }: { hit: ComparedHit; index: number; onShow: ShowField }) {
  return (
    <li {...useHitProps(hit.entry.pointer)} data-index={index} className={`py-0.5 ${HIT_LOOK}`}>
      <HitLines hit={hit} onShow={onShow} />
    </li>
  );
}
