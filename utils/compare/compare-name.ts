import type { Comparison, NameState, Stated } from './comparison';

/** Letters that Unicode does not decompose. */
const PLAIN: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ə: 'e',
};

/**
 * Compares the names of a hit with the asked ones. Case, accents, punctuation and spaces do not count; a transliteration
 * counts only if the answer lists it.
 * @param asked the name first, then other names of the subject
 */
export function compareName(
  asked: readonly string[],
  names: readonly Stated[],
  aliases: readonly Stated[],
): Comparison<NameState> {
  const [name = null] = asked;
  const wanted = asked.map(nameWords).filter((words) => words.length > 0);
  const isOneOf = (text: string, key: (words: readonly string[]) => string) =>
    wanted.some((words) => key(words) === key(nameWords(text)));
  const found = (among: readonly Stated[], key: (words: readonly string[]) => string) =>
    among.find(({ text }) => isOneOf(text, key));
  const [first = null] = [...names, ...aliases];
  if (first === null || wanted.length === 0) return { state: 'not-stated', stated: first, asked: name };
  const same = found(names, inOrder);
  if (same) return { state: 'same', stated: same, asked: name };
  const sameWords = found(names, inAnyOrder);
  if (sameWords) return { state: 'same-words', stated: sameWords, asked: name };
  const alias = found(aliases, inAnyOrder);
  return alias ? { state: 'alias', stated: alias, asked: name } : { state: 'other', stated: first, asked: name };
}

const inOrder = (words: readonly string[]): string => words.join('');
const inAnyOrder = (words: readonly string[]): string => words.toSorted().join(' ');

/** Accents are removed from Latin and Greek letters only: in other scripts, the same marks make another letter. */
export function nameWords(name: string): string[] {
  const plain = name
    .normalize('NFKD')
    .replace(/(?<=[\p{sc=Latn}\p{sc=Grek}])[\u0300-\u036f]+/gu, '')
    .normalize('NFKC')
    .replace(/[\p{DI}'’‘`´]/gu, '')
    .toLowerCase()
    .replace(/[øłđðþıßæœə]/g, (letter) => PLAIN[letter] ?? letter);
  return plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
