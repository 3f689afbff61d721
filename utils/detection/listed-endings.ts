import { endingHash, LOW_BITS, UNLISTED_TAKEN } from './ending-hash';
import { COUNT, OTHERS, PAIRS } from './endings-data';

// Names that RFC 2606 §2 and RFC 6761 §6 set aside; they are on no list of real endings, yet test systems, manuals and
// CRM sandboxes (which add ".invalid" to every customer's address) show them all the time.
const RESERVED = ['example', 'invalid', 'localhost', 'test'];

/** Reads a Base64 text bit by bit, the highest of each byte first. */
function bitsOf(text: string): (at: number) => number {
  const bytes = atob(text);
  return (at) => ((bytes.charCodeAt(at >> 3) || 0) >> (7 - (at & 7))) & 1;
}

const pairs = bitsOf(PAIRS);
let others: Set<number> | undefined;

function unpack(): Set<number> {
  const bit = bitsOf(OTHERS);
  const hashes = new Set<number>();
  let at = 0;
  let hash = 0;
  while (hashes.size < COUNT) {
    let distance = 0;
    while (bit(at++)) distance++;
    for (let low = 0; low < LOW_BITS; low++) distance = distance * 2 + bit(at++);
    hash += distance;
    hashes.add(hash);
  }
  return hashes;
}

/**
 * Whether a domain may end with this label: any case, ASCII form (`xn--p1ai`, not `рф`). Every listed ending may, and of
 * the unlisted ones with other than two letters one in 2 048: `encode-endings.ts` says why.
 */
export function isListedEnding(label: string): boolean {
  const ending = label.toLowerCase();
  if (!/^[a-z][a-z0-9-]*$/.test(ending)) return false;
  if (/^[a-z]{2}$/.test(ending)) return pairs((ending.charCodeAt(0) - 97) * 26 + ending.charCodeAt(1) - 97) === 1;
  others ??= unpack();
  return others.has(endingHash(ending, COUNT * UNLISTED_TAKEN)) || RESERVED.includes(ending);
}
