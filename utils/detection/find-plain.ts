import { isListedEnding } from './is-listed-ending';

/** An email address in a text. */
export interface FoundEmail {
  /** Offset of its first character, in UTF-16 units. */
  readonly start: number;
  /** Offset just after its last character, in UTF-16 units. */
  readonly end: number;
  /** The address exactly as people see it in the text; `normalForm` returns the form to look up. */
  readonly address: string;
}

// ASCII letters, digits and single signs between gaps or brackets. Linear: each run matches in one way and crosses no
// @. Exceptions of the full search (capitals, invisible characters, continuing signs) are not plain.
const PLAIN =
  /(?<=(?:^|[ \n<(])([a-z\d]+(?:[._+-][a-z\d]+)*))@(?:[a-z\d]+(?:-[a-z\d]+)*\.)+[a-z]+(?=\.?(?:[ \n<>,;)]|$))/iy;
/** Within this length, no local part, label or address is too long. */
const SHORT = 64;
/** Length of "@2x.", the start of a picture's name. */
const PICTURE = 4;
const SMALL_A = 97;

/**
 * Finds a plain address around `at`. On a fresh page, one pattern is four times as fast as uncompiled code.
 *
 * @returns null if only the ending is unlisted, undefined if a full search is needed
 */
export function findPlain(text: string, at: number): FoundEmail | null | undefined {
  PLAIN.lastIndex = at;
  const match = PLAIN.exec(text);
  if (match === null) return undefined;
  const start = at - (match[1] ?? '').length;
  const end = PLAIN.lastIndex;
  const label = text.lastIndexOf('.', end - 1) + 1;
  if (at - start > SHORT || end - at > SHORT || label - at === PICTURE || text.charCodeAt(label) < SMALL_A)
    return undefined;
  return isListedEnding(text.slice(label, end)) ? { start, end, address: text.slice(start, end) } : null;
}
