import { KIND_NAMES } from './kind-table';
import { textsOf } from './languages';
import type { ScreeningKind } from './screening-kind';

/** Words `from` … `to - 1` name a kind. */
export interface KindMention {
  kind: ScreeningKind;
  /** The words mean the kind only inside a hit or a screening: "media", "warning". */
  isWeak: boolean;
  from: number;
  to: number;
}

interface Phrase {
  words: readonly string[];
  kind: ScreeningKind | null;
  isWeak: boolean;
}

const PHRASES = new Map<string, Phrase[]>();
for (const { kind, says, ...languages } of KIND_NAMES) {
  if (!says.includes('name') && !says.includes('in-hits')) continue;
  for (const name of textsOf(languages).flatMap((names) => names.split('|'))) {
    const words = name.trim().split(/\s+/);
    const [first = ''] = words;
    PHRASES.set(first, [...(PHRASES.get(first) ?? []), { words, kind, isWeak: !says.includes('name') }]);
  }
}
for (const phrases of PHRASES.values()) phrases.sort((a, b) => b.words.length - a.words.length);

/** All words that occur in a name of a kind. */
export const KIND_WORDS: ReadonlySet<string> = new Set(
  [...PHRASES.values()].flatMap((phrases) => phrases.flatMap(({ words }) => words)),
);

/** "pep1" is the first class of "pep". */
const withoutNumber = (word: string): string => word.replace(/\d{1,2}$/, '');

/** Returns where lower-case words name a kind, in their order; the longest name wins. */
export function kindsIn(words: readonly string[]): KindMention[] {
  const found: KindMention[] = [];
  for (let from = 0; from < words.length; from++) {
    const word = words[from] ?? '';
    const phrases = PHRASES.get(word) ?? PHRASES.get(withoutNumber(word));
    const phrase = phrases?.find(({ words: name }) => name.every((part, i) => i === 0 || words[from + i] === part));
    if (phrase === undefined) continue;
    const to = from + phrase.words.length;
    if (phrase.kind !== null) found.push({ kind: phrase.kind, isWeak: phrase.isWeak, from, to });
    from = to - 1;
  }
  return found;
}

/** Texts that are a code of a kind as a whole, in words; "AM" may also be a country. */
export const KIND_CODES: ReadonlyMap<string, readonly string[]> = new Map([
  ['SAN', ['sanction']],
  ['AM', ['media']],
]);

/** The names of kinds as patterns, joined or with anything between their words, without those that begin with another one. */
function namePatterns(): string[] {
  const names = [...PHRASES.values()].flat().flatMap(({ kind, words }) => (kind === null ? [] : [words]));
  const patterns = names.map(([first = '', ...rest]) =>
    [first, ...rest].map(RegExp.escape).join(String.raw`\d{0,2}[^\p{L}\p{N}]*`),
  );
  const isBegun = (pattern: string): boolean =>
    patterns.some((other) => other !== pattern && pattern.startsWith(other));
  return [...new Set(patterns.filter((pattern) => !isBegun(pattern)))];
}

const MAY_MENTION = new RegExp(`${namePatterns().join('|')}|^\\s*(?:${[...KIND_CODES.keys()].join('|')})\\s*$`, 'iu');

/** A cheap first check: most texts name no kind. */
export const mayMention = (text: string): boolean => MAY_MENTION.test(text);
