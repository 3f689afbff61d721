import { isGap, isMask, isWord } from './character';
import { codePointAt, codePointBefore } from './code-point';

// @ } … !
const [AT, BRACE, ELLIPSIS, BANG] = [0x40, 0x7d, 0x2026, 0x21];
// Signs of emphasis.
const EMPHASIS = /([_*])\1{0,63}/y;

/**
 * Returns whether text before the address may belong to it: "@name@server", "…smith@a.com", "${prefix}-info@a.com",
 * "host!name@a.com", "='Sheet 1'!A1@a.com".
 *
 * @param runStart offset of the local part's run
 * @param floor end of the previous address, or 0: a brace there closes "{joe@a.com}"
 */
export function isJoinedBefore(text: string, runStart: number, start: number, floor: number): boolean {
  const code = codePointBefore(text, runStart);
  if (code === AT || code === ELLIPSIS || text[start - 1] === '\\') return true;
  if (code === BRACE && (floor === 0 || runStart - 1 !== floor)) return true;
  const before = codePointBefore(text, runStart - 1);
  return (isMask(code) && !isGap(before)) || (code === BANG && !isGap(before));
}

/**
 * Returns whether text after the domain at `end` may belong to it: "a@b.com@server", "a@b.co…", "a@b.com_old",
 * "a@b.co••".
 */
export function isJoinedAfter(text: string, end: number): boolean {
  const code = codePointAt(text, end);
  if (code === AT || code === ELLIPSIS) return true;
  EMPHASIS.lastIndex = end;
  if (EMPHASIS.test(text)) return isWord(codePointAt(text, EMPHASIS.lastIndex));
  return isMask(code) && text[end + 1] === text[end];
}
