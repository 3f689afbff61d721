import { RichText, useTexts } from '@/components/texts';
import { COUNT_NAMES, countText } from '@/utils/reading/count-text';
import type { Fact } from '@/utils/reading/facts/facts';
import type { ScreeningRow } from '@/utils/reading/facts/screening/screening-row';
import type { Report } from '@/utils/reading/report';
import { SCREENING_NAMES, screeningText } from '@/utils/reading/screening-text';
import type { PlainKey } from '@/utils/texts/text-key';
import { FieldValue } from './field-value';
import { Limited } from './limited';

const FACT_NAMES = {
  deliverable: 'fact.deliverable',
  disposable: 'fact.disposable',
  'domain-since': 'fact.domainSince',
} as const satisfies Record<Fact['kind'], PlainKey>;

/** What a card tells of screening; a full result has rows, which also state what the answer does not contain. */
const TOLD: ReadonlySet<ScreeningRow['state']> = new Set(['found', 'listed', 'none-found']);

/** The service's reasons verbatim and the counts in the answer. Absent counts are omitted, never shown as 0. */
export function ReasonsAndCounts({
  report: { reasons, counts, facts, missing, ...report },
  reasons: most,
  more = false,
}: {
  report: Pick<Report, 'reasons' | 'counts' | 'facts' | 'missing' | 'screening'>;
  /** Number of reasons shown at first. */
  reasons: number;
  /** For a full result: offers the other reasons and omits screening, which has its own rows. */
  more?: boolean;
}) {
  const texts = useTexts();
  const { t } = texts;
  const screening = more ? [] : report.screening.filter(({ state }) => TOLD.has(state));
  // Borders of the cells meet under the border of the grid, so an empty end of the last row stays blank.
  const cell = more ? '-me-px -mb-px border-e border-b border-line px-2.5 py-1.5' : '';
  const name = more ? 'block text-xs text-muted' : '';
  const list = (shown: Report['reasons']) => (
    <ul aria-label={t('result.reasons')} className="list-disc ps-4">
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
          <Limited items={reasons} first={most}>
            {(shown) => list([...shown])}
          </Limited>
        ) : (
          list(reasons.slice(0, most))
        ))}
      {counts.length + facts.length + screening.length > 0 && (
        <ul
          aria-label={t('result.atAGlance')}
          className={
            more
              ? 'grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] overflow-hidden rounded-md border border-line'
              : 'flex flex-wrap gap-x-3 gap-y-0.5 text-xs text-muted'
          }
        >
          {counts.map((count) => (
            <li key={count.pointer} className={cell}>
              <span className={name}>{t(COUNT_NAMES[count.kind])}</span>{' '}
              <b className="font-semibold text-ink tabular-nums">{countText(count, texts)}</b>
            </li>
          ))}
          {screening.map((row) => (
            <li key={row.kind}>
              {t(SCREENING_NAMES[row.kind])} <b className="font-semibold text-ink">{screeningText(row, texts)}</b>
            </li>
          ))}
          {facts.map(({ kind, field }) => (
            <li key={kind} className={more ? cell : 'flex gap-1'}>
              <span className={name}>{t(FACT_NAMES[kind])}</span>{' '}
              <b className="font-semibold text-ink">
                <FieldValue value={field.value} />
              </b>
            </li>
          ))}
        </ul>
      )}
      {missing.length > 0 && (
        <p className="text-caution">
          ⚠{' '}
          <RichText text="result.missing" slots={{ parts: <bdi>{missing.map(({ name }) => name).join(', ')}</bdi> }} />
        </p>
      )}
    </>
  );
}
