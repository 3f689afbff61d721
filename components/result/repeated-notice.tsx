import type { Report } from '@/utils/reading/report';
import { repeatedWords } from '@/utils/reading/with-repeats';
import { Limited } from './limited';

const FIRST = 3;

/**
 * Lists fields that an answer contains more than once, with each value sent; except the field already named instead of
 * a score.
 */
export function RepeatedNotice({
  report: { abstained, ...report },
}: {
  report: Pick<Report, 'repeated' | 'abstained'>;
}) {
  const named = abstained?.reason === 'sent-twice' ? abstained.pointer : null;
  const repeated = report.repeated.filter(({ pointer }) => pointer !== named);
  if (repeated.length === 0) return null;
  return (
    <div role="note" data-testid="repeated" className="text-caution">
      <p>
        ⚠ This answer contains the same field {repeated.some(({ times }) => times > 2) ? 'more than once' : 'twice'}:
      </p>
      <Limited items={repeated} first={FIRST} what="fields">
        {(shown) => (
          <ul className="list-disc pl-4">
            {shown.map((field) => (
              <li key={field.pointer}>
                <bdi className="wrap-anywhere">{repeatedWords(field)}</bdi>
              </li>
            ))}
          </ul>
        )}
      </Limited>
    </div>
  );
}
