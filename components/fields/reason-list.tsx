import { TriangleAlert } from 'lucide-react';
import { RichText, useTexts } from '@/components/kit/texts';
import type { Report } from '@/utils/reading/report';

/** Names the parts that the service says are missing in its answer. */
export function MissingParts({ report: { missing } }: { report: Pick<Report, 'missing'> }) {
  const { formats } = useTexts();
  if (missing.length === 0) return null;
  return (
    <p className="text-caution">
      <TriangleAlert className="inline align-[-0.15em]" />{' '}
      <RichText text="result.missing" slots={{ parts: <bdi>{formats.list(missing.map(({ name }) => name))}</bdi> }} />
    </p>
  );
}

/** The service's reasons, verbatim. `titleId`: the visible heading of the list, if there is one. */
export function ReasonList({ reasons, titleId }: { reasons: readonly Report['reasons'][number][]; titleId?: string }) {
  const { t } = useTexts();
  if (reasons.length === 0) return null;
  return (
    <ul
      {...(titleId ? { 'aria-labelledby': titleId } : { 'aria-label': t('result.reasons') })}
      className="list-disc ps-4"
    >
      {reasons.map((reason) => (
        <li key={reason.pointer}>
          <bdi>{reason.text}</bdi>
        </li>
      ))}
    </ul>
  );
}
