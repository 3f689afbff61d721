import { isAsciiWord, isGap, isLetterOrDigit } from './characters';
import { codePointAt, codePointBefore, octets } from './code-points';
import { growLocalPart } from './grow-local-part';
import { MAX_LOCAL_OCTETS } from './limits';

/** The part before the @ in a text. */
interface FoundLocalPart {
  /** Offset of its first character. */
  readonly start: number;
  /** Offset of its run of characters; less than `start` if leading characters were left out. */
  readonly runStart: number;
}

// Bullets, quotes, sentence and query signs, which may touch an address but do not begin one.
const LEADING = ".-'’&=#";
// The name of a parameter, as in "--email=jane@b.com".
const PARAMETER = /^\w+=/;
// Mailing lists of the form "~owner/list@host".
const OWNER = /(?:^|\s)(~[\w.-]+\/)$/;
const MAX_OWNER = 40;
const SLASH = 47;

/** Returns where the local part begins in its run, after surrounding signs. */
function skipLeading(text: string, runStart: number, at: number, next: string): number {
  let start = runStart;
  const first = text[start] ?? '';
  // Emphasis is on both sides: *a@b.com*, __a@b.com__.
  if ((first === '*' || first === '_') && first === next) while (text[start] === first) start += 1;
  for (;;) {
    while (start < at && !isAsciiWord(text.charCodeAt(start)) && LEADING.includes(text[start] ?? '')) start += 1;
    const parameter = PARAMETER.exec(text.slice(start, at));
    if (parameter === null) return start;
    start += parameter[0].length;
  }
}

function isLocalPart(local: string, before: number): boolean {
  // The typographic apostrophe counts as an apostrophe; % and * come from encoded and masked addresses.
  if (local === '' || /[*%]|\.\.|[.'’]$/.test(local)) return false;
  if (isLetterOrDigit(codePointAt(local, 0))) return true;
  return '_+~'.includes(local.charAt(0)) && (/[\p{L}\p{Nd}]/u.test(local) || isGap(before));
}

/**
 * Reads the part before `at`, down to `floor`, the previous address's end. Masked, URL-encoded or double-dotted names
 * are refused: their rest is someone else's.
 *
 * @param next the character after the domain
 */
export function findLocalPart(
  text: string,
  at: number,
  floor: number,
  domainIsAscii: boolean,
  next: string,
): FoundLocalPart | undefined {
  const runStart = growLocalPart(text, at, floor, domainIsAscii);
  if (runStart === undefined) return undefined;
  const before = codePointBefore(text, runStart);
  // A dot after ‘"foo"’ or "<name>" continues it.
  if (text[runStart] === '.' && !isGap(before)) return undefined;
  let start = skipLeading(text, runStart, at, next);
  if (before === SLASH && start === runStart && isAsciiWord(text.charCodeAt(start))) {
    start -= OWNER.exec(text.slice(Math.max(floor, start - MAX_OWNER), start))?.[1]?.length ?? 0;
    if (octets(text.slice(start, at)) > MAX_LOCAL_OCTETS) return undefined;
  }
  return isLocalPart(text.slice(start, at), before) ? { start, runStart: Math.min(start, runStart) } : undefined;
}
