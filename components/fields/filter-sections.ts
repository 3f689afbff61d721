import type { AnswerField, AnswerPart, Section } from '@/utils/reading/sections/section';
import { valueText } from '@/utils/reading/sections/value-text';

type Inside = Pick<AnswerPart, 'fields' | 'parts'>;

/** Counts the fields at all depths. */
export const countFields = ({ fields, parts }: Inside): number =>
  parts.reduce((sum, part) => sum + countFields(part), fields.length);

/** Returns the sections, reduced to the fields at some pointers. */
export function onlyFields(sections: readonly Section[], pointers: ReadonlySet<string>): Section[] {
  const within = ({ fields, parts }: Inside): Inside => ({
    fields: fields.filter(({ pointer }) => pointers.has(pointer)),
    parts: parts.map((part) => ({ ...part, ...within(part) })).filter((part) => countFields(part) > 0),
  });
  return sections.map((section) => ({ ...section, ...within(section) })).filter((section) => countFields(section) > 0);
}

/**
 * Returns the sections, reduced to matches of the query: fields by name, key or value, and whole parts by title.
 * Ignores case. An empty query keeps everything.
 */
export function filterSections(sections: readonly Section[], query: string): Section[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return [...sections];
  return sections
    .map((section) => ({ ...section, ...inside(section, wanted) }))
    .filter((section) => countFields(section) > 0);
}

function inside({ fields, parts }: Inside, wanted: string): Inside {
  return {
    fields: fields.filter((field) => holds(field, wanted)),
    parts: parts
      .map((part) => (has(part.title, wanted) || has(part.key, wanted) ? part : { ...part, ...inside(part, wanted) }))
      .filter((part) => countFields(part) > 0),
  };
}

const has = (text: string, wanted: string): boolean => text.toLowerCase().includes(wanted);
const holds = ({ name, key, value }: AnswerField, wanted: string): boolean =>
  has(name, wanted) || has(key, wanted) || has(valueText(value), wanted);
