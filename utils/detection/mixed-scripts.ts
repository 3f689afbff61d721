import { LOOK_ALIKES } from './look-alikes-data';

const SCRIPTS = {
  latin: /\p{Script=Latin}/u,
  eastAsian: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Hangul}]/u,
  cyrillic: /\p{Script=Cyrillic}/u,
  greek: /\p{Script=Greek}/u,
} as const;
const ANY_LETTER = /\p{L}/u;

/** A script or group of scripts to compare letters by; all others count as one. */
type LetterScript = keyof typeof SCRIPTS | 'other';

const NAMES = ['latin', 'eastAsian', 'cyrillic', 'greek'] as const;

const LIKE_LATIN = new Set(Object.values(LOOK_ALIKES).join(''));

// Phonetic Latin letters that look like plain ones, such as ɑ ɡ ɩ ɪ ʀ ʙ ʜ ʟ ɴ ʏ ʋ ᴀ ᴄ ᴏ ꜱ.
const RARE_LATIN =
  /[\u01bc\u01bd\u0251\u0261-\u0262\u0269\u026a\u0274\u0280\u028b\u028f\u0299\u029c\u029f\u1d00-\u1d22\ua730\ua731]/;
const STACKED_MARKS = /\p{M}{3}/u;

/**
 * Returns whether the text has characters that Unicode folds into ordinary ones (wide, circled, mathematical,
 * superscript), phonetic look-alikes, foreign digits among Latin letters, or three marks on a letter.
 */
export function hasRareForms(text: string): boolean {
  const plain = text.normalize('NFC').replaceAll('’', "'");
  if (plain.normalize('NFKC') !== plain || RARE_LATIN.test(plain) || STACKED_MARKS.test(plain)) return true;
  return /[a-z]/i.test(plain) && /\p{N}/u.test(plain.replace(/[0-9]/g, ''));
}

/** Returns the scripts of the letters in the text, each once; digits and signs have none. */
function letterScripts(text: string): Set<LetterScript> {
  const found = new Set<LetterScript>();
  for (const letter of text) {
    if (ANY_LETTER.test(letter)) found.add(NAMES.find((name) => SCRIPTS[name].test(letter)) ?? 'other');
  }
  return found;
}

/** Returns whether the text has letters, all of other scripts but Latin in appearance, as in "аррӏе". */
export function looksLatin(text: string): boolean {
  const letters = [...text].filter((character) => ANY_LETTER.test(character));
  return letters.length > 0 && letters.every((letter) => LIKE_LATIN.has(letter));
}

/**
 * Returns whether the letters are of scripts never mixed in one word; Latin in East Asian text is common (Unicode TS 39
 * §5.2).
 */
export function hasMixedScripts(part: string): boolean {
  const scripts = letterScripts(part);
  if (scripts.has('eastAsian')) scripts.delete('latin');
  return scripts.size > 1;
}
