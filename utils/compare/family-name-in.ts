import { PARTICLES } from './name/common-words';
import { type NameWord, nameWords } from './name/name-word';
import { isSpelled } from './name/spelling';

/** Whether an email address contains a family name, and the words that this is said of. */
export interface NameInAddress {
  is: 'yes' | 'part' | 'no';
  name: string;
}

/** A shorter name is in many other words: "Li" in "oliver". */
const SHORT = 3;
/** Fewer letters of a name are no part of it. */
const MIN_PART = 4;

/**
 * Says whether an address contains the family name of a person: the last word of the name, or what stands before a comma. Of several
 * words that may be family names, the others count as a part. Null if no table reads the name.
 */
export function familyNameIn(address: string, name: string): NameInAddress | null {
  const at = name.indexOf(',');
  const all = nameWords(name);
  const [family, given] = at < 0 ? [all.slice(1), all] : [nameWords(name.slice(0, at)), nameWords(name.slice(at + 1))];
  const words = telling(family.length > 0 ? family : all);
  const last = words.at(-1);
  if (last === undefined || words.some(({ latin }) => latin === '')) return null;
  const parts = partsOf(address);
  const first = all.length > 1 ? (given[0]?.latin ?? '') : '';
  const isIn = (word: NameWord) => contains(parts, word, first);
  if (isIn(last)) return { is: 'yes', name: asWritten(last, name) };
  const isPart = words.some(isIn) || parts.some((part) => isBegunIn(part, last.latin));
  return { is: isPart ? 'part' : 'no', name: words.map((word) => asWritten(word, name)).join(' ') };
}

/** Returns a word with the apostrophe that comparing leaves out. */
const asWritten = ({ own, text }: NameWord, name: string): string =>
  name.split(/[\s,-]+/).find((written) => nameWords(written)[0]?.own === own) ?? text;

const SUFFIXES: ReadonlySet<string> = new Set(['jr', 'sr', 'junior', 'senior', 'ii', 'iii', 'iv', 'phd', 'md']);

/** Returns the words that tell one family from another; all of them if there is none. */
function telling(words: readonly NameWord[]): readonly NameWord[] {
  const left = words.filter(({ latin }) => !PARTICLES.has(latin) && !SUFFIXES.has(latin) && latin.length !== 1);
  return left.length > 0 ? left : words;
}

/**
 * Returns the words of an address in small letters without marks, and all of the mailbox as one. What follows a plus and the last
 * part of the domain are left out.
 */
function partsOf(address: string): string[] {
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at).replace(/(?<=.)\+.*$/s, '');
  const labels = address
    .slice(at + 1)
    .split('.')
    .slice(0, -1);
  const words = [local, ...labels].flatMap((part) => nameWords(part).flatMap(({ latin }) => latin.split(/\d+/)));
  return [
    nameWords(local)
      .map(({ latin }) => latin.replace(/\d/g, ''))
      .join(''),
    ...words,
  ].filter((part) => part !== '');
}

const contains = (parts: readonly string[], word: NameWord, given: string): boolean =>
  parts.some((part) =>
    [...piecesOf(part, word.latin.length)].some(([piece, rest]) => {
      const isName = piece === word.latin || (word.spelling !== null && isSpelled(piece, word.spelling));
      return isName && (word.latin.length > SHORT || isGiven(rest, given));
    }),
  );

/** Nothing, the initial or the given name beside a short family name. */
const isGiven = (rest: string, given: string): boolean => rest === '' || rest === given || rest === given.slice(0, 1);

/** Returns each piece of a text that is as long as a name or its other spellings, with the letters around it. */
function* piecesOf(text: string, length: number): Generator<readonly [piece: string, rest: string]> {
  for (let from = 0; from < text.length; from++)
    for (let to = from + Math.max(1, length - 2); to <= Math.min(text.length, from + length + 3); to++)
      yield [text.slice(from, to), text.slice(0, from) + text.slice(to)];
}

/** Whether a text contains the beginning of a name: at least half of its letters. */
function isBegunIn(text: string, name: string): boolean {
  const least = Math.max(MIN_PART, Math.ceil(name.length / 2));
  return name.length > least && text.includes(name.slice(0, least));
}
