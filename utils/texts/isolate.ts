import { isRightToLeft } from './is-right-to-left';

/**
 * Returns what isolates an address or name in a text of the language. In right-to-left text, adjacent punctuation would
 * otherwise move with it: "/*https://…".
 */
export const isolateIn = (locale: string): ((text: string) => string) =>
  isRightToLeft(locale) ? (text) => `\u2068${text}\u2069` : (text) => text;
