import { lazy, Suspense, useContext, useMemo, useRef, useState } from 'react';
import { Button } from '@/components/kit/button';
import { useTexts } from '@/components/kit/texts';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import { entriesRemarks } from '@/utils/reading/in-words';
import type { Report } from '@/utils/reading/report';
import { askedFacts } from './asked-facts';
import { type ComparedHit, comparedHits } from './compared-hits';
import { HitLines } from './hit-lines';
import { ShowAll } from './limited';
import type { ShowField } from './shown-field';
import { useHasWidth } from './use-has-width';

const HitTable = lazy(() => import('./hit-table'));
const AllHits = lazy(() => import('./all-hits'));

const FIRST = 10;
/** Room for the columns of a table. */
const TABLE_WIDTH = 480;

/**
 * All hits of a screening, in the answer's words and beside what was asked, those with the fewest differences first: the
 * first ten, then the rest on demand.
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
  const { t, locale } = texts;
  const { screeningEntries } = report;
  const hits = useMemo(() => comparedHits(screeningEntries, record, locale), [screeningEntries, record, locale]);
  const asked = askedFacts(record);
  const isPaper = useContext(ShowAll);
  const [isAll, setAll] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const isWide = useHasWidth(box, TABLE_WIDTH);
  const shown = isPaper || isAll ? hits : hits.slice(0, FIRST);
  const remarks = entriesRemarks(report, texts);
  if (hits.length === 0) return null;
  function showMore(): void {
    setAll(true);
    // The button goes: the first new hit is next.
    focusWhenDrawn(() => box.current?.querySelector(`[data-index="${FIRST}"] button`));
  }
  const isTable = isWide && asked !== null && !isPaper;
  const lines = <Lines hits={shown.slice(0, isPaper ? undefined : FIRST)} onShow={onShow} />;
  return (
    <div ref={box} className="flex flex-col gap-1 border-t border-line">
      <Suspense fallback={lines}>
        {isTable ? (
          <HitTable asked={asked} hits={shown} total={hits.length} onShow={onShow} />
        ) : isAll && !isPaper ? (
          <AllHits hits={hits} onShow={onShow} />
        ) : (
          lines
        )}
      </Suspense>
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
      {hits.map((hit) => (
        <li key={hit.entry.pointer} className="py-0.5">
          <HitLines hit={hit} onShow={onShow} />
        </li>
      ))}
    </ul>
  );
}

/** Frames until a lazy module is loaded and drawn. */
const FRAMES = 120;

function focusWhenDrawn(find: () => Element | null | undefined, frames = FRAMES): void {
  requestAnimationFrame(() => {
    const found = find();
    if (found instanceof HTMLElement) found.focus();
    else if (frames > 0) focusWhenDrawn(find, frames - 1);
  });
}
