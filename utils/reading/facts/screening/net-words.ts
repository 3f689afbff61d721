import { KIND_NAMES } from '@/utils/reading/lexicon/kind-table';
import { textsOf } from '@/utils/reading/lexicon/languages';
import type { ScreeningKind } from '@/utils/reading/lexicon/screening-kind';

/** Lower-case words without accents; scripts without spaces stay as they are. */
export const netWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean);

const LATIN = new Map<string, { words: string[]; kind: ScreeningKind | null }[]>();
/** Chinese, Japanese, Korean and Thai have no spaces between words. */
const UNSPACED: { text: string; kind: ScreeningKind }[] = [];
for (const { kind, says, ...languages } of KIND_NAMES) {
  if (says.every((strength) => strength === 'in-hits')) continue;
  for (const phrase of textsOf(languages).flatMap((names) => names.split('|').map((text) => text.trim()))) {
    const words = netWords(phrase);
    const [first] = words;
    if (first === undefined) continue;
    if (
      kind !== null &&
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u.test(phrase)
    )
      UNSPACED.push({ text: phrase.normalize('NFKD').toLowerCase(), kind });
    else LATIN.set(first, [...(LATIN.get(first) ?? []), { words, kind }]);
  }
}
const NOT_LATIN = /[^\0-\u024f]/;
const IS_ASCII = /^[\x20-\x7e]*$/;
const NONE: ReadonlySet<ScreeningKind> = new Set();

/** The same as {@link netWords}, for texts that need no normal form. */
const asciiWords = (text: string): string[] =>
  text
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .split(/[^a-z0-9]+/);

/** Longest text that is searched: a label, a sentence or a key, not an article. */
const MAX_TEXT = 400;

/** Returns the kinds that a key or a short text names in any of the languages. */
export function netKinds(text: string): ReadonlySet<ScreeningKind> {
  if (text.length > MAX_TEXT || text.length < 3) return NONE;
  const isAscii = IS_ASCII.test(text);
  const words = isAscii ? asciiWords(text) : netWords(text);
  // Most texts name nothing.
  if (isAscii && !words.some((word) => LATIN.has(word))) return NONE;
  const found = new Set<ScreeningKind>();
  for (let i = 0; i < words.length; i++) {
    const phrases = LATIN.get(words[i] ?? '') ?? [];
    const named = phrases.filter(({ words: phrase }) => phrase.every((part, j) => words[i + j] === part));
    for (const { kind } of named) if (kind !== null) found.add(kind);
    // "media hits" of "social media hits" name nothing.
    i += Math.max(0, ...named.map(({ words: phrase, kind }) => (kind === null ? phrase.length - 1 : 0)));
  }
  if (NOT_LATIN.test(text)) {
    const plain = text.normalize('NFKD').toLowerCase();
    for (const { text: phrase, kind } of UNSPACED) if (plain.includes(phrase)) found.add(kind);
  }
  return found;
}
