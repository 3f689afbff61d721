import { perWords, splitFused } from '@/utils/json/words';
import * as words from './key-words';
import { KIND_WORDS, type KindMention, kindsIn, type ScreeningKind } from './screening-kind';

const FUSED = new Set(
  [KIND_WORDS, ...Object.values(words)].flatMap((known) => [...known].filter((word) => word.length > 1)),
);

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

/** What the words of a key say of screening. */
export interface ScreeningKey {
  words: readonly string[];
  mentions: readonly KindMention[];
  /** The kinds that it surely names. */
  kinds: readonly ScreeningKind[];
  /** Every other word is understood, so a "no" is about the whole kind: `has_pep_match`, not `pep_by_family`. */
  isPure: boolean;
  /** All its words are of this kind: the value says how a check ended, or whether there is something. */
  isOutcome: boolean;
  isFlag: boolean;
  isCount: boolean;
  isResult: boolean;
  isCheck: boolean;
  isNegated: boolean;
  isSearched: boolean;
  isDone: boolean;
  isMeta: boolean;
  isRequest: boolean;
  isMaybeRequest: boolean;
  isOther: boolean;
  isScored: boolean;
  isClass: boolean;
}

const OTHERS = /\brelated (entit|person|part|compan|individual|people)/;

/** Reads the words of a key; `key-words.ts` says what each of them changes. */
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
  const some = (known: ReadonlySet<string>): boolean => rest.some((word) => known.has(word));
  const every = (...sets: ReadonlySet<string>[]): boolean =>
    rest.every((word) => sets.some((known) => known.has(word)));
  const isPure = every(words.FILLER, words.FLAG, words.OUTCOME, words.COUNT, words.NEGATION);
  const isResult = some(words.RESULT);
  return {
    words: all,
    mentions,
    kinds: [...new Set(sure.map(({ kind }) => kind))],
    isPure,
    isOutcome: isPure && (rest.length > 0 || endsInState),
    isFlag: some(words.FLAG) || rest.includes('is') || rest.includes('has'),
    isCount: some(words.COUNT) && every(words.FILLER, words.FLAG, words.COUNT),
    isResult,
    isCheck: some(words.CHECK),
    isNegated: some(words.NEGATION),
    isSearched: some(words.SEARCHED),
    isDone: some(words.DONE),
    isMeta: some(words.META),
    isRequest: some(words.REQUEST) && !(isResult && sure.length > 0),
    isMaybeRequest: some(words.MAYBE_REQUEST) && !isResult,
    isOther: some(words.OTHER) || (rest.includes('related') && sure.length > 0) || OTHERS.test(all.join(' ')),
    isScored: some(words.SCORED),
    isClass: some(words.CLASS),
  };
});
