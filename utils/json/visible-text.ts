/** Unicode's short names (UAX 9, NamesList) of the most common unseen characters. */
const NAMES: Readonly<Record<number, string>> = {
  0: 'NUL',
  173: 'SHY',
  1564: 'ALM',
  8203: 'ZWSP',
  8204: 'ZWNJ',
  8205: 'ZWJ',
  8206: 'LRM',
  8207: 'RLM',
  8234: 'LRE',
  8235: 'RLE',
  8236: 'PDF',
  8237: 'LRO',
  8238: 'RLO',
  8288: 'WJ',
  8294: 'LRI',
  8295: 'RLI',
  8296: 'FSI',
  8297: 'PDI',
  65279: 'BOM',
};

/** Control characters except tab and line breaks, and characters that are invisible or set the text direction. */
const UNSEEN = /[[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]--[\t\n\r]]/v;

/** Scripts whose words need joiners and non-joiners (UAX 31, section 2.3). */
const JOINING =
  '[\\p{Script=Arabic}\\p{Script=Bengali}\\p{Script=Devanagari}\\p{Script=Gujarati}\\p{Script=Gurmukhi}\\p{Script=Kannada}' +
  '\\p{Script=Khmer}\\p{Script=Malayalam}\\p{Script=Mongolian}\\p{Script=Myanmar}\\p{Script=Oriya}\\p{Script=Sinhala}' +
  '\\p{Script=Syriac}\\p{Script=Tamil}\\p{Script=Telugu}]';

/**
 * Positions where an unseen character is legitimate: in emoji, after a pictograph or Han, between letters that join.
 */
const NEEDED = [
  '\\p{RGI_Emoji}',
  '(?<=\\p{Extended_Pictographic})[\\ufe0e\\ufe0f]',
  `(?<=${JOINING}\\p{M}?)[\\u200c\\u200d](?=${JOINING})`,
  '(?<=\\p{Script=Han})[\\u{e0100}-\\u{e01ef}]',
];
const NEEDED_OR_UNSEEN = new RegExp(`(${NEEDED.join('|')})|${UNSEEN.source}`, 'gv');

function token(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return `[${NAMES[code] ?? `U+${code.toString(16).toUpperCase().padStart(4, '0')}`}]`;
}

/** Whether a text has characters that are invisible or set the text direction. */
export const hasUnseen = (text: string): boolean => UNSEEN.test(text);

/**
 * Returns a text for display: characters that are invisible, or turn or hide text, become tokens such as `[RLO]` or
 * `[U+0007]`. Display, case note and batch exports share it, so they agree.
 */
export function visibleText(text: string): string {
  if (!hasUnseen(text)) return text;
  return text.replace(NEEDED_OR_UNSEEN, (found: string, needed?: string) => needed ?? token(found));
}

/** Whether {@link visibleText} may change a text in JSON, where such a character may also be escaped. */
export const mayHideCharacters = (json: string): boolean => hasUnseen(json) || /\\[ubf]/.test(json);
