import { KIND_WORDS, type KindMention, kindsIn } from '@/utils/reading/lexicon/kinds';
import type { ScreeningKind } from '@/utils/reading/lexicon/screening-kind';
import type { Tag } from '@/utils/reading/lexicon/word-row';
import { allHave, anyHas, hasTag, wordsWith } from '@/utils/reading/lexicon/word-tags';
import { perWords, splitFused } from '@/utils/reading/lexicon/words';

/** The tags of words in keys. */
const KEY_TAGS = [
  ...([
    'filler',
    'flag',
    'outcome',
    'count',
    'result',
    'check',
    'negated',
    'searched',
    'done',
    'meta',
    'ran',
    'undone',
  ] as const),
  ...(['request', 'maybe-request', 'other', 'scored', 'class'] as const),
];
const FUSED = new Set([...KIND_WORDS, ...wordsWith(...KEY_TAGS).filter((word) => word.length > 1)]);

/**
 * Returns the words of a key as screenings use them: "haspepmatch" and "adversemediaresults" have no separators, and
 * "level1" is a level.
 */
const screeningWords = perWords((asSplit): readonly string[] =>
  asSplit
    .flatMap((word) => (word.length > 4 ? (splitFused(word, FUSED) ?? [word]) : [word]))
    .map((word) => word.replace(/(?<=[a-z]{3})\d{1,2}$/, '')),
);

/** Returns the words of a key as one text, for patterns. */
export const screeningName = perWords((asSplit): string => screeningWords(asSplit).join(' '));

/**
 * What a key says of its value, besides the kinds that it names. `pure`: every other word is understood, so a "no" is about
 * the whole kind: `has_pep_match`, not `pep_by_family`. `outcome`: all its words are of this kind, so the value says how a
 * check ended, or whether there is something. The others: see `Tag`.
 */
export type KeyTag = 'pure' | Exclude<(typeof KEY_TAGS)[number], 'filler'>;

/** What the words of a key say of screening. */
export interface ScreeningKey {
  words: readonly string[];
  mentions: readonly KindMention[];
  /** The kinds that it surely names. */
  kinds: readonly ScreeningKind[];
  tags: ReadonlySet<KeyTag>;
}

const OTHERS = /\brelated (entit|person|part|compan|individual|people)/;

/** Reads the words of a key; the lexicon says what each of them changes. */
export const readScreeningKey = perWords((asSplit): ScreeningKey => {
  const all = screeningWords(asSplit);
  const mentions = kindsIn(all);
  const sure = mentions.filter(({ isWeak }) => !isWeak);
  const named = sure.length > 0 ? sure : mentions;
  // "state" is an outcome as the last word, and a part of an address before another.
  const endsInState = all.at(-1) === 'state';
  const rest = all.filter(
    (_, i) => !named.some(({ from, to }) => i >= from && i < to) && !(endsInState && i === all.length - 1),
  );
  const some = (tag: Tag): boolean => anyHas(rest, tag);
  const every = (tag: Tag, ...others: Tag[]): boolean => allHave(rest, tag, ...others);
  const isPure = every('filler', 'flag', 'outcome', 'count', 'negated');
  const isRelated = (rest.includes('related') && sure.length > 0) || OTHERS.test(all.join(' '));
  const is: Record<KeyTag, boolean> = {
    pure: isPure,
    outcome: isPure && (rest.length > 0 || endsInState),
    flag: some('flag') || rest.includes('is') || rest.includes('has'),
    count: some('count') && every('filler', 'flag', 'count'),
    result: some('result'),
    check: some('check'),
    negated: some('negated'),
    searched: some('searched'),
    done: some('done') || some('searched'),
    meta: some('meta'),
    ran: some('ran') && !all.includes('monitoring') && every('filler', 'flag', 'check', 'negated', 'ran'),
    undone: some('undone') && every('filler', 'flag', 'check', 'ran', 'undone'),
    request: some('request') && !(some('result') && sure.length > 0),
    'maybe-request': some('maybe-request') && !some('result'),
    other: some('other') || isRelated,
    scored: some('scored'),
    class: some('class'),
  };
  return {
    words: all,
    mentions,
    kinds: [...new Set(sure.map(({ kind }) => kind))],
    tags: new Set((Object.keys(is) as KeyTag[]).filter((tag) => is[tag])),
  };
});

/**
 * How strongly the name of a list says that it holds hits: alone, with one sign of an entry in its items, or with
 * several.
 */
type ListKind = 'hits' | 'results' | 'general';

/** Returns how strongly a key says that its list holds hits; null if it does not. */
export const listKind = perWords((words): ListKind | null => {
  const key = readScreeningKey(words);
  if (key.tags.has('done') || key.tags.has('request')) return null;
  const isNamed = (i: number): boolean => key.mentions.some(({ from, to }) => i >= from && i < to);
  const rest = key.words.filter((word, i) => !isNamed(i) && !hasTag(word, 'neutral'));
  const isResult = (word: string): boolean => hasTag(word, 'hit-list', 'result-list');
  // "watchlist screenings" are checks, each of which says what it found.
  if (rest.length === 0) return key.mentions.length > 0 && !key.tags.has('check') ? 'general' : null;
  if (allHave(rest, 'hit-list')) return 'hits';
  if (rest.every(isResult)) return 'results';
  return rest.every((word) => isResult(word) || hasTag(word, 'general-list')) ? 'general' : null;
});
