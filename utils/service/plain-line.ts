import { visibleText } from './visible-text';

/**
 * A text of the service as one line: white space folded, what cannot be seen or sets the direction of writing as visible
 * tokens, since it could turn or hide the words around it; at most 300 characters.
 */
export function plainLine(text: string): string {
  const clean = visibleText(text.toWellFormed()).replace(/\s+/g, ' ').trim();
  return clean.length <= LONGEST ? clean : `${clean.slice(0, LONGEST - 1)}…`;
}

const LONGEST = 300;
