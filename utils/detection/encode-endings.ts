import { endingHash, LOW_BITS, UNLISTED_TAKEN } from './ending-hash.ts';
import { packBits } from './packed-bits.ts';

// Names that RFC 2606 §2 and RFC 6761 §6 set aside; they are on no list of real endings, yet test systems, manuals and
// CRM sandboxes (which add ".invalid" to every customer's address) show them all the time.
const RESERVED = ['example', 'invalid', 'localhost', 'test'];

/**
 * Packs a list of domain endings into the two texts that `listed-endings.ts` reads: one bit for each pair of letters, and
 * a Golomb-coded set of the hashes of all other endings (Putze, Sanders, Singler: "Cache-, hash- and space-efficient
 * bloom filters", 2007). Names compress to 20 bits each at best; this takes 9.5, at the price of one unlisted ending in
 * 256 being taken for a listed one.
 *
 * Run when `tlds` changes (by `write-endings.ts`) and by the test that compares the two; never in the extension.
 *
 * @param endings all but the reserved ones, which are added: top-level domains, Unicode or ASCII, in any order
 */
export function encodeEndings(endings: readonly string[]): { pairs: string; others: string; count: number } {
  const ascii = [...new Set([...endings, ...RESERVED].map((ending) => new URL(`http://${ending}`).hostname))];
  const pairs = new Array<string>(26 * 26).fill('0');
  for (const ending of ascii) if (ending.length === 2) pairs[pairIndex(ending)] = '1';
  const rest = ascii.filter(({ length }) => length !== 2);
  const hashes = rest
    .map((ending) => endingHash(ending, 0, ending.length, rest.length * UNLISTED_TAKEN))
    .sort((a, b) => a - b);
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
