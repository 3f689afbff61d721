// What a code point can be to the finder, one bit each. Marks that enclose (\p{Me}) and numbers in circles or superscript
// (\p{No}) are left out of the words: in running text they are bullets, keycaps and footnote signs. Hangul is unspaced
// although Korean has spaces, because its particles are glued to the word before: "a@b.com으로".
const CLASSES = [
  /(?!\p{DI})[\p{L}\p{Mn}\p{Mc}\p{Nd}]/u,
  /[\p{L}\p{Nd}]/u,
  /\p{DI}/u,
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u,
  /\s/u,
  // RFC 5322 §3.2.3 atext less ! ? / ` { | }, which separate far more often than they belong to an address, plus the dot and
  // the typographic apostrophe of "o’brien". * and % are taken only so that an address with them can be refused as a whole.
  /[-._+'’~#$&^=*%]/,
  // Repeated, or in the middle of a word, these stand for letters that are not shown: "j•••n@a.com".
  /[•●∙·▪■█*]/,
];
const KNOWN = 1 << CLASSES.length;

function classify(code: number): number {
  const character = String.fromCodePoint(code);
  return CLASSES.reduce((kinds, pattern, bit) => kinds | (pattern.test(character) ? 1 << bit : 0), KNOWN);
}

/** Of each code point of the basic plane, what it is; 0 until it is first met. A pattern costs fifty times a look-up. */
const met = new Uint8Array(0x10000);

function kindsOf(code: number): number {
  if (code > 0xffff) return classify(code);
  met[code] ||= classify(code);
  // Every code point of the basic plane has its place in the list.
  return met[code] as number;
}
const has =
  (bit: number, atEdge = false) =>
  (code: number): boolean =>
    code < 0 ? atEdge : (kindsOf(code) & (1 << bit)) !== 0;

/** Whether the code point is a letter, digit or combining mark of any script, and visible. Of all: -1 is "none here". */
export const isWord = has(0);
/** Whether a word may begin with the code point: a letter or digit, not a combining mark. */
export const isLetterOrDigit = has(1);
/** Whether the code point shows nothing by itself: zero-width, direction control, soft hyphen, variation selector. */
export const isInvisible = has(2);
/** Whether the code point is of a script that is written against its neighbours without spaces. */
export const isUnspaced = has(3);
/** Whether the code point is white space, or there is none. */
export const isGap = has(4, true);
/** Whether the code point is one of the signs that a local part may have. */
export const isSign = has(5);
/** Whether the code point may stand for hidden letters. */
export const isMask = has(6);

/** Whether the code point is an ASCII letter or digit. */
export function isAsciiWord(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || (code >= 65 && code <= 90);
}
