import { endingHash, LOW_BITS, UNLISTED_TAKEN } from './ending-hash.ts';
import { packBits } from './packed-bits.ts';

// Names reserved by RFC 2606 §2 and RFC 6761 §6. They are not real endings, but common in test systems, manuals and CRM
// sandboxes (which add ".invalid" to customers' addresses).
const RESERVED = ['example', 'invalid', 'localhost', 'test'];

/**
 * Packs domain endings: bits for pairs and a Golomb-coded hash set (docs/decisions/007). Never runs in the extension.
 *
 * @param endings unreserved top-level domains, Unicode or ASCII, in any order
 */
export function encodeEndings(endings: readonly string[]): { pairs: string; others: string; count: number } {
  const ascii = [...new Set([...endings, ...RESERVED].map((ending) => new URL(`http://${ending}`).hostname))];
  const pairs = new Array<string>(26 * 26).fill('0');
  for (const ending of ascii) if (ending.length === 2) pairs[pairIndex(ending)] = '1';
  const rest = ascii.filter(({ length }) => length !== 2);
  const hashes = rest
    .map((ending) => endingHash(ending, 0, ending.length, rest.length * UNLISTED_TAKEN))
    .sort((a, b) => a - b);
  // Putze, Sanders, Singler: "Cache-, hash- and space-efficient bloom filters", 2007.
  let others = '';
  let previous = 0;
  for (const hash of hashes) {
    const distance = hash - previous;
    others += `${'1'.repeat(distance >>> LOW_BITS)}0${(distance % 2 ** LOW_BITS).toString(2).padStart(LOW_BITS, '0')}`;
    previous = hash;
  }
  return { pairs: packBits(pairs.join('')), others: packBits(others), count: rest.length };
}

const pairIndex = (pair: string): number => (pair.charCodeAt(0) - 97) * 26 + pair.charCodeAt(1) - 97;
