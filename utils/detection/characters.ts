// Marks that enclose (\p{Me}) and numbers in circles or superscript (\p{No}) are left out: in running text they are
// bullets, keycaps and footnote signs, not letters of an address.
const WORD = /^[\p{L}\p{Mn}\p{Mc}\p{Nd}]$/u;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
const LETTER_OR_DIGIT = /^[\p{L}\p{Nd}]$/u;

// Hangul is among them although Korean has spaces, because its particles are glued to the word before: "a@b.com으로".
const UNSPACED =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]$/u;

/** Whether the code point is an ASCII letter or digit. */
export function isAsciiWord(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || (code >= 65 && code <= 90);
}

/** Whether the code point is a letter, digit or combining mark of any script, and visible. */
export function isWord(code: number): boolean {
  if (code < 128) return isAsciiWord(code);
  const character = String.fromCodePoint(code);
  return WORD.test(character) && !INVISIBLE.test(character);
}

/** Whether a word may begin with the code point: a letter or digit, not a combining mark. */
export function isLetterOrDigit(code: number): boolean {
  return code < 128 ? isAsciiWord(code) : LETTER_OR_DIGIT.test(String.fromCodePoint(code));
}

/** Whether the code point is of a script that is written against its neighbours without spaces. */
export function isUnspaced(code: number): boolean {
  return code > 0x0e00 && UNSPACED.test(String.fromCodePoint(code));
}

/** Whether the code point shows nothing by itself: zero-width, direction control, soft hyphen, variation selector. */
export function isInvisible(code: number): boolean {
  return code > 127 && INVISIBLE.test(String.fromCodePoint(code));
}

/** Whether the code point is white space, or `code` is -1 for "no character here". */
export function isGap(code: number): boolean {
  return code < 0 || code === 32 || (code >= 9 && code <= 13) || (code > 127 && /\s/u.test(String.fromCodePoint(code)));
}
