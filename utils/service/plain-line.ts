import { visibleText } from '@/utils/json/visible-text';

/**
 * Returns a text of the service as one line of at most 300 characters. White space is folded. Characters that hide or
 * turn text become visible tokens (docs/decisions/049).
 */
export function plainLine(text: string): string {
  const clean = visibleText(text.toWellFormed()).replace(/\s+/g, ' ').trim();
  return clean.length <= MAX_LENGTH ? clean : `${clean.slice(0, MAX_LENGTH - 1)}…`;
}

const MAX_LENGTH = 300;
