import { useTexts } from '@/components/texts';
import type { Report } from '@/utils/reading/report';

/** The service's reasons, verbatim. */
export function ReasonList({ reasons }: { reasons: readonly Report['reasons'][number][] }) {
  const { t } = useTexts();
  if (reasons.length === 0) return null;
  return (
    <ul aria-label={t('result.reasons')} className="list-disc ps-4">
      {reasons.map((reason) => (
        <li key={reason.pointer}>
          <bdi>{reason.text}</bdi>
        </li>
      ))}
    </ul>
  );
}
