import { codePointAt, codePointBefore, isGap, isMask, isWord } from './character';
import { findDomain } from './find-domain';
import { findLocalPart } from './find-local-part';
import { type FoundEmail, findPlain } from './find-plain';
import { MAX_ADDRESS_OCTETS, MAX_LOCAL_OCTETS, octets } from './octets';

const MAX_LOOK = 256;
const PATH = /:(?:~|[^\s@,;<>"()|/]{0,255}\/)/y;

/**
 * Returns whether the local part is the user name of a web address, as in "https://user:secret@host.com".
 *
 * @param start offset of the local part
 */
function isUserInfo(text: string, start: number): boolean {
  let index = start;
  while (start - index < MAX_LOOK && text[index - 1] !== '/') {
    const code = codePointBefore(text, index);
    if (isGap(code) || '@<>"()'.includes(text[index - 1] ?? '')) return false;
    index -= 1;
  }
  const scheme = text.slice(Math.max(0, index - 9), index).toLowerCase();
  // "mailto://" is a common mistake before an address.
  return scheme.endsWith('://') && !scheme.endsWith('mailto://');
}

/**
 * Returns whether the name is a path on another machine, as in "git@host.com:team/project" or "root@host.com:~".
 *
 * @param end offset just after the domain name
 */
function isRemotePath(text: string, local: string, end: number): boolean {
  if (text[end] !== ':') return false;
  PATH.lastIndex = end;
  return PATH.test(text) || (local === 'git' && !isGap(codePointAt(text, end + 1)));
}

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
function isJoinedBefore(text: string, runStart: number, start: number, floor: number): boolean {
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
function isJoinedAfter(text: string, end: number): boolean {
  const code = codePointAt(text, end);
  if (code === AT || code === ELLIPSIS) return true;
  EMPHASIS.lastIndex = end;
  if (EMPHASIS.test(text)) return isWord(codePointAt(text, EMPHASIS.lastIndex));
  return isMask(code) && text[end + 1] === text[end];
}

// Full-width letters, and signs as in "jane＠ex．org"; at the end of a word, "．" ends a sentence.
const WIDE = /[０-９Ａ-Ｚａ-ｚ]|[＠﹫．＿＋－](?=[\w０-ｚ])/g;
const UNSEEN = /\p{DI}/gu;

function findAround(text: string, at: number, floor: number): FoundEmail | undefined {
  const domain = findDomain(text, at + 1);
  if (domain === undefined || isJoinedAfter(text, domain.end)) return undefined;
  const local = findLocalPart(text, at, floor, domain.isAscii, text.charAt(domain.end));
  if (local === undefined || isJoinedBefore(text, local.runStart, local.start, floor)) return undefined;
  const { start } = local;
  const { end } = domain;
  const name = text.slice(start, at);
  const length = octets(name);
  if (length > MAX_LOCAL_OCTETS || length + 1 + domain.octets > MAX_ADDRESS_OCTETS) return undefined;
  if (isUserInfo(text, start) || isRemotePath(text, name, end)) return undefined;
  return { start, end, address: text.slice(start, end) };
}

/** Finds the addresses in a text without invisible characters. */
function findVisible(text: string): FoundEmail[] {
  const found: FoundEmail[] = [];
  let floor = 0;
  let dot = -1;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    if (dot < at) dot = text.indexOf('.', at);
    if (dot < 0) break;
    // Of several @ before a dot, only the last can precede a domain name.
    at = text.lastIndexOf('@', dot);
    let email = findPlain(text, at);
    if (email === undefined) email = findAround(text, at, floor);
    if (!email) continue;
    found.push(email);
    floor = email.end;
  }
  return found;
}

/**
 * Finds the email addresses in a text, in order, without overlap, in linear time. An address is found whole or not at
 * all: a part would be someone else's. Domains need a listed ending.
 *
 * Reads as people do: without invisible characters, such as those that let long addresses wrap, and with full-width
 * forms as ASCII. Where `address` differs from the text at its offsets, the user has to be asked.
 */
export function findEmails(written: string): FoundEmail[] {
  /** Where each invisible unit was, in the visible text. */
  const removed: number[] = [];
  const text = written
    .replace(WIDE, (sign) => sign.normalize('NFKC'))
    .replace(UNSEEN, (character, at: number) => {
      // It reverses the order of the letters behind it, so they are not what they look like.
      if (character === '\u202e') return '…';
      for (const _ of character.split('')) removed.push(at - removed.length);
      return '';
    });
  let passed = 0;
  const offsetOf = (offset: number): number => {
    while ((removed[passed] ?? text.length) <= offset) passed += 1;
    return offset + passed;
  };
  return findVisible(text).map(({ start, end, address }) => ({
    start: offsetOf(start),
    end: offsetOf(end - 1) + 1,
    address,
  }));
}
