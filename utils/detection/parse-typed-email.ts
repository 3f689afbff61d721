import { normalForm } from './normal-form';
import { MAX_ADDRESS_OCTETS, MAX_LOCAL_OCTETS, octets } from './octets';

const OPENING = '"\'‘’“”„«‹<([{`';
const CLOSING = '"\'‘’“”«»‹›>)]}`.,;:!?';

/** Removes white space, quotes and brackets at both ends, and sentence signs at the end. */
function strip(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && (OPENING.includes(text.charAt(start)) || text.charAt(start).trim() === '')) start += 1;
  while (end > start && (CLOSING.includes(text.charAt(end - 1)) || text.charAt(end - 1).trim() === '')) end -= 1;
  return text.slice(start, end);
}

/**
 * Returns the address of a "mailto:" link without its "?subject=…", percent-decoded (RFC 6068 §2), or undefined if
 * decoding fails.
 */
function fromMailto(link: string): string | undefined {
  const [address = ''] = link.replace(/^mailto:?(?:\/\/)?/i, '').split('?', 1);
  try {
    return decodeURIComponent(address);
  } catch {
    return undefined;
  }
}

/**
 * Extracts an address from copied text: "Name <a@b.com>", "mailto:a@b.com?subject=x", quotes, brackets and sentence
 * signs around it.
 *
 * @param text at most a few thousand characters
 * @returns undefined if a link in it cannot be decoded
 */
function unwrapAddress(text: string): string | undefined {
  const open = text.indexOf('<');
  const close = text.indexOf('>', open);
  const isNamed = open >= 0 && close > open && text.indexOf('<', open + 1) < 0 && strip(text.slice(close)) === '';
  const inner = isNamed ? text.slice(open + 1, close) : text;
  // Wikis name a user as "[~jane@example.com]".
  const bare = strip(inner.replace(/^\s*\[~/, ''));
  if (!/^mailto(?::|$)/i.test(bare)) return bare;
  const decoded = fromMailto(bare);
  return decoded === undefined ? undefined : strip(decoded);
}

const CARRIER =
  /[@.](?:(?:docomo|ezweb|softbank|vodafone|jp-.|disney|y-?mobile|emobile|pdx|willcom|yahoo)\.ne\.jp|i\.softbank\.jp|(?:au|willcom)\.com)$/i;

/**
 * Returns whether the domain is of a Japanese mobile carrier, which until 2009 issued addresses with dots at the edges
 * and in a row.
 *
 * @param domain with the @ before it
 */
const isCarrier = (domain: string): boolean => CARRIER.test(domain);

/** Why a typed text is not one address. */
export type TypedEmailProblem =
  | 'empty'
  | 'no-at'
  | 'no-name'
  | 'no-domain'
  | 'no-ending'
  | 'several'
  | 'spaces'
  | 'hidden-part'
  | 'control-characters'
  | 'invisible-characters'
  | 'wide-characters'
  | 'too-long'
  | 'not-an-address';

/** Typed text as one address, or why it is not one. `email` is as typed; `normalForm` returns the form to look up. */
export type TypedEmail =
  | { readonly ok: true; readonly email: string }
  | { readonly ok: false; readonly problem: TypedEmailProblem };

// Longer than any link or named address a user would paste; longer texts are not processed.
const MAX_TYPED = 4096;
const CONTROL = /[\p{Cc}\u2028\u2029]/u;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
const WIDE_SIGN = /[＠﹫．]/;
const HIDDEN = /\*\*|[•●█…]/;
const ELLIPSIS = /\.{3}/;
// RFC 5322 §3.2.3 atext with the letters of RFC 6531 §3.3 and the apostrophe that `normalForm` replaces. The dots may be
// anywhere: Japanese carriers issued such addresses, and `addressWarnings` remarks on them.
const LOCAL = /^\.*[\p{L}\p{M}\p{N}!#$%&'’*+/=?^_`{|}~-][\p{L}\p{M}\p{N}!#$%&'’*+/=?^_`{|}~.-]*$/u;
// A mark without a letter is drawn on the preceding dot or on nothing.
const BARE_MARK = /(?:^|\.)\p{M}/u;

function findProblem(address: string): TypedEmailProblem | undefined {
  if (CONTROL.test(address)) return 'control-characters';
  if (INVISIBLE.test(address)) return 'invisible-characters';
  if (HIDDEN.test(address)) return 'hidden-part';
  if (WIDE_SIGN.test(address)) return 'wide-characters';
  const at = address.lastIndexOf('@');
  if (at < 0) return address === '' ? 'empty' : 'no-at';
  if (address.indexOf('@') < at) return /[\s,;<]/.test(address) ? 'several' : 'not-an-address';
  if (/\s/.test(address)) return 'spaces';
  const local = address.slice(0, at);
  const domain = address.slice(at + 1);
  if (local === '') return 'no-name';
  if (domain === '') return 'no-domain';
  // Three dots may stand for a part of the name.
  if (ELLIPSIS.test(local) && !isCarrier(`@${domain}`)) return 'hidden-part';
  if (octets(local) > MAX_LOCAL_OCTETS || octets(domain) > MAX_ADDRESS_OCTETS) return 'too-long';
  const normal = normalForm(address);
  if (!LOCAL.test(local) || BARE_MARK.test(local) || normal === undefined) return 'not-an-address';
  if (octets(normal) > MAX_ADDRESS_OCTETS) return 'too-long';
  const ending = normal
    .slice(normal.lastIndexOf('@') + 1)
    .split('.')
    .slice(1)
    .at(-1);
  if (ending === undefined) return 'no-ending';
  // An IPv4 address or a version number: no top-level domain is all digits (RFC 3696 §2).
  return /^\d+$/.test(ending) ? 'not-an-address' : undefined;
}

/**
 * Reads typed or pasted text as one address. Accepts more than `findEmails`: all unquoted RFC 5322 characters and
 * unlisted endings, with `addressWarnings`. Refuses a missing ending and texts that need guessing ("joe
 * smith@example.com").
 */
export function parseTypedEmail(typed: string): TypedEmail {
  if (typed.length > MAX_TYPED) return { ok: false, problem: 'too-long' };
  const email = unwrapAddress(typed);
  if (email === undefined) return { ok: false, problem: 'not-an-address' };
  const problem = findProblem(email);
  return problem === undefined ? { ok: true, email } : { ok: false, problem };
}
