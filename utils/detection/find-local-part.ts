import { codePointBefore, isAsciiWordCharacter, isSign, isUnspaced, isWord, unitLength } from './character';
import { isListedEnding } from './is-listed-ending';
import { MAX_LOCAL_OCTETS } from './octets';

const MAX_FIELD_NAME = 32;
// Before the name is what cannot belong to an address, or one of the signs that separate fields.
const NAME = /(^|[^\p{L}\p{M}\p{N}!$%*+.=^`~_@-])([\w-]+)$/u;
/** Names of fields that contain an address, as in "user_email=" or "Reply-To=". */
const FIELD = /(?:mail|address|(?:^|[_-])(?:to|from|b?cc|e|id|user|name|login|sender|contact))$/i;

/** Returns whether the text ends like a domain name, as in "jane=ex.org". */
function endsWithDomain(text: string): boolean {
  const ending = /\.([a-z\d-]+)$/i.exec(text)?.[1];
  return ending !== undefined && isListedEnding(ending);
}

/**
 * Returns whether the "=" at `equals` separates the name of a field from the address around `at`, as in "?email=", and
 * is not part of a rewritten address, as in "jane=ex.org@list.org".
 */
function endsFieldName(text: string, equals: number, at: number): boolean {
  const [, before = '', name] = NAME.exec(text.slice(Math.max(0, equals - MAX_FIELD_NAME - 1), equals)) ?? [];
  if (name === undefined) return false;
  return /[?&]/.test(before) || (FIELD.test(name) && !endsWithDomain(text.slice(equals, at)));
}

/**
 * Returns whether a local part that begins like "name=" may be whole: it has several parts (SRS, BATV) or the domain of
 * another address (VERP). In any other case the name may be a label.
 */
function isRewritten(local: string): boolean {
  const [name = '', ...parts] = local.split('=');
  return parts.length > 1 || (endsWithDomain(local) && !FIELD.test(name));
}

const EQUALS = 61;

/** Returns whether unspaced text ends just before `end`, as in "请联系joe", not a letter as in "m端ller". */
function endsUnspacedText(text: string, end: number, floor: number): boolean {
  const code = codePointBefore(text, end);
  const before = end - unitLength(code);
  return isUnspaced(code) && (before <= floor || !isAsciiWordCharacter(codePointBefore(text, before)));
}

/**
 * Returns where the possible local part before `at` starts, after the "=" of a field or, with an ASCII domain,
 * unspaced text.
 *
 * @returns undefined if too long for a local part
 */
function growLocalPart(text: string, at: number, floor: number, domainIsAscii: boolean): number | undefined {
  let start = at;
  let hasAsciiWord = false;
  while (start > floor) {
    const code = codePointBefore(text, start);
    if (isAsciiWordCharacter(code)) hasAsciiWord = true;
    else if (isSign(code)) {
      if (code === EQUALS && endsFieldName(text, start - 1, at)) break;
    } else {
      if (!isWord(code)) break;
      if (domainIsAscii && hasAsciiWord && endsUnspacedText(text, start, floor)) break;
    }
    start -= unitLength(code);
    // A shortened name would be a different one, so nothing is found.
    if (at - start > MAX_LOCAL_OCTETS) return undefined;
  }
  return start;
}

/** The part before the @ in a text. */
interface FoundLocalPart {
  /** Offset of its first character. */
  readonly start: number;
  /** Offset of its run of characters; less than `start` if leading characters were left out. */
  readonly runStart: number;
}

// Bullets, quotes, and query signs, which may touch an address but do not begin one.
const LEADING = "-'’&=#";
// After these, a dot continues a name: ‘"foo".’, "<name>.".
const CLOSING = /[>)\]}”»]$|\w"$/;
// Mailing lists of the form "~owner/list@host".
const OWNER = /(?:^|\s)(~[\w.-]+\/)$/;
// Rewritten senders with a slash, as in "SRS0=a/b=…@host" or "prvs=jane/a1b2@host".
const REWRITTEN = /(?:srs[01]|prvs)[-+=][^\s@]*$/i;
const MAX_LOOK = 128;

/** Returns where the local part begins in its run, after surrounding signs. */
function skipLeading(text: string, runStart: number, at: number, next: string): number {
  let start = runStart;
  const first = text[start] ?? '';
  // Emphasis is on both sides: *a@b.com*, __a@b.com__.
  if ((first === '*' || first === '_') && first === next) while (text[start] === first) start += 1;
  // Wikis name a user as "[~jane@example.com]".
  if (first === '~' && text[start - 1] === '[') start += 1;
  while (start < at && LEADING.includes(text[start] ?? '')) start += 1;
  return start;
}

function isLocalPart(local: string): boolean {
  // % and * come from encoded and masked addresses; three dots may stand for a part of a name. The typographic
  // apostrophe counts as an apostrophe.
  if (!/[\p{L}\p{Nd}]/u.test(local) || /[*%]|\.{3}|['’]$/.test(local)) return false;
  if (/^[\w-]+=/.test(local) && !isRewritten(local)) return false;
  return /^[\p{L}\p{Nd}._+~]/u.test(local);
}

/**
 * Reads the part before `at`, down to `floor`, the previous address's end. Masked and URL-encoded names are refused:
 * their rest is someone else's. Dots may be at the edges and in pairs.
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
  const ahead = text.slice(Math.max(floor, runStart - MAX_LOOK), runStart);
  if (REWRITTEN.test(ahead) || (text[runStart] === '.' && CLOSING.test(ahead))) return undefined;
  let start = skipLeading(text, runStart, at, next);
  if (start === runStart && isAsciiWordCharacter(text.charCodeAt(start))) start -= OWNER.exec(ahead)?.[1]?.length ?? 0;
  return isLocalPart(text.slice(start, at)) ? { start, runStart: Math.min(start, runStart) } : undefined;
}
