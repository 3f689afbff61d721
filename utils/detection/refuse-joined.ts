import { isGap, isInvisible, isWord } from './characters';
import { codePointAt, codePointBefore, unitLength } from './code-points';

// Repeated, or in the middle of a word, these stand for letters that are not shown: "j•••n@a.com".
const MASKS = '•●∙·▪■█*';
const OVERRIDES = /[\u202d\u202e]/;
const MAX_INVISIBLE = 8;
const MAX_REPEATS = 64;

/**
 * Whether what stands before the address may belong to it, so that the address would be a part of another: "@name@server",
 * "…smith@a.com", "j••n@a.com", "${prefix}-info@a.com", "\njoe@a.com", or letters behind an invisible character.
 *
 * @param runStart offset of the characters the local part was taken from
 * @param start offset of the local part
 */
export function isJoinedBefore(text: string, runStart: number, start: number): boolean {
  let index = runStart;
  let code = codePointBefore(text, index);
  while (isInvisible(code) && runStart - index < MAX_INVISIBLE) {
    index -= unitLength(code);
    code = codePointBefore(text, index);
  }
  if (index < runStart && (isInvisible(code) || isWord(code) || OVERRIDES.test(text.slice(index, runStart))))
    return true;
  const before = text[index - 1] ?? ' ';
  if ('@}…'.includes(before) || text[start - 1] === '\\') return true;
  return MASKS.includes(before) && !isGap(codePointBefore(text, index - 1));
}

/** Offset just after the character at `index` and those equal to it that follow, within reason. */
function endOfRepeats(text: string, index: number): number {
  let end = index + 1;
  while (text[end] === text[index] && end - index < MAX_REPEATS) end += 1;
  return end;
}

/**
 * Whether what stands after the domain name at `end` may belong to it: "a@b.com@server", "a@b.co…", "a@b.com_old",
 * "a@b.co••", or letters behind an invisible character.
 */
export function isJoinedAfter(text: string, end: number): boolean {
  let index = end;
  let code = codePointAt(text, index);
  while (isInvisible(code) && index - end < MAX_INVISIBLE) {
    index += unitLength(code);
    code = codePointAt(text, index);
  }
  if (index > end && (isInvisible(code) || isWord(code) || OVERRIDES.test(text.slice(end, index)))) return true;
  const after = text[index] ?? ' ';
  const next = codePointAt(text, index + 1);
  if ('@…'.includes(after)) return true;
  // Behind an invisible character the name may go on with its next label.
  if (index > end && '.-'.includes(after)) return isWord(next);
  if (after === '_' || after === '*') return isWord(codePointAt(text, endOfRepeats(text, index)));
  return MASKS.includes(after) && text[index + 1] === after;
}
