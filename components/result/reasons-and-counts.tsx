import type { Count } from '@/utils/reading/facts/counts';
import type { Fact } from '@/utils/reading/facts/facts';
import type { Report } from '@/utils/reading/report';
import { FieldValue } from './field-value';
import { Limited } from './limited';

const FACT_WORDS: Record<Fact['kind'], string> = {
  deliverable: 'Deliverable',
  disposable: 'Disposable',
  'domain-since': 'Domain since',
};

/** A full result shows these in separate rows, which also state what the answer does not contain. */
const SCREENED: ReadonlySet<Count['kind']> = new Set(['sanctions', 'pep', 'watchlists', 'media']);

/** The service's reasons verbatim and the counts in the answer. Absent counts are omitted, never shown as 0. */
export function ReasonsAndCounts({
  report: { reasons, facts, missing, ...report },
  reasons: most,
  more = false,
}: {
  report: Pick<Report, 'reasons' | 'counts' | 'facts' | 'missing'>;
  /** Number of reasons shown at first. */
  reasons: number;
  /** For a full result: offers the other reasons and omits screening, which has its own rows. */
  more?: boolean;
}) {
  const counts = report.counts.filter(({ kind }) => !more || !SCREENED.has(kind));
  const list = (shown: Report['reasons']) => (
    <ul aria-label="Why, in the service's words" className="list-disc ps-4">
      {shown.map((reason) => (
        <li key={reason.pointer}>
          <bdi>{reason.text}</bdi>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {reasons.length > 0 &&
        (more ? (
          <Limited items={reasons} first={most} what="reasons">
            {(shown) => list([...shown])}
          </Limited>
        ) : (
          list(reasons.slice(0, most))
        ))}
      {counts.length + facts.length > 0 && (
        <ul
          aria-label="At a glance"
          className={`flex flex-wrap gap-y-0.5 text-muted ${more ? 'gap-x-4' : 'gap-x-3 text-xs'}`}
        >
          {counts.map((count) => (
            <li key={count.pointer}>
              {COUNT_WORDS[count.kind]} <b className="font-semibold text-ink tabular-nums">{countWords(count)}</b>
            </li>
          ))}
          {facts.map(({ kind, field }) => (
            <li key={kind} className="flex gap-1">
              {FACT_WORDS[kind]}{' '}
              <b className="font-semibold text-ink">
                <FieldValue value={field.value} />
              </b>
            </li>
          ))}
        </ul>
      )}
      {missing.length > 0 && (
        <p className="text-caution">
          ⚠ Part of the answer is missing: <bdi>{missing.map(({ name }) => name).join(', ')}</bdi>
        </p>
      )}
    </>
  );
}

/** Returns "8 of 21" if the answer states a total, otherwise the number alone. */
export const countWords = ({ n, of }: Pick<Count, 'n' | 'of'>): string => (of === null ? String(n) : `${n} of ${of}`);

/** Our labels for the counted things. */
export const COUNT_WORDS: Record<Count['kind'], string> = {
  accounts: 'Accounts',
  breaches: 'Breaches',
  hits: 'Hits',
  sanctions: 'Sanctions',
  pep: 'PEP',
  watchlists: 'Watchlists',
  media: 'Adverse media',
};
