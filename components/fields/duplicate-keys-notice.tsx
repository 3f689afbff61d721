import { NoticeLine } from '@/components/kit/notice-lines';
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
    <NoticeLine
      id="repeated"
      data-testid="repeated"
      tone="caution"
      title={t('result.duplicates')}
      label={t('card.details')}
    >
      <Limited items={repeated} first={FIRST}>
        {(shown) => (
          <ul className="list-disc rounded-md bg-caution-well p-2 ps-6">
            {shown.map((field) => (
              <li key={field.pointer}>
                <bdi className="wrap-anywhere">{duplicateKeyText(field, texts)}</bdi>
              </li>
            ))}
          </ul>
        )}
      </Limited>
    </NoticeLine>
  );
}
