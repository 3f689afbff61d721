import { isGap, isInvisible, isMask, isWord } from './characters';
import { codePointAt, codePointBefore, unitLength } from './code-points';

const OVERRIDES = /[\u202d\u202e]/;
const [AT, BRACE, ELLIPSIS, DOT, HYPHEN] = Array.from('@}….-', (sign) => sign.charCodeAt(0));
const MAX_INVISIBLE = 8;
// Signs of emphasis.
const EMPHASIS = /([_*])\1{0,63}/y;

/**
 * Returns the offset past invisible characters at `from`, in either direction; -1 if letters may continue behind them.
 */
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
 * Returns whether text before the address may belong to it: "@name@server", "…smith@a.com", "${prefix}-info@a.com".
 *
 * @param runStart offset of the local part's run
 * @param floor end of the previous address, or 0: a brace there closes "{joe@a.com}"
 */
export function isJoinedBefore(text: string, runStart: number, start: number, floor: number): boolean {
  const index = pastInvisible(text, runStart, -1);
  const code = codePointBefore(text, index);
  if (index < 0 || code === AT || code === ELLIPSIS || text[start - 1] === '\\') return true;
  if (code === BRACE && (floor === 0 || index - 1 !== floor)) return true;
  return isMask(code) && !isGap(codePointBefore(text, index - 1));
}

/**
 * Returns whether text after the domain at `end` may belong to it: "a@b.com@server", "a@b.co…", "a@b.com_old",
 * "a@b.co••", or letters behind an invisible character.
 */
export function isJoinedAfter(text: string, end: number): boolean {
  const index = pastInvisible(text, end, 1);
  const code = codePointAt(text, index);
  if (index < 0 || code === AT || code === ELLIPSIS) return true;
  // After an invisible character, the name may continue with its next label.
  if (index > end && (code === DOT || code === HYPHEN)) return isWord(codePointAt(text, index + 1));
  EMPHASIS.lastIndex = index;
  if (EMPHASIS.test(text)) return isWord(codePointAt(text, EMPHASIS.lastIndex));
  return isMask(code) && text[index + 1] === text[index];
}
