import { octets } from './code-points';
import { findDomain } from './find-domain';
import { findLocalPart } from './find-local-part';
import { type FoundEmail, findPlain } from './find-plain';
import { isJoinedAfter, isJoinedBefore } from './is-joined';
import { MAX_ADDRESS_OCTETS, MAX_LOCAL_OCTETS } from './limits';
import { isRemotePath, isUserInfo } from './machine-names';

/** Only for a longer domain name, the octets of the whole address are counted. */
const LONG = MAX_ADDRESS_OCTETS - MAX_LOCAL_OCTETS - 1;

function findAround(text: string, at: number, floor: number): FoundEmail | undefined {
  const domain = findDomain(text, at + 1);
  if (domain === undefined || isJoinedAfter(text, domain.end)) return undefined;
  const local = findLocalPart(text, at, floor, domain.isAscii, text.charAt(domain.end));
  if (local === undefined || isJoinedBefore(text, local.runStart, local.start, floor)) return undefined;
  const { start } = local;
  const { end } = domain;
  if (domain.octets > LONG && octets(text.slice(start, at)) + 1 + domain.octets > MAX_ADDRESS_OCTETS) return undefined;
  if (isUserInfo(text, start) || (text[end] === ':' && isRemotePath(text, text.slice(start, at), end)))
    return undefined;
  return { start, end, address: text.slice(start, end) };
}

/**
 * Finds the email addresses in a text, in order, without overlap, in linear time. An address is found whole or not at
 * all: a part would be someone else's. Domains need a listed ending.
 */
export function findEmails(text: string): FoundEmail[] {
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
