/** A line that a note quotes: its number and the beginning of its digest. */
export interface Witness {
  number: number;
  digest: string;
}

/** What stands before a quoted line in the notes of each language (`note.log`). */
const WORDS = 'log|logboek|protokoll|journal|registro|ログ';
const QUOTED = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${WORDS})\s*:?\s*(\d{1,9})\s*[·•∙⋅・.‐‑–—|-]\s*([0-9a-f]{8,32})(?![\p{L}\p{N}])`,
  'giu',
);

/**
 * Reads lines as notes quote them: "log 412 · 9f3c0a12", several in any text. Capitals, dashes and digits of other scripts say the
 * same; a number beside another one, without the word, is no quote.
 */
export const readWitnesses = (text: string): Witness[] =>
  [...withPlainDigits(text).matchAll(QUOTED)].map(([, number = '', digest = '']) => ({
    number: Number(number),
    digest: digest.toLowerCase(),
  }));

/** Arabic, Persian, Indian and other digits; every script has its ten in a row. */
function withPlainDigits(text: string): string {
  return text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let value = 0;
    while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
    return String(value % 10);
  });
}
