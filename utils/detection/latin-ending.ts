import { isListedEnding } from './is-listed-ending';
import { looksLatin } from './mixed-scripts';

/**
 * Returns whether a domain's ending reads as Latin: it is, or it is unlisted and its letters look so ("gmail.со", but
 * not "сосо.рф").
 *
 * @param ending in ASCII, `xn--…`
 * @param shown the ending as displayed
 */
export const isLatinEnding = (ending: string, shown: string): boolean =>
  /^[a-z]+$/.test(ending) || (looksLatin(shown) && !isListedEnding(ending));
