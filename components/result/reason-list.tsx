import { useTexts } from '@/components/kit/texts';
import type { Report } from '@/utils/reading/report';

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
