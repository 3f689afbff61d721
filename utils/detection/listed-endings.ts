import { endingHash, LOW_BITS, UNLISTED_TAKEN } from './ending-hash';
import { COUNT, OTHERS, PAIRS } from './endings-data';

/** Reads a Base64 text bit by bit, the highest of each byte first. */
function bitsOf(text: string): (at: number) => number {
  const bytes = atob(text);
  return (at) => (bytes.charCodeAt(at >> 3) >> (7 - (at & 7))) & 1;
}

const pairs = bitsOf(PAIRS);
const RANGE = COUNT * UNLISTED_TAKEN;
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

/** The same for the label from `start` to `end` of a text, which is known to be of ASCII letters, digits and hyphens. */
export function isEndingAt(text: string, start: number, end: number): boolean {
  const first = (text.charCodeAt(start) | 32) - 97;
  if (first < 0 || first > 25 || end - start < 2) return false;
  if (end - start === 2) {
    const second = (text.charCodeAt(start + 1) | 32) - 97;
    return second >= 0 && second < 26 && pairs(first * 26 + second) === 1;
  }
  others ??= unpack();
  return others.has(endingHash(text, start, end, RANGE));
}

/**
 * Whether a domain may end with this label: any case, ASCII form (`xn--p1ai`, not `рф`). Every listed ending may, and of
 * the unlisted ones with other than two letters one in 512: `encode-endings.ts` says why.
 */
export function isListedEnding(label: string): boolean {
  return /^[a-z\d-]+$/i.test(label) && isEndingAt(label, 0, label.length);
}
