/**
 * A text of the service as one line: white space folded, control characters out, and everything that cannot be seen or
 * sets the direction of writing, since it could turn or hide the words around it; at most 300 characters.
 */
export function plainLine(text: string): string {
  const clean = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  return clean.length <= LONGEST ? clean : `${clean.slice(0, LONGEST - 1)}…`;
}

const LONGEST = 300;
