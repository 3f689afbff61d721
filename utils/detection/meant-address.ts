import { findEmails } from './find-emails';
import { likelyDomain } from './likely-domain';
import { normalForm } from './normal-form';
import { parseTypedEmail, type TypedEmailProblem } from './parse-typed-email';
import { rewrittenAddress } from './rewritten-address';

/** Problems behind which a whole address can be recognized. A line break may hide a part of one. */
const CLEANABLE: ReadonlySet<TypedEmailProblem> = new Set([
  'no-at',
  'spaces',
  'invisible-characters',
  'wide-characters',
  'not-an-address',
]);

// Written for people, not for programs: "jane[@]example[.]com", "jane (at) example (dot) com".
const FORMS: readonly (readonly [form: RegExp, sign: string])[] = [
  [/\p{Default_Ignorable_Code_Point}/gu, ''],
  [/%40/g, '@'],
  [/\s*[[({<]\s*(?:@|at)\s*[\])}>]\s*/gi, '@'],
  [/\s*[[({<]\s*(?:\.|dot)\s*[\])}>]\s*/gi, '.'],
  [/(?<=[a-z\d])。(?=[a-z\d])/gi, '.'],
];
// U+202E reverses the letters behind it; a joiner belongs to the letters of some scripts.
const MEANINGFUL = /\u202e|[\u200c\u200d](?=[^\0-\x7f])/;

/**
 * Returns the address to offer for a typed text that is not one: without invisible characters and surrounding words, in
 * plain form. The user has to confirm it.
 *
 * @returns undefined unless there is exactly one
 */
export function offeredAddress(typed: string): string | undefined {
  const read = parseTypedEmail(typed);
  if (read.ok || !CLEANABLE.has(read.problem) || MEANINGFUL.test(typed)) return undefined;
  const text = FORMS.reduce((plain, [form, sign]) => plain.replace(form, sign), typed.normalize('NFKC'));
  const found = findEmails(text).map(({ address }) => address);
  const [only, ...others] = found.length < text.split('@').length - 1 ? [] : new Set(found);
  if (only !== undefined) return others.length > 0 ? undefined : normalForm(only);
  const whole = parseTypedEmail(text);
  return whole.ok ? normalForm(whole.email) : undefined;
}

/** What may stand before an address and does not begin one: a bullet, a label's sign. */
const LEADING_SIGNS = /^[^\p{L}\p{M}\p{N}._+~]+/u;

/**
 * Returns the address that was more likely meant by a valid one: without a bullet, label or sign before it, with a
 * likely domain, or the one of which a program has made it.
 *
 * @param address as `parseTypedEmail` returns it
 * @returns undefined if it is probably meant as it is
 */
export function meantAddress(address: string): string | undefined {
  const normal = normalForm(address);
  const rewritten = rewrittenAddress(address);
  if (rewritten !== undefined) return normalForm(rewritten);
  const [found] = findEmails(address.replace(LEADING_SIGNS, ''));
  const plain = found && normalForm(found.address);
  if (plain !== undefined && plain !== normal) return plain;
  const at = (normal ?? '').lastIndexOf('@') + 1;
  const domain = likelyDomain((normal ?? '').slice(at));
  return domain && `${normal?.slice(0, at)}${domain}`;
}
