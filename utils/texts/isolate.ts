import { isRightToLeft } from './is-right-to-left';

/**
 * Returns what isolates an address or name in a text of the language. From right to left, it would otherwise take the
 * punctuation beside it along: "/*https://…".
 */
export const isolateIn = (locale: string): ((text: string) => string) =>
  isRightToLeft(locale) ? (text) => `\u2068${text}\u2069` : (text) => text;
