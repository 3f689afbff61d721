/** ISO 15924 codes of the scripts. */
const SCRIPTS = /^(Arab|Hebr|Syrc|Thaa|Nkoo|Adlm)$/;

/** Whether a language is written from right to left. */
const isRightToLeft = (locale: string): boolean => SCRIPTS.test(new Intl.Locale(locale).maximize().script ?? '');

/**
 * Returns what isolates an address or name in a text of the language. In right-to-left text, adjacent punctuation would
 * otherwise move with it: "/*https://…".
 */
export const isolateIn = (locale: string): ((text: string) => string) =>
  isRightToLeft(locale) ? (text) => `\u2068${text}\u2069` : (text) => text;
