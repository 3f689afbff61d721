import { useTexts } from '@/components/kit/texts';
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
        <div className="@container">
          {/* A column as wide as its longest name, up to half; without room for two columns, names stand above values. */}
          <dl className="gap-x-3 @2xs:grid @2xs:grid-cols-[minmax(0,max-content)_minmax(45%,1fr)]">
            {shown.map((field) => (
              <div
                key={field.pointer}
                data-pointer={field.pointer}
                className="border-t border-line py-1 first:border-0 focus:outline-2 focus:outline-accent @2xs:col-span-2 @2xs:grid @2xs:grid-cols-subgrid"
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
        </div>
      )}
    </Limited>
  );
}
