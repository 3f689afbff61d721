import { GENERAL, PARTICLES } from './common-words';
import { type Likeness, likenessOf } from './likeness';
import type { NameWord } from './name-word';

/** A word of each name that are alike. */
export interface WordPair {
  asked: NameWord;
  found: NameWord;
  likeness: Likeness;
  /** Both are more than an initial, a particle or a word that many businesses have. */
  isStrong: boolean;
}

/** Which words of two names belong together, and which are in one of them only. */
export interface WordPairs {
  pairs: readonly WordPair[];
  onlyAsked: readonly NameWord[];
  onlyFound: readonly NameWord[];
  /** The words only moved from one end to the other, as in "Smith, John Paul". */
  isTurned: boolean;
}

const LEVELS: readonly Likeness[] = ['exact', 'spelling', 'alike', 'short'];

/** Pairs the words of two names, those most alike first. */
export function pairWords(asked: readonly NameWord[], found: readonly NameWord[], isBusiness: boolean): WordPairs {
  const table = asked.map((word) => found.map((other) => likenessOf(word, other)));
  const [left, right] = [new Set(asked.keys()), new Set(found.keys())];
  const pairs: WordPair[] = [];
  const take = (i: number, j: number, likeness: Likeness) => {
    const [a, b] = [asked[i], found[j]];
    if (!a || !b) return;
    left.delete(i);
    right.delete(j);
    pairs.push({ asked: a, found: b, likeness, isStrong: isStrong(a, isBusiness) && isStrong(b, isBusiness) });
  };
  for (const level of LEVELS)
    for (const i of left) {
      const j = [...right].find((at) => table[i]?.[at] === level);
      if (j !== undefined) take(i, j, level);
    }
  const initials = takeInitials(asked, left, found, right) ?? turned(takeInitials(found, right, asked, left));
  return {
    pairs: initials ? [...pairs, initials] : pairs,
    onlyAsked: [...left].flatMap((at) => asked[at] ?? []),
    onlyFound: [...right].flatMap((at) => found[at] ?? []),
    isTurned: isTurned(table),
  };
}

const isStrong = ({ own, latin }: NameWord, isBusiness: boolean): boolean => {
  const text = latin || own;
  return (text.length > 1 || latin === '') && !PARTICLES.has(text) && !(isBusiness && GENERAL.has(text));
};

const isTurned = (table: readonly (readonly (Likeness | null)[])[]): boolean =>
  table.some((_, by) => table.every((row, i) => ['exact', 'spelling'].includes(row[(i + by) % row.length] ?? '')));

/** "JRR" stands for three words in turn. */
function takeInitials(
  some: readonly NameWord[],
  short: Set<number>,
  others: readonly NameWord[],
  long: Set<number>,
): WordPair | null {
  const letters = [...long].map((at) => others[at]?.latin[0] ?? '').join('');
  for (const at of short) {
    const word = some[at];
    if (!word || word.latin.length < 2 || word.latin.length > 5 || !letters.includes(word.latin)) continue;
    const from = letters.indexOf(word.latin);
    const ends = [...long].slice(from, from + word.latin.length);
    for (const end of ends) long.delete(end);
    short.delete(at);
    const [first] = ends.flatMap((end) => others[end] ?? []);
    const text = ends.map((end) => others[end]?.text ?? '').join(' ');
    return first ? { asked: word, found: { ...first, text }, likeness: 'short', isStrong: false } : null;
  }
  return null;
}

const turned = (pair: WordPair | null): WordPair | null => pair && { ...pair, asked: pair.found, found: pair.asked };
