import { LOOK_ALIKES } from './look-alikes-data';

const SCRIPTS = {
  latin: /\p{Script=Latin}/u,
  eastAsian: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Hangul}]/u,
  cyrillic: /\p{Script=Cyrillic}/u,
  greek: /\p{Script=Greek}/u,
} as const;
const ANY_LETTER = /\p{L}/u;

/** A script, or group of scripts, that letters are told apart by; all the rest count as one. */
type LetterScript = keyof typeof SCRIPTS | 'other';

const NAMES = ['latin', 'eastAsian', 'cyrillic', 'greek'] as const;

const LIKE_LATIN = new Set(Object.values(LOOK_ALIKES).join(''));

// Latin letters of phonetic alphabets that are drawn like plain ones: ɑ ɡ ɩ ɪ ʀ ʙ ʜ ʟ ɴ ʏ ʋ ᴀ ᴄ ᴏ ꜱ and their like.
const RARE_LATIN =
  /[\u01bc\u01bd\u0251\u0261-\u0262\u0269\u026a\u0274\u0280\u028b\u028f\u0299\u029c\u029f\u1d00-\u1d22\ua730\ua731]/;
const STACKED_MARKS = /\p{M}{3}/u;

/**
 * Whether the text has characters in a rare form: one that Unicode folds into ordinary ones (wide, circled, mathematical,
 * superscript), a phonetic letter that looks like a plain one, a digit of another script among Latin letters, or three
 * marks on one letter.
 */
export function hasRareForms(text: string): boolean {
  const plain = text.normalize('NFC').replaceAll('’', "'");
  if (plain.normalize('NFKC') !== plain || RARE_LATIN.test(plain) || STACKED_MARKS.test(plain)) return true;
  return /[a-z]/i.test(plain) && /\p{N}/u.test(plain.replace(/[0-9]/g, ''));
}

/** The scripts of the letters in the text, each once; digits and signs have none. */
function letterScripts(text: string): Set<LetterScript> {
  const found = new Set<LetterScript>();
  for (const letter of text) {
    if (ANY_LETTER.test(letter)) found.add(NAMES.find((name) => SCRIPTS[name].test(letter)) ?? 'other');
  }
  return found;
}

/** Whether the text has letters, and all of them are of other scripts and look Latin, as in "аррӏе". */
export function looksLatin(text: string): boolean {
  const letters = [...text].filter((character) => ANY_LETTER.test(character));
  return letters.length > 0 && letters.every((letter) => LIKE_LATIN.has(letter));
}

/** Whether letters are of scripts that nobody writes in one word; Latin in East Asian text is common (Unicode TS 39 §5.2). */
export function isMixed(part: string): boolean {
  const scripts = letterScripts(part);
  if (scripts.has('eastAsian')) scripts.delete('latin');
  return scripts.size > 1;
}
