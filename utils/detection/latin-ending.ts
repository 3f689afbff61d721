import { looksLatin } from './letter-scripts';
import { isListedEnding } from './listed-endings';

/**
 * Whether the ending of a domain reads as a Latin one: it is, or no such ending is public and its letters look so
 * ("gmail.со"). Under another ending ("сосо.рф") nobody takes a name for a Latin one.
 *
 * @param ending in ASCII, `xn--…`
 * @param shown the same as it is displayed
 */
export const isLatinEnding = (ending: string, shown: string): boolean =>
  /^[a-z]+$/.test(ending) || (looksLatin(shown) && !isListedEnding(ending));
