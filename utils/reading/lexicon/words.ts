import { cached } from './cached';
import { textsOf } from './languages';
import { SCORE_WORDS } from './score-words';
import type { Tag } from './word-row';

// A key is data and may be a megabyte long; its beginning is enough.
export const MAX_KEY_LENGTH = 120;
const MAX_FUSED = 40;
const MAX_PIECE = 16;

// Both cuts are look-arounds of fixed width, so a long key cannot make them slow.
const CUTS = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|[^\p{L}\p{N}]+/u;

/** Words that fused keys consist of, beside those of names of scores. */
const FUSED = `score scores risk fraud threat level rating status email band category reason aml registered legal office home
  decision verdict outcome action recommendation band advice review answer record screening check verification
  data detail details response result results info list answer person persons people entity entities`;
const FUSED_TAGS: ReadonlySet<Tag> = new Set([
  ...(['score-quality', 'score-footprint', 'score-overall', 'score-part'] as const),
  ...(['score-subordinate', 'score-subject', 'other-thing'] as const),
]);
const VOCABULARY: ReadonlySet<string> = new Set(
  [{ en: FUSED }, ...SCORE_WORDS.filter(({ is }) => is.some((tag) => FUSED_TAGS.has(tag)))]
    .flatMap(textsOf)
    .flatMap((words) => words.split(/\s+/)),
);

/** "RISKSCORE" and "rawresponse" have no separator. Splits them into known words if these cover the whole text. */
const unfuse = (word: string): string[] =>
  word.length < 6 ? [word] : (splitFused(word, VOCABULARY) ?? withoutBrand(word));

/** Returns the known words that a lower-case word without separators consists of, or null. */
export function splitFused(word: string, vocabulary: ReadonlySet<string>): string[] | null {
  if (word.length > MAX_FUSED || vocabulary.has(word)) return [word];
  const ways: (string[] | undefined)[] = [[]];
  for (let start = 0; start < word.length; start++) {
    const before = ways[start];
    for (let end = start + 2; before && end <= Math.min(word.length, start + MAX_PIECE); end++) {
      const piece = word.slice(start, end);
      if (vocabulary.has(piece)) ways[end] ??= [...before, piece];
    }
  }
  return ways[word.length] ?? null;
}

/** Splits a brand name from a score ("OMNISCORE", "ACMERISKSCORE"). "underscore" is a separate word. */
function withoutBrand(word: string): string[] {
  const [, brand, risk] = /^(.{2,}?)(risk|fraud)?score$/.exec(word) ?? [];
  if (brand === undefined || brand === 'under') return [word];
  return risk === undefined ? [brand, 'score'] : [brand, risk, 'score'];
}

/** Returns the words of a text as written, also those joined in any case style ("NegativeNews"). */
export const splitText = (text: string): string[] => text.split(CUTS).filter((word) => word !== '');

/** Returns the lower-case words of a key in any case style. */
export function splitKey(key: string): string[] {
  const words = splitText(key.slice(0, MAX_KEY_LENGTH)).map((word) => word.toLowerCase());
  // "e-mail", "eMail"
  return words
    .flatMap((word, i) =>
      word === 'e' && words[i + 1] === 'mail' ? [] : word === 'mail' && words[i - 1] === 'e' ? ['email'] : [word],
    )
    .flatMap(unfuse);
}

/** Caches the answer per array of words: in an answer, equal keys share one array, see `parseJson`. */
export function perWords<Answer>(read: (words: readonly string[]) => Answer): (words: readonly string[]) => Answer {
  return cached(read);
}
