import { TriangleAlert } from 'lucide-react';
import { useTexts } from '@/components/kit/texts';
import { duplicateKeyText } from '@/utils/reading/in-words';
import type { Report } from '@/utils/reading/report';

import { Limited } from './limited';

const FIRST = 3;

/**
 * Lists fields that an answer contains more than once, with each value sent; except the field already named instead of
 * a score.
 */
export function DuplicateKeysNotice({
  report: { abstained, ...report },
}: {
  report: Pick<Report, 'duplicateKeys' | 'abstained'>;
}) {
  const texts = useTexts();
  const { t } = texts;
  const named = abstained?.reason === 'sent-twice' ? abstained.pointer : null;
  const repeated = report.duplicateKeys.filter(({ pointer }) => pointer !== named);
  if (repeated.length === 0) return null;
  return (
    <div role="note" data-testid="repeated" className="text-caution">
      <p>
        <TriangleAlert className="inline align-[-0.15em]" /> {t('result.duplicates')}
      </p>
      <Limited items={repeated} first={FIRST}>
        {(shown) => (
          <ul className="list-disc ps-4">
            {shown.map((field) => (
              <li key={field.pointer}>
                <bdi className="wrap-anywhere">{duplicateKeyText(field, texts)}</bdi>
              </li>
            ))}
          </ul>
        )}
      </Limited>
    </div>
  );
}
