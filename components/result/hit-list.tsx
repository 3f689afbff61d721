import { type ReactNode, useContext, useMemo, useRef, useState } from 'react';
import { Button } from '@/components/kit/button';
import { useTexts } from '@/components/kit/texts';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import { entriesRemarks, SCREENING_NAMES, strengthName, strengthScaleText } from '@/utils/reading/in-words';
import type { Report } from '@/utils/reading/report';
import { valueText } from '@/utils/reading/sections/read-value';
import { type ComparedHit, comparedHits } from './compared-hits';
import { ComparedFacts } from './hit-comparison';
import { HitDecisionControl } from './hit-decision';
import { ShowAll } from './limited';
import type { ShowField } from './shown-field';

const FIRST = 10;
/** At once: each hit has several controls. */
const MOST_MORE = 100;

/**
 * All hits of a screening, in the answer's words and beside what was asked, those with the fewest differences first. None
 * is left out: the first ten, then more on demand.
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
  const isPaper = useContext(ShowAll);
  const [most, setMost] = useState(FIRST);
  const list = useRef<HTMLUListElement>(null);
  const shown = isPaper ? hits : hits.slice(0, most);
  const more = Math.min(hits.length - shown.length, MOST_MORE);
  const remarks = entriesRemarks(report, texts);
  if (hits.length === 0) return null;
  function showMore(): void {
    setMost(most + more);
    // The button may go: the first new hit is next.
    requestAnimationFrame(() => list.current?.children.item(most)?.querySelector('button')?.focus());
  }
  return (
    <div className="mt-1.5 flex flex-col gap-1 border-t border-line pt-1">
      <ul ref={list} aria-label={t('compare.hits')} className="flex flex-col divide-y divide-line">
        {shown.map((hit) => (
          <li key={hit.entry.pointer} className="py-1">
            <HitLines hit={hit} onShow={onShow} />
            <HitDecisionControl entry={hit.entry} />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button variant="quiet" onPress={showMore}>
          {t('compare.showMore', { more })}
        </Button>
      )}
      {remarks.length > 0 && <p className="text-xs text-muted">{remarks.join(' · ')}</p>}
    </div>
  );
}

/** Two lines: whom a hit names and where; then how it compares. Without a name, its list or kind leads to it. */
function HitLines({ hit: { entry, comparison }, onShow }: { hit: ComparedHit; onShow: ShowField }) {
  const texts = useTexts();
  const { t, formats } = texts;
  const { name, kinds, list, type, strength, other, pointer } = entry;
  const words = [name.map(({ value }) => valueText(value)).join(' ')];
  for (const field of [list, type]) if (field) words.push(valueText(field.value));
  const [title, ...more] = words.filter((word) => word !== '');
  const scale = strengthScaleText(entry, texts);
  const isCompared =
    comparison !== null &&
    [comparison.birth, comparison.country].some(({ stated }) => stated?.pointer === other?.pointer);
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-2">
        {onShow ? (
          <Button variant="quiet" size="small" onPress={() => onShow(pointer)}>
            {title === undefined ? t('screening.show') : <bdi>{title}</bdi>}
          </Button>
        ) : (
          title !== undefined && <bdi className="font-medium">{title}</bdi>
        )}{' '}
        <span className="text-xs text-muted">
          {[formats.list(kinds.map((kind) => t(SCREENING_NAMES[kind]))), ...more].join(' · ')}
        </span>
      </div>{' '}
      <div className="flex flex-wrap gap-x-2 text-xs text-muted">
        {comparison && <ComparedFacts comparison={comparison} />}{' '}
        {other && !isCompared && <Named name={other.name}>{valueText(other.value)}</Named>}{' '}
        {strength && <Named name={strengthName(strength, texts)}>{valueText(strength.value)}</Named>}{' '}
        {scale !== null && <span>{scale}</span>}
      </div>
    </>
  );
}

function Named({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span>
      <bdi>{name}</bdi> <bdi className="text-ink tabular-nums">{children}</bdi>
    </span>
  );
}
