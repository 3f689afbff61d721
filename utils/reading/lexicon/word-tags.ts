import { KEY_WORDS } from './key-words';
import { textsOf } from './languages';
import { OUTCOME_WORDS } from './outcome-words';
import type { Tag } from './word-row';

const TAGS = new Map<string, Set<Tag>>();
for (const { is, ...languages } of [...OUTCOME_WORDS, ...KEY_WORDS])
  for (const word of textsOf(languages).flatMap((words) => words.split(/\s+/)))
    TAGS.set(word, new Set([...(TAGS.get(word) ?? []), ...is]));

/** Whether a lower-case word has one of the tags. */
export function hasTag(word: string, ...tags: readonly Tag[]): boolean {
  const own = TAGS.get(word);
  return own !== undefined && tags.some((tag) => own.has(tag));
}

/** Returns all words with one of the tags. */
export const wordsWith = (...tags: readonly Tag[]): string[] =>
  [...TAGS].flatMap(([word, own]) => (tags.some((tag) => own.has(tag)) ? [word] : []));
