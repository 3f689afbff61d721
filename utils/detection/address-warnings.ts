import { asciiDomain } from './ascii-domain';
import { isListedEnding } from './is-listed-ending';
import { isLatinEnding } from './latin-ending';
import { hasMixedScripts, hasRareForms, looksLatin } from './mixed-scripts';

/** Why an address deserves a second look. */
export type AddressWarning =
  | 'mixed-scripts'
  | 'look-alike'
  | 'rare-letters'
  | 'unlisted-ending'
  | 'unusual-dots'
  | 'unusual-signs';

// Dots that RFC 5321 forbids: at an edge of the local part, or in a row.
const UNUSUAL_DOTS = /^\.|\.\.|\.@/;
// The search in pages refuses such names: "j*n" may be masked, "j%6Fe" encoded, "*jane" stands behind a bullet.
const UNUSUAL_SIGNS = /[*%]|^[^\p{L}\p{M}\p{N}._+~]/u;

/** Warnings about an address. */
export interface AddressNotice {
  /** Each warning at most once; empty for an ordinary address. */
  readonly warnings: readonly AddressWarning[];
  /** Each non-ASCII character once, as "а U+0430"; empty unless letters may deceive. */
  readonly codePoints: readonly string[];
}

function describe(address: string): string[] {
  const characters = new Set([...address].filter((character) => character > '\x7f'));
  return Array.from(characters, (character) => {
    const hex = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    return `${character} U+${hex}`;
  });
}

/**
 * Returns warnings about an address that may not be what it looks like.
 *
 * @param address one address, as `findEmails` or `parseTypedEmail` returns it
 */
export function addressWarnings(address: string): AddressNotice {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const ending = asciiDomain(domain)?.split('.').at(-1) ?? '';
  // Scripts are compared within the local part and within each label; "иван@example.com" is not mixed.
  const parts = [address.slice(0, at), ...domain.split('.')];
  const warnings: AddressWarning[] = [];
  if (parts.some(hasMixedScripts)) warnings.push('mixed-scripts');
  if (parts.some(looksLatin) && isLatinEnding(ending, parts.at(-1) ?? '')) warnings.push('look-alike');
  if (parts.some(hasRareForms)) warnings.push('rare-letters');
  const deceives = warnings.length > 0;
  if (!isListedEnding(ending)) warnings.push('unlisted-ending');
  if (UNUSUAL_DOTS.test(address)) warnings.push('unusual-dots');
  if (UNUSUAL_SIGNS.test(address.slice(0, at))) warnings.push('unusual-signs');
  return { warnings, codePoints: deceives ? describe(address) : [] };
}
