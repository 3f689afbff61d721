import { consonantsOf, type Spelling, spellingOf, usualForm, withoutMarks } from './spelling';

/** One word of a name, in the forms that comparing needs. */
export interface NameWord {
  /** As written. */
  text: string;
  /** In its own script, without what is only another way to write the same; a Latin word without its marks. */
  own: string;
  /** In plain Latin letters, the usual form; empty if no table reads the script. */
  latin: string;
  /** As written, in small letters: marks tell two forms of a table apart. */
  marked: string;
  /** All forms by the tables; null if there is only one. */
  spelling: Spelling | null;
  /** Consonants of a script that leaves its vowels out. */
  consonants: Spelling | null;
  /** Words that sound alike have the same; see `soundOf`. */
  sound: string;
}

/** Longer than any name that a list has; comparing takes time in proportion to the square. */
const MAX_LETTERS = 300;

/** Returns the words of a name; none if it has no letters, or more than any name. */
export function nameWords(name: string): NameWord[] {
  if (name.length > MAX_LETTERS) return [];
  const text = name
    .normalize('NFKC')
    .replace(/\p{DI}|\u0640/gu, '')
    // An apostrophe is a letter's mark ("O'Connor", "Al-Qa'ida"), not the end of a word.
    .replace(/(?<=[\p{L}\p{M}]|^)['’‘`´ʻʼʿʾ](?=\p{L})/gu, '')
    .replace(/株式会社|有限会社|(?<!\p{sc=Han})株(?!\p{sc=Han})/gu, ' KK ')
    .replace(/股份有限公司|有限公司|주식회사/g, ' Co Ltd ')
    .replace(/&/g, ' and ')
    .normalize('NFC');
  return (text.match(/[\p{L}\p{M}\p{N}ー]+/gu) ?? []).map(wordOf);
}

const READABLE = /^[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}\p{sc=Geor}\p{sc=Armn}\p{sc=Hira}\p{sc=Hang}ー\d]+$/u;
/** Letters whose national tables have forms with marks that documents leave out. */
const SERBIAN = /[ћђљњџјѓќ]/;

function wordOf(text: string): NameWord {
  const marked = text.toLowerCase();
  if (/^[a-z\d]+$/.test(marked))
    return { text, own: marked, latin: marked, marked, spelling: null, consonants: null, sound: soundOf(marked) };
  const folded = inOneWay(marked);
  // Russian prints ё as е.
  const own = folded.replaceAll('ё', 'е');
  const isReadable = READABLE.test(folded.replace(/\p{M}/gu, ''));
  const all = isReadable ? spellingOf(folded) : [];
  const spelling = SERBIAN.test(own) ? all.map((forms) => [...forms, ...forms.map(withoutMarks)]) : all;
  const latin = isReadable ? withoutMarks(usualForm(spellingOf(own))) : '';
  const isLatin = /^[\p{sc=Latn}\p{M}\d]+$/u.test(own);
  return {
    text,
    own: isLatin ? usualForm(all) : own,
    latin,
    marked,
    spelling: spelling.some((forms) => forms.length > 1) ? spelling : null,
    consonants: consonantsOf(own),
    sound: soundOf(latin || own),
  };
}

/** Returns words that are one in the other name as one. */
export const mergeWords = (words: readonly NameWord[]): NameWord => {
  const [first] = words;
  if (words.length === 1 && first) return first;
  return { ...wordOf(words.map(({ marked }) => marked).join('')), text: words.map(({ text }) => text).join(' ') };
};

/** Returns the consonants of a Latin word, with one letter for the sounds that languages write differently. */
const soundOf = (latin: string): string =>
  latin
    .replace(/(?:schtsch|shch|tsch|tch|sch|sh|ch|zh|dj|cz|sz|ts|tz|dz|ks|x|z|s|c(?=[eiy])|j(?=[aeiou]))+/g, 's')
    .replace(/ph|[fvwbp]/g, 'b')
    .replace(/kh|gh|ck|[cqgk]/g, 'k')
    .replace(/th|dh|[td]/g, 't')
    .replace(/[aeiouyjh]/g, '')
    .replace(/(.)\1+/g, '$1');

/** Returns a word in one of the ways in which a script writes it: without short vowels, in one form of a letter, in hiragana. */
function inOneWay(word: string): string {
  return word
    .replace(/[\u064b-\u065f\u0670\u0591-\u05c7]/gu, '')
    .replace(/(?<!\p{sc=Latn}\p{M}*)[\u0300\u0301]/gu, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replaceAll('ة', 'ه')
    .replace(/[ىیئ]/g, 'ي')
    .replaceAll('ک', 'ك')
    .replaceAll('ؤ', 'و')
    .replace(/[ךםןףץ]/g, (final) => String.fromCodePoint((final.codePointAt(0) ?? 0) + 1))
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) - 0x60))
    .replace(/[\u0370-\u03ff\u1f00-\u1fff]+/g, (greek) => withoutMarks(greek).replaceAll('ς', 'σ'))
    .normalize('NFC');
}
