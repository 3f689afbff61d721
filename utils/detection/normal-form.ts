import { asciiDomain } from './ascii-domain';

/**
 * Returns the address as looked up and stored: ASCII domain (RFC 5321 §2.4), local part in NFC with plain apostrophes,
 * its case kept.
 *
 * @returns undefined without a valid domain
 */
export function normalForm(address: string): string | undefined {
  const at = address.lastIndexOf('@');
  const domain = at > 0 ? asciiDomain(address.slice(at + 1)) : undefined;
  // Only the receiving host may fold the case of the local part (RFC 5321 §2.4).
  return domain && `${address.slice(0, at).normalize('NFC').replaceAll('’', "'")}@${domain}`;
}
