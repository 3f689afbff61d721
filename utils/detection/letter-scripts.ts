const SCRIPTS = {
  latin: /\p{Script=Latin}/u,
  eastAsian: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Hangul}]/u,
  cyrillic: /\p{Script=Cyrillic}/u,
  greek: /\p{Script=Greek}/u,
} as const;
const ANY_LETTER = /\p{L}/u;

/** A script, or group of scripts, that letters are told apart by; all the rest count as one. */
export type LetterScript = keyof typeof SCRIPTS | 'other';

const NAMES = ['latin', 'eastAsian', 'cyrillic', 'greek'] as const;

// Cyrillic and Greek letters drawn like Latin ones in common typefaces; after Unicode TS 39's confusables.
const LIKE_LATIN = /^[аеорсухіјѕһԁԛԝӏьүАВЕЗІЈКМНОРЅТУХҮονιυκρταΑΒΕΖΗΙΚΜΝΟΡΤΥΧ]$/u;

/** The scripts of the letters in the text, each once; digits and signs have none. */
export function letterScripts(text: string): Set<LetterScript> {
  const found = new Set<LetterScript>();
  for (const letter of text) {
    if (ANY_LETTER.test(letter)) found.add(NAMES.find((name) => SCRIPTS[name].test(letter)) ?? 'other');
  }
  return found;
}

/** Whether the text has letters, and all of them are Cyrillic or Greek ones that look Latin, as in "аррӏе". */
export function looksLatin(text: string): boolean {
  const letters = [...text].filter((character) => ANY_LETTER.test(character));
  return letters.length > 0 && letters.every((letter) => LIKE_LATIN.test(letter));
}
