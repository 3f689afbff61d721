import type { NameState, NameWords } from '@/utils/compare/comparison';
import { GENERAL, PARTICLES } from './common-words';
import { isWithinEdits } from './edit-distance';
import { withoutLegalForm } from './legal-forms';
import { likenessOf } from './likeness';
import { mergeWords, type NameWord, nameWords } from './name-word';
import { isSpelled } from './spelling';
import { pairWords, type WordPair, type WordPairs } from './word-pairs';

/** What can be said of two names, and the words that it is said of. */
interface ComparedNames {
  state: Exclude<NameState, 'not-stated'>;
  words: NameWords | null;
}

const only = (state: ComparedNames['state']): ComparedNames => ({ state, words: null });
/** Whether a table or convention makes two names one. */
export const isSameName = (state: NameState): boolean =>
  state === 'same' || state === 'other-order' || state === 'other-spelling';

/**
 * Compares two names. "Same" needs a published table or convention that makes them one, "different" that no word is alike; what
 * lies between says which words are.
 */
export function compareNames(asked: string, found: string, isBusiness: boolean): ComparedNames {
  const [a, b] = [nameWords(asked), nameWords(found)];
  if (a.length === 0 || b.length === 0) return only('not-understood');
  if (!isBusiness) return compareWords(a, b, false);
  const [some, others] = [withoutLegalForm(joinLetters(a)), withoutLegalForm(joinLetters(b))];
  const compared = compareWords(some.words, others.words, true);
  if (!isSameName(compared.state) || some.formText === others.formText) return compared;
  // A form that is left out says nothing; two forms may be two businesses.
  const isOneForm = some.form === others.form || some.form === '' || others.form === '';
  return isOneForm ? only('other-spelling') : alike(asked, found);
}

const alike = (asked: string, found: string): ComparedNames => ({
  state: 'similar',
  words: { more: [], less: [], shared: [], alike: [asked, found] },
});

function compareWords(asked: readonly NameWord[], found: readonly NameWord[], isBusiness: boolean): ComparedNames {
  const [a, b] = [joined(asked, found), joined(found, asked)];
  if (a.length === b.length && a.every(({ own }, at) => own === b[at]?.own)) return only('same');
  const whole = compareAsOneWord(a, b);
  if (whole !== null) return whole;
  const paired = pairWords(a, b, isBusiness);
  const { pairs, onlyAsked, onlyFound, isTurned } = paired;
  const isExact = pairs.every(isSpelledAlike);
  if (onlyAsked.length === 0 && onlyFound.length === 0 && isExact) {
    if (!isBusiness && !isTurned) return only('reordered');
    return only(pairs.some(({ likeness }) => likeness === 'spelling') ? 'other-spelling' : 'other-order');
  }
  const isStrong = pairs.some((pair) => pair.isStrong);
  const isInside = pairs.length > 0 && (onlyAsked.every(isParticle) || onlyFound.every(isParticle));
  if (isInside && (isStrong || pairs.length > 1 || a.length === 1 || b.length === 1)) {
    const whole = isBusiness ? paired : withWholeWords(paired);
    const isPart =
      whole.pairs.every(isSpelledAlike) && [whole.onlyAsked, whole.onlyFound].some((of) => of.every(isParticle));
    return isPart ? { state: 'part', words: wordsOf(whole) } : { state: 'similar', words: wordsOf(paired) };
  }
  if (isStrong) return { state: 'some', words: wordsOf(paired) };
  return compareAsText(a, b, paired);
}

/** "J" for "Jane", "JRR" for three words. */
const isInitial = ({ likeness, isStrong }: WordPair): boolean => likeness === 'short' && !isStrong;

const isSpelledAlike = ({ likeness }: WordPair): boolean => likeness === 'exact' || likeness === 'spelling';

/** A word of which the other name has only the initial is missing there. */
function withWholeWords({ pairs, onlyAsked, onlyFound, ...rest }: WordPairs): WordPairs {
  const initials = pairs.filter(isInitial);
  const isAskedWhole = ({ asked, found }: WordPair) => asked.text.length > found.text.length;
  return {
    ...rest,
    pairs: pairs.filter((pair) => !initials.includes(pair)),
    onlyAsked: [...initials.filter(isAskedWhole).map(({ asked }) => asked), ...onlyAsked],
    onlyFound: [...initials.filter((pair) => !isAskedWhole(pair)).map(({ found }) => found), ...onlyFound],
  };
}

const isParticle = ({ latin, own }: NameWord): boolean => PARTICLES.has(latin || own);

/** Compares names of which no whole word is alike: a few letters in a long name, or one word in another. */
function compareAsText(a: readonly NameWord[], b: readonly NameWord[], paired: WordPairs): ComparedNames {
  const [x = '', y = ''] = [a, b].map((words) => words.map(({ latin }) => latin).join(''));
  const [asked, found] = [textOf(a), textOf(b)];
  if (x !== '' && y !== '' && isWithinEdits(x, y, Math.floor(Math.min(x.length, y.length) / 5)))
    return alike(asked, found);
  const held = a.flatMap((word) => b.flatMap((other) => heldIn(word, other) ?? []));
  if (held.length > 0) return { state: 'some', words: { ...wordsOf(paired), shared: held.slice(0, 1) } };
  return only(canBeRead(a, b) ? 'different' : 'other-script');
}

/** "Murom" is in "Muromskii", a form of business in "JSCARGUMENT". */
function heldIn(a: NameWord, b: NameWord): string | null {
  const [short, long] = a.latin.length < b.latin.length ? [a, b] : [b, a];
  const isTelling = short.latin.length > 4 && !GENERAL.has(short.latin);
  return isTelling && long.latin.includes(short.latin) ? short.text : null;
}

/** Names in one word, as in Chinese or Korean, with the surname first or last. */
function compareAsOneWord(a: readonly NameWord[], b: readonly NameWord[]): ComparedNames | null {
  const ownOf = (words: readonly NameWord[]) => words.map(({ own }) => own).join('');
  if (ownOf(a) === ownOf(b)) return only('same');
  if ([...a, ...b].every(({ spelling }) => spelling === null)) return null;
  const [x, y] = [mergeWords(a), mergeWords(b)];
  const likeness = likenessOf(x, y);
  if (likeness === 'exact' || likeness === 'spelling') return only('other-spelling');
  const [korean, latin] = isKorean(a) ? [x, b] : isKorean(b) ? [y, a] : [null, []];
  if (korean?.spelling == null) return null;
  for (const turned of [latin, [...latin.slice(-1), ...latin.slice(0, -1)]]) {
    const text = turned.map((word) => word.latin).join('');
    if (text === korean.latin) return only('other-spelling');
    if (isSpelled(text, korean.spelling)) return alike(textOf(a), textOf(b));
  }
  return null;
}

const isKorean = (words: readonly NameWord[]): boolean =>
  words.every(({ own }) => /^\p{sc=Hang}{1,5}$/u.test(own)) && words.length < 3;

const ALPHABETS = /^[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}\p{sc=Geor}\p{sc=Armn}\p{sc=Hira}ー\d]+$/u;
/** Scripts of which two words can be compared with each other, though not with other scripts. */
const SCRIPTS = [
  ...[/^\p{sc=Arab}/u, /^\p{sc=Hebr}/u, /^\p{sc=Thai}/u, /^\p{sc=Deva}/u],
  ...[/^\p{sc=Hang}/u, /^\p{sc=Ethi}/u, /^\p{sc=Khmr}/u, /^\p{sc=Beng}/u],
];

/** Whether both names are in alphabets with vowels, or both in one script that is none of Chinese characters. */
const canBeRead = (a: readonly NameWord[], b: readonly NameWord[]): boolean =>
  [ALPHABETS, ...SCRIPTS].some((script) => [...a, ...b].every(({ own }) => script.test(own)));

const textOf = (words: readonly NameWord[]): string => words.map(({ text }) => text).join(' ');

function wordsOf({ pairs, onlyAsked, onlyFound }: WordPairs): NameWords {
  const texts = (words: readonly NameWord[]) => {
    const telling = words.filter((word) => !isParticle(word));
    return (telling.length > 0 ? telling : words).map(({ text }) => text);
  };
  const near = pairs.filter(({ likeness }) => likeness === 'alike' || likeness === 'short');
  return {
    more: texts(onlyFound),
    less: texts(onlyAsked),
    shared: pairs.filter((pair) => pair.isStrong && !near.includes(pair)).map(({ found }) => found.text),
    alike: near.length > 0 ? [textOf(near.map(({ asked }) => asked)), textOf(near.map(({ found }) => found))] : null,
  };
}

/** Puts words together that are one word in the other name. */
function joined(words: readonly NameWord[], other: readonly NameWord[]): NameWord[] {
  const texts = new Set(other.map(({ own }) => own));
  const result: NameWord[] = [];
  for (let at = 0; at < words.length; ) {
    const part = (size: number) => words.slice(at, at + size);
    const isOne = (size: number) =>
      at + size <= words.length &&
      texts.has(
        part(size)
          .map(({ own }) => own)
          .join(''),
      );
    const size = [4, 3, 2].find(isOne) ?? 1;
    result.push(mergeWords(part(size)));
    at += size;
  }
  return result;
}

/** "A.B.C." is one word in the name of a business. */
function joinLetters(words: readonly NameWord[]): NameWord[] {
  const runs: NameWord[][] = [];
  for (const word of words) {
    const last = runs.at(-1);
    const isLetter = /^\p{L}$/u.test(word.own);
    if (isLetter && last?.every(({ own }) => /^\p{L}$/u.test(own))) last.push(word);
    else runs.push([word]);
  }
  return runs.map(mergeWords);
}
