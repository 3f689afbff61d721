/** Returns the code point that starts at `index`, or -1 at either end of the text. */
export function codePointAt(text: string, index: number): number {
  return index < 0 ? -1 : (text.codePointAt(index) ?? -1);
}

/** Returns the code point that ends just before `index`, or -1 at the start of the text. */
export function codePointBefore(text: string, index: number): number {
  const low = index > 0 ? text.charCodeAt(index - 1) : -1;
  const pair = low < 0xdc00 || low > 0xdfff ? low : codePointAt(text, index - 2);
  return pair > 0xffff ? pair : low;
}

/** Returns the number of UTF-16 units of the code point: 1 or 2. */
export function unitLength(code: number): number {
  return code > 0xffff ? 2 : 1;
}

// Classes of code points, one bit each. Enclosing marks (\p{Me}) and circled or superscript numbers (\p{No}) are
// bullets, keycaps and footnotes, not words. Hangul is unspaced: Korean particles attach directly, as in "a@b.com으로".
const CLASSES = [
  /[\p{L}\p{Mn}\p{Mc}\p{Nd}]/u,
  /[\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u,
  /\s/u,
  // RFC 5322 §3.2.3 atext plus the dot and the apostrophe of "o’brien", without ! ? / ` { | }, which mostly separate. *
  // and % are included to refuse such addresses as a whole.
  /[-._+'’~#$&^=*%]/,
  // Repeated, or inside a word, these replace hidden letters: "j•••n@a.com".
  /[•●∙·▪■█*]/,
];
const KNOWN = 1 << CLASSES.length;

function classify(code: number): number {
  const character = String.fromCodePoint(code);
  return CLASSES.reduce((kinds, pattern, bit) => kinds | (pattern.test(character) ? 1 << bit : 0), KNOWN);
}

/** Classes of each code point of the basic plane; 0 until first used. A pattern costs fifty times a lookup. */
const met = new Uint8Array(0x10000);

function kindsOf(code: number): number {
  if (code > 0xffff) return classify(code);
  met[code] ||= classify(code);
  // The list has an entry for every code point of the basic plane.
  return met[code] as number;
}
const has =
  (bit: number, atEdge = false) =>
  (code: number): boolean =>
    code < 0 ? atEdge : (kindsOf(code) & (1 << bit)) !== 0;

/**
 * Returns whether the code point is a visible letter, digit or combining mark of any script. In all of these, -1 means
 * none.
 */
export const isWord = has(0);
/** Returns whether the code point's script is written without spaces to its neighbors. */
export const isUnspaced = has(1);
/** Returns whether the code point is white space or missing. */
export const isGap = has(2, true);
/** Returns whether the code point is a sign that a local part may contain. */
export const isSign = has(3);
/** Returns whether the code point may replace hidden letters. */
export const isMask = has(4);

/** Returns whether the code point is an ASCII letter or digit. */
export function isAsciiWordCharacter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || (code >= 65 && code <= 90);
}
