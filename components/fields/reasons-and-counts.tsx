import { useId } from 'react';
import { useTexts } from '@/components/kit/texts';
import type { Report } from '@/utils/reading/report';
import { glanceItems } from './glance-items';
import { Limited } from './limited';
import { MissingParts, ReasonList } from './reason-list';

const FIRST_REASONS = 5;

/** The service's reasons and the counts and facts in its answer, in cells. Screening has its own rows. */
export function ReasonsAndCounts({
  report,
}: {
  report: Pick<Report, 'reasons' | 'counts' | 'facts' | 'missing' | 'screening' | 'screeningEntries'>;
}) {
  const texts = useTexts();
  const titleId = useId();
  const counts = report.counts.filter((count) => !isListed(count, report));
  const items = glanceItems({ ...report, counts }, texts);
  return (
    <>
      {report.reasons.length > 0 && (
        <div className="flex flex-col gap-1">
          <h3 id={titleId} className="font-semibold">
            {texts.t('result.reasons')}
          </h3>
          <Limited items={report.reasons} first={FIRST_REASONS}>
            {(shown) => <ReasonList reasons={shown} titleId={titleId} />}
          </Limited>
        </div>
      )}
      {items.length > 0 && (
        <ul
          aria-label={texts.t('result.atAGlance')}
          className="flex flex-wrap overflow-hidden rounded-md border border-line"
        >
          {items.map(({ key, name, value }) => (
            // Cells fill their row, also the last one, and their borders meet under that of the box.
            <li key={key} className="-me-px -mb-px grow basis-28 border-e border-b border-line px-2.5 py-1.5">
              <span className="block text-xs text-muted">{name}</span>{' '}
              <b className="font-semibold text-ink tabular-nums">{value}</b>
            </li>
          ))}
        </ul>
      )}
      <MissingParts report={report} />
    </>
  );
}

/** Whether the hits beside it say the same number: as many are listed, or the list is empty. */
const isListed = (
  { kind, n, of }: Report['counts'][number],
  { screening, screeningEntries }: Pick<Report, 'screening' | 'screeningEntries'>,
): boolean =>
  kind === 'hits' &&
  of === null &&
  n === screeningEntries.length &&
  (n > 0 || screening.some(({ state }) => state === 'empty-list'));
