/** Messages as the browser reads them from `_locales`. */
export type Messages = Readonly<Record<string, { message: string }>>;

/**
 * Languages for development. Both are English texts that are recognizable, so that a text outside the catalogue stands
 * out: `pseudo` has accents and is 40 % longer, `mirrored` is written from right to left.
 */
const PSEUDO_LANGUAGES = { pseudo: 'en-XA', mirrored: 'he' } as const;
export type PseudoLanguage = keyof typeof PSEUDO_LANGUAGES;

export const isPseudo = (name: string): name is PseudoLanguage => name in PSEUDO_LANGUAGES;

const ACCENTS: Readonly<Record<string, string>> = {
  ...{ a: 'á', c: 'ç', e: 'é', i: 'î', n: 'ñ', o: 'ö', s: 'š', u: 'ü', y: 'ý', z: 'ž' },
  ...{ A: 'Å', C: 'Ç', E: 'É', I: 'Î', N: 'Ñ', O: 'Ö', S: 'Š', U: 'Û', Y: 'Ý', Z: 'Ž' },
};
const SLOT = /(\{\w+\}|%s)/;

/** Applies a function to the parts of a text between its slots. */
const betweenSlots = (text: string, change: (part: string) => string): string =>
  text
    .split(SLOT)
    .map((part) => (SLOT.test(part) ? part : change(part)))
    .join('');

/** "Close" → "[Çlöšé ~~]": accents, and 40 % more letters in words that may break. */
export function accented(text: string): string {
  const letters = text.replaceAll(/\{\w+\}|%s/g, '').length;
  const more = Array.from({ length: Math.ceil((letters * 0.4) / 5) }, () => 'ëxträ').join(' ');
  return `[${betweenSlots(text, (part) => part.replace(/[a-z]/gi, (letter) => ACCENTS[letter] ?? letter))} ${more}]`;
}

/** Turns words around by RIGHT-TO-LEFT OVERRIDE, as a language of that direction; slots keep their own direction. */
export const mirrored = (text: string): string =>
  betweenSlots(text, (part) => part.replace(/\p{L}[\p{L}\p{M}’-]*/gu, (word) => `\u202e${word}\u202c`));

/** Returns English messages in a pseudo-language. */
export function pseudoMessages(messages: Messages, language: PseudoLanguage): Messages {
  const change = language === 'pseudo' ? accented : mirrored;
  const changed = Object.entries(messages).map(([name, { message }]) => [name, { message: change(message) }]);
  return { ...Object.fromEntries(changed), locale: { message: PSEUDO_LANGUAGES[language] } };
}
