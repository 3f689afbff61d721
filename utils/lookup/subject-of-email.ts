import type { ScoreSubject } from '@/utils/service/operations';
import { type AddressNotice, type AddressWarning, addressWarnings } from '../detection/address-warnings';
import { findEmails } from '../detection/find-emails';
import { meantAddress, offeredAddress } from '../detection/meant-address';
import { normalForm } from '../detection/normal-form';
import { parseTypedEmail, type TypedEmailProblem } from '../detection/parse-typed-email';

/** Longer texts are lists. */
const MAX_SENTENCE = 4096;

export type SubjectOfEmail =
  | { ok: true; subject: ScoreSubject }
  /** `offered`: the address that the user may confirm instead, as it would be sent. */
  | { ok: false; problem: TypedEmailProblem; offered?: string | undefined };

/**
 * Returns the score subject of an address as typed, pasted or found. The normal form is sent and shown, so
 * `Jane@EXAMPLE.com` and `Jane@example.com` are one subject and paid once.
 */
export function subjectOfEmail(typed: string): SubjectOfEmail {
  const parsed = parseTypedEmail(typed);
  if (!parsed.ok) return { ok: false, problem: parsed.problem, offered: offeredAddress(typed) };
  const email = normalForm(parsed.email);
  if (email === undefined) return { ok: false, problem: 'not-an-address' };
  return { ok: true, subject: { operation: 'score', request: { email } } };
}

/** A single word beside an address may be a part of it that a space cuts off: "joe smith@example.com". */
const MAY_BE_PARTED = /^\s*[\p{L}\p{M}\p{N}._+-]+\s+\S+@\S+\s*$|^\s*\S+@\S+\s+[\p{L}\p{M}\p{N}._+-]+\s*$/u;

/**
 * Returns the text if it is an address, or the only address in it, exactly as written: "Please check jane@example.com,
 * thanks". Null if there is none or several, or if it may be only a part of one.
 */
export function addressIn(text: string): string | null {
  if (parseTypedEmail(text).ok) return text;
  if (text.length > MAX_SENTENCE || MAY_BE_PARTED.test(text)) return null;
  const [only, ...others] = findEmails(text);
  if (only === undefined || others.length > 0 || text.split('@').length > 2) return null;
  return text.slice(only.start, only.end) === only.address ? only.address : null;
}

/** Matches a name. A single word with a dot or an encoded @ in it may be an address that has lost its @. */
const NAME = /\p{L}.*\s.*\p{L}|^(?!.*%40)[^.]*[\p{L}\p{M}][^.]*\.?$/u;

/** Returns the name that a text is, with single spaces; null for an address and for a text that may have been one. */
export function nameIn(text: string): string | null {
  const read = subjectOfEmail(text);
  const isName = !read.ok && read.problem === 'no-at' && NAME.test(text.trim());
  return isName ? text.replace(/\s+/g, ' ').trim() : null;
}

/** What the user should know of an address before it is sent; `addressNoteTexts` puts its warnings into words. */
export interface AddressNote extends AddressNotice {
  /** The exact text that would be sent. */
  exact: string;
  /** Whether `exact` differs from the typed text. */
  differs: boolean;
  /** Whether its letters may imitate those of another address. */
  deceives: boolean;
  /** Another address that is more likely meant, as it would be sent; null if none is. */
  meant: string | null;
  /** Whether a person has to confirm the address before it is sent from a page or a list. */
  asks: boolean;
}

/** What an address is rarely meant to have. */
const ASKED: readonly AddressWarning[] = ['unusual-dots', 'unusual-signs'];

/** Returns notes on a typed or found address; null if it is not an address. */
export function noteOfAddress(typed: string): AddressNote | null {
  const read = subjectOfEmail(typed);
  const parsed = parseTypedEmail(typed);
  if (!read.ok || !parsed.ok) return null;
  const exact = read.subject.request.email;
  const { warnings, codePoints } = addressWarnings(parsed.email);
  const deceives = codePoints.length > 0;
  const meant = meantAddress(parsed.email) ?? null;
  const asks = deceives || meant !== null || warnings.some((warning) => ASKED.includes(warning));
  return { exact, differs: exact !== typed.trim(), deceives, meant, asks, warnings, codePoints };
}
