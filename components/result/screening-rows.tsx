import { useTexts } from '@/components/texts';
import type { ScreeningRow } from '@/utils/reading/facts/screening';
import type { Report } from '@/utils/reading/report';
import { OPERATIONS } from '@/utils/service/operations';
import { COUNT_NAMES } from './reasons-and-counts';

/** Sanctions, PEP, watchlists, media: found, none found, sent empty, or absent from the answer, which is different. */
export function ScreeningRows({
  report: { screening, operation },
}: {
  report: Pick<Report, 'screening' | 'operation'>;
}) {
  const { t } = useTexts();
  // Nobody expects screening of an address; it is shown only if the answer mentions it.
  if (!OPERATIONS[operation].isScreening && screening.every(({ state }) => state === 'absent')) return null;
  return (
    <dl
      aria-label="Screening"
      className="grid grid-cols-2 gap-x-4 rounded-lg border border-line px-3 py-2 sm:grid-cols-4"
    >
      {screening.map((row) => (
        <div key={row.kind} className="py-0.5">
          <dt className="text-xs text-muted">{t(COUNT_NAMES[row.kind])}</dt>
          <dd
            className={
              row.state === 'absent' || row.state === 'empty'
                ? 'text-muted italic'
                : row.state === 'found'
                  ? 'font-semibold'
                  : ''
            }
          >
            {words(row)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function words({ state, n }: ScreeningRow): string {
  switch (state) {
    case 'found':
      return n === null ? 'found' : `found ${n}`;
    case 'none-found':
      return 'none found';
    case 'present':
      return 'see below';
    case 'empty':
      return 'sent empty';
    default:
      return 'not in the answer';
  }
}
