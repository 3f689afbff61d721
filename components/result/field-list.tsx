import { useTexts } from '@/components/texts';
import type { AnswerField } from '@/utils/reading/sections/section';
import { FieldValue } from './field-value';
import { Limited } from './limited';

const FIRST = 60;

/** Fields with their values, under the names the service uses. */
export function FieldList({ fields }: { fields: AnswerField[] }) {
  const { t } = useTexts();
  if (fields.length === 0) return null;
  return (
    <Limited items={fields} first={FIRST}>
      {(shown) => (
        <dl className="grid grid-cols-[fit-content(48%)_minmax(0,1fr)] gap-x-3">
          {shown.map((field) => (
            <div
              key={field.pointer}
              data-pointer={field.pointer}
              className="rounded-sm focus:outline-2 focus:outline-accent col-span-2 grid grid-cols-subgrid border-t border-line py-1 first:border-0"
            >
              <dt dir="auto" className="min-w-0 text-with-parent text-muted">
                {field.name || t('result.wholeResponse')}
              </dt>
              <dd className="min-w-0">
                <FieldValue value={field.value} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Limited>
  );
}
