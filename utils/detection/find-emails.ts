import { findDomain } from './find-domain';
import { findLocalPart } from './find-local-part';
import { type FoundEmail, findPlain } from './find-plain';
import { isJoinedAfter, isJoinedBefore } from './is-joined';
import { isRemotePath, isUserInfo } from './machine-names';
import { MAX_ADDRESS_OCTETS, MAX_LOCAL_OCTETS, octets } from './octets';

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
