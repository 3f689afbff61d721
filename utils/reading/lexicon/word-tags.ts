import { KEY_WORDS } from './key-words';
import { textsOf } from './languages';
import { OUTCOME_WORDS } from './outcome-words';
import { PART_WORDS } from './part-words';
import { SCORE_WORDS } from './score-words';
import type { Tag } from './word-row';

const TAGS = new Map<string, Set<Tag>>();
for (const { is, ...languages } of [...OUTCOME_WORDS, ...KEY_WORDS, ...SCORE_WORDS, ...PART_WORDS])
  for (const word of textsOf(languages).flatMap((words) => words.split(/\s+/)))
    TAGS.set(word, new Set([...(TAGS.get(word) ?? []), ...is]));

/** Whether a lower-case word has one of the tags. */
export function hasTag(word: string, tag: Tag, ...others: readonly Tag[]): boolean {
  const own = TAGS.get(word);
  return own !== undefined && (own.has(tag) || others.some((other) => own.has(other)));
}

/** Whether one of the words has one of the tags. */
export const anyHas = (words: readonly string[], tag: Tag, ...others: readonly Tag[]): boolean =>
  words.some((word) => hasTag(word, tag, ...others));

/** Whether all words have one of the tags. */
export const allHave = (words: readonly string[], tag: Tag, ...others: readonly Tag[]): boolean =>
  words.every((word) => hasTag(word, tag, ...others));

/** Returns all words with one of the tags. */
export const wordsWith = (...tags: readonly Tag[]): string[] =>
  [...TAGS].flatMap(([word, own]) => (tags.some((tag) => own.has(tag)) ? [word] : []));
