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
