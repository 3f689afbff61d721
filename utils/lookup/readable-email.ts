import { addressWarnings } from '../detection/address-warnings';
import { unicodeDomain } from '../detection/unicode-domain';

/**
 * Returns an address with its domain in letters, as people write it: "jonas@bäckerei.example" for a sent
 * "jonas@xn--bckerei-5wa.example". Null if it has no such domain, or if its letters may imitate others.
 */
export function readableEmail(sent: string): string | null {
  const at = sent.lastIndexOf('@');
  const domain = at > 0 ? unicodeDomain(sent.slice(at + 1)) : undefined;
  if (domain === undefined) return null;
  const email = `${sent.slice(0, at)}@${domain}`;
  return addressWarnings(email).codePoints.length > 0 ? null : email;
}
