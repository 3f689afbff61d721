import { asciiDomain } from './ascii-domain';

/**
 * The form of an address that is looked up, compared and stored, as against the one that is shown.
 *
 * The domain is lower case in ASCII form, since mail systems treat it so (RFC 5321 §2.4). The local part keeps its case, which
 * only the receiving host may fold; it is in NFC, and a typographic apostrophe, which editors put for the typed one, is undone.
 *
 * @param address one address, as `findEmails` or `parseTypedEmail` gives it
 * @returns undefined when there is no valid domain name after the last @
 */
export function normalForm(address: string): string | undefined {
  const at = address.lastIndexOf('@');
  const domain = at > 0 ? asciiDomain(address.slice(at + 1)) : undefined;
  return domain && `${address.slice(0, at).normalize('NFC').replaceAll('’', "'")}@${domain}`;
}
