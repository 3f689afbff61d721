import { octets } from './code-points';
import { findDomain } from './find-domain';
import { findLocalPart } from './find-local-part';
import { MAX_ADDRESS_OCTETS } from './limits';
import { isJoinedAfter, isJoinedBefore } from './refuse-joined';
import { isRemotePath, isUserInfo } from './refuse-machine-names';

/** An email address in a text. */
export interface FoundEmail {
  /** Offset of its first character, in UTF-16 units. */
  readonly start: number;
  /** Offset just after its last character, in UTF-16 units. */
  readonly end: number;
  /** The address exactly as the text shows it; `normalForm` gives the form to look up. */
  readonly address: string;
}

function findAround(text: string, at: number, floor: number): FoundEmail | undefined {
  const domain = findDomain(text, at + 1);
  if (domain === undefined || isJoinedAfter(text, domain.end)) return undefined;
  const shown = text.slice(at + 1, domain.end);
  // Lower-casing is all that tells an ASCII name from its ASCII form.
  const isAscii = shown.toLowerCase() === domain.ascii;
  const local = findLocalPart(text, at, floor, { isAscii, next: text.charAt(domain.end) });
  if (local === undefined || isJoinedBefore(text, local.runStart, local.start)) return undefined;
  const name = text.slice(local.start, at);
  if (octets(name) + 1 + domain.ascii.length > MAX_ADDRESS_OCTETS) return undefined;
  if (isUserInfo(text, local.start) || isRemotePath(text, name, domain.end)) return undefined;
  return { start: local.start, end: domain.end, address: text.slice(local.start, domain.end) };
}

/**
 * Finds the email addresses in a text, in their order, without overlap.
 *
 * An address is found whole or not at all: a part of one would be the address of someone else. Its domain must end with a
 * listed top-level domain or a reserved name such as ".example".
 *
 * Takes time in proportion to the text whatever it holds: no character belongs to the neighbourhood of more than two @.
 *
 * @param text any text; offsets count its UTF-16 units
 */
export function findEmails(text: string): FoundEmail[] {
  const found: FoundEmail[] = [];
  let floor = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const email = findAround(text, at, floor);
    if (email === undefined) continue;
    found.push(email);
    floor = email.end;
  }
  return found;
}
