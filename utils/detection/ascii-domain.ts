import { MAX_DOMAIN_OCTETS, MAX_LABEL_OCTETS } from './octets';

const DOMAIN_CHARACTERS = /^[\p{L}\p{M}\p{Nd}.-]+$/u;
const LABEL = /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/;

/**
 * Returns a domain name as compared and sent: lower case, labels as `xn--…`.
 *
 * @returns undefined if a label is empty, too long, or has a hyphen at its edge (RFC 5890, RFC 1035)
 */
export function asciiDomain(domain: string): string | undefined {
  let ascii = domain.toLowerCase();
  // Only non-ASCII names go through URL, which would read "1.2" as an IPv4 address.
  if (/[^\0-\x7f]/.test(ascii) || ascii.includes('xn--')) {
    if (domain.length > MAX_DOMAIN_OCTETS || !DOMAIN_CHARACTERS.test(domain)) return undefined;
    try {
      ascii = new URL(`http://${domain}`).hostname;
      // Some engines write names that they cannot read; stored names must stay readable.
      if (new URL(`http://${ascii}`).hostname !== ascii) return undefined;
    } catch {
      return undefined;
    }
  }
  if (ascii.length > MAX_DOMAIN_OCTETS) return undefined;
  const labels = ascii.split('.');
  return labels.every((label) => label.length <= MAX_LABEL_OCTETS && LABEL.test(label)) ? ascii : undefined;
}
