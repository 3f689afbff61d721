const LONGEST = 300;

/**
 * A text of the service as one line of a note: control and direction characters out, since in another system they
 * could turn or hide the words around them; at most 300 characters.
 */
export function oneLine(text: string): string {
  const clean = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return clean.length <= LONGEST ? clean : `${clean.slice(0, LONGEST - 1)}…`;
}
