import { hangulForms } from './hangul';
import { formsByLetter, LETTERS } from './letter-tables';

/** Consonants of Arabic, Persian and Hebrew (ALA-LC and what passports have). Short vowels are not written. */
const CONSONANTS = formsByLetter(`
ا=a, ب=b,p ت=t ث=th,s ج=j,g,dj ح=h خ=kh,ch,k د=d ذ=dh,z,d ر=r ز=z س=s ش=sh,ch,sch ص=s ض=d,z ط=t ظ=z,d ع=,a غ=gh,g ف=f,v,ph ق=q,k,g,gh
ك=k,c ل=l م=m ن=n ه=h,t,a,e, و=w,u,v,o,ou, ي=y,i,e,j, ء= پ=p چ=ch ژ=zh گ=g,gu
א= ב=b,v ג=g,j ד=d ה=h, ו=v,o,u,w ז=z ח=ch,h,kh ט=t י=y,i,j, כ=k,kh,ch ל=l מ=m נ=n ס=s ע= פ=p,f,ph צ=ts,tz,z ק=k,q,c ר=r ש=sh,s,sch ת=t,th`);

/** The letters of a word in turn, each with all its Latin forms. */
export type Spelling = readonly (readonly string[])[];

/** Returns how a word may be written in plain Latin letters; a letter of no table stays, without its marks. */
export function spellingOf(word: string): Spelling {
  const spelling: (readonly string[])[] = [];
  for (let at = 0; at < word.length; ) {
    const size = [3, 2, 1].find((length) => LETTERS.has(word.slice(at, at + length))) ?? 0;
    const letter = word.slice(at, at + Math.max(size, 1));
    spelling.push(LETTERS.get(letter) ?? hangulForms(letter) ?? [withoutMarks(letter)]);
    at += letter.length;
  }
  return spelling;
}

export const withoutMarks = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** Returns the usual spelling: the first form of each letter. */
export const usualForm = (spelling: Spelling): string => spelling.map(([first = '']) => first).join('');

/** Whether a text in Latin letters is one of the spellings. Takes time in proportion to both lengths. */
export function isSpelled(text: string, spelling: Spelling): boolean {
  let ends: ReadonlySet<number> = new Set([0]);
  for (const forms of spelling) ends = endsOf(text, ends, forms);
  return ends.has(text.length);
}

/** Returns the consonants of an Arabic or Hebrew word with their Latin forms; null for a script that writes its vowels. */
export function consonantsOf(word: string): Spelling | null {
  if (!/^[\p{sc=Arab}\p{sc=Hebr}]+$/u.test(word)) return null;
  return [...word].map((letter) => CONSONANTS.get(letter) ?? ['']);
}

/** Whether a Latin word has these consonants: one may be doubled, and any vowels may stand between two. */
export function hasConsonants(text: string, consonants: Spelling): boolean {
  const withVowels = (starts: ReadonlySet<number>): Set<number> => {
    const reached = new Set(starts);
    // A set visits what is added to it.
    for (const at of reached) {
      const letter = text[at] ?? '';
      if (letter !== '' && ('aeiouyh'.includes(letter) || letter === text[at - 1])) reached.add(at + 1);
    }
    return reached;
  };
  let ends = withVowels(new Set([0]));
  for (const forms of consonants) ends = withVowels(endsOf(text, ends, forms));
  return text !== '' && ends.has(text.length);
}

const endsOf = (text: string, starts: ReadonlySet<number>, forms: readonly string[]): Set<number> =>
  new Set(
    [...starts].flatMap((at) => forms.filter((form) => text.startsWith(form, at)).map((form) => at + form.length)),
  );
