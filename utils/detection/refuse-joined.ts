import { isGap, isInvisible, isMask, isWord } from './characters';
import { codePointAt, codePointBefore, unitLength } from './code-points';

const OVERRIDES = /[\u202d\u202e]/;
const [AT, BRACE, ELLIPSIS, DOT, HYPHEN] = Array.from('@}….-', (sign) => sign.charCodeAt(0));
const MAX_INVISIBLE = 8;
// Signs of emphasis, and what they then join.
const EMPHASIS = /([_*])\1{0,63}/y;

/** Offset past the invisible characters at `from`, to the right or to the left; -1 where they hide that letters go on. */
function pastInvisible(text: string, from: number, step: 1 | -1): number {
  const read = step > 0 ? codePointAt : codePointBefore;
  let index = from;
  while (isInvisible(read(text, index)) && Math.abs(index - from) < MAX_INVISIBLE)
    index += step * unitLength(read(text, index));
  if (index === from) return from;
  const code = read(text, index);
  const skipped = text.slice(Math.min(from, index), Math.max(from, index));
  return isInvisible(code) || isWord(code) || OVERRIDES.test(skipped) ? -1 : index;
}

/**
 * Whether what stands before the address may belong to it, so that the address would be a part of another: "@name@server",
 * "…smith@a.com", "j••n@a.com", "${prefix}-info@a.com", "\njoe@a.com", or letters behind an invisible character.
 *
 * @param runStart offset of the characters the local part was taken from
 * @param start offset of the local part
 * @param floor where the address before it ended, or 0: a brace there closes "{joe@a.com}" and is no placeholder
 */
export function isJoinedBefore(text: string, runStart: number, start: number, floor: number): boolean {
  const index = pastInvisible(text, runStart, -1);
  const code = codePointBefore(text, index);
  if (index < 0 || code === AT || code === ELLIPSIS || text[start - 1] === '\\') return true;
  if (code === BRACE && (floor === 0 || index - 1 !== floor)) return true;
  return isMask(code) && !isGap(codePointBefore(text, index - 1));
}

/**
 * Whether what stands after the domain name at `end` may belong to it: "a@b.com@server", "a@b.co…", "a@b.com_old",
 * "a@b.co••", or letters behind an invisible character.
 */
export function isJoinedAfter(text: string, end: number): boolean {
  const index = pastInvisible(text, end, 1);
  const code = codePointAt(text, index);
  if (index < 0 || code === AT || code === ELLIPSIS) return true;
  // Behind an invisible character the name may go on with its next label.
  if (index > end && (code === DOT || code === HYPHEN)) return isWord(codePointAt(text, index + 1));
  EMPHASIS.lastIndex = index;
  if (EMPHASIS.test(text)) return isWord(codePointAt(text, EMPHASIS.lastIndex));
  return isMask(code) && text[index + 1] === text[index];
}
