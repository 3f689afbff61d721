import { valueText } from '@/utils/reading/sections/read-value';
import type { AnswerField, AnswerPart } from '@/utils/reading/sections/section';

const MAX_HIGHLIGHTS = 3;
const MAX_CHARACTERS = 28;

/** Fields that distinguish hits, in the order users look for them: match strength, birth, country, list, date. */
const DISTINCTIVE: readonly RegExp[] = [
  /match|similar|strength|confidence|score/,
  /dob|birth/,
  /countr|nationalit|jurisdiction/,
  /list|source|dataset|category|type/,
  /date|year|since/,
];

/** Returns a few short values of a list item, verbatim, to show beside its title. */
export function highlightsOf(
  part: Pick<AnswerPart, 'title' | 'fields'>,
): { pointer: string; name: string; text: string }[] {
  const short = part.fields.filter(
    ({ value }) =>
      value.kind !== 'empty' && valueText(value).length <= MAX_CHARACTERS && valueText(value) !== part.title,
  );
  const rank = ({ key }: AnswerField): number => {
    const at = DISTINCTIVE.findIndex((words) => words.test(key.toLowerCase()));
    return at < 0 ? DISTINCTIVE.length : at;
  };
  return [...short]
    .sort((a, b) => rank(a) - rank(b))
    .filter((field) => rank(field) < DISTINCTIVE.length)
    .slice(0, MAX_HIGHLIGHTS)
    .map(({ pointer, name, value }) => ({ pointer, name, text: valueText(value) }));
}
