import type { Field, Part, Section } from '@/utils/reading/report';
import { FieldValue } from './field-value';

/** A section with more fields than this starts folded: people look first and read later. */
const UNFOLDED_FIELDS = 12;

/** The whole answer in groups, each field once, under the service's own titles. */
export function AnswerSections({ sections }: { sections: Section[] }) {
  return (
    <div className="flex flex-col gap-2">
      {sections.map((section) => (
        <details
          key={section.group}
          open={countFields(section) <= UNFOLDED_FIELDS}
          className="rounded-lg border border-line px-3 py-2"
        >
          <summary className="cursor-default font-semibold">
            {section.title} <span className="font-normal text-muted">{countFields(section)}</span>
          </summary>
          <div className="mt-2 flex flex-col gap-3">
            <Fields fields={section.fields} />
            {section.parts.map((part) => (
              <PartView key={part.pointer} part={part} />
            ))}
          </div>
        </details>
      ))}
    </div>
  );
}

const countFields = ({ fields, parts }: Pick<Section, 'fields' | 'parts'>): number =>
  parts.reduce((sum, part) => sum + countFields(part), fields.length);

function PartView({ part }: { part: Part }) {
  return (
    <section className="flex flex-col gap-1 border-l-2 border-line pl-2">
      <h4 dir="auto" className="text-xs font-semibold text-muted">
        {part.title}
      </h4>
      <Fields fields={part.fields} />
      {part.parts.map((inner) => (
        <PartView key={inner.pointer} part={inner} />
      ))}
    </section>
  );
}

function Fields({ fields }: { fields: Field[] }) {
  if (fields.length === 0) return null;
  return (
    <dl className="grid grid-cols-[minmax(6rem,2fr)_3fr] gap-x-3 gap-y-1">
      {fields.map((field) => (
        <div key={field.pointer} className="contents">
          <dt dir="auto" className="text-muted">
            {field.name}
          </dt>
          <dd className="min-w-0">
            <FieldValue value={field.value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
