import type { Count, Report } from '@/utils/reading/report';

const COUNT_WORDS: Record<Count['kind'], string> = {
  accounts: 'Accounts',
  breaches: 'Breaches',
  hits: 'Hits',
  sanctions: 'Sanctions',
  pep: 'PEP',
  watchlists: 'Watchlists',
  media: 'Adverse media',
};

/** The service's reasons word for word and the counts it really gave; what is absent is left out, never shown as 0. */
export function ReasonsAndCounts({
  report,
  reasons,
}: {
  report: Pick<Report, 'reasons' | 'counts' | 'missing'>;
  reasons: number;
}) {
  const counts = report.counts.map(({ kind, n, of }) => `${COUNT_WORDS[kind]} ${n}${of === null ? '' : ` of ${of}`}`);
  return (
    <>
      {report.reasons.length > 0 && (
        <ul className="list-disc pl-4">
          {report.reasons.slice(0, reasons).map((reason) => (
            <li key={reason.pointer} dir="auto">
              {reason.text}
            </li>
          ))}
        </ul>
      )}
      {counts.length > 0 && <p className="text-muted">{counts.join(' · ')}</p>}
      {report.missing.length > 0 && (
        <p className="text-caution">
          ⚠ Part of the answer is missing: {report.missing.map((part) => part.name).join(', ')}
        </p>
      )}
    </>
  );
}
