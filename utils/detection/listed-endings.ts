import { endingHash, LOW_BITS, UNLISTED_TAKEN } from './ending-hash';
import { COUNT, OTHERS, PAIRS } from './endings-data';
import { unpackBits } from './packed-bits';

const RANGE = COUNT * UNLISTED_TAKEN;
let pairs: string | undefined;
let others: Set<number> | undefined;

function unpackOthers(): Set<number> {
  const hashes = new Set<number>();
  let hash = 0;
  // Eight is LOW_BITS: a pattern built at run time takes more room. Not `matchAll`, which takes Firefox twice as long.
  unpackBits(OTHERS).replace(/(1*)0(.{8})/g, (_, ones: string, low: string) => {
    hash += ones.length * 2 ** LOW_BITS + Number.parseInt(low, 2);
    hashes.add(hash);
    return '';
  });
  return hashes;
}

/**
 * Returns whether a domain may end with the label from `start` to `end`, which must contain only ASCII letters, digits
 * and hyphens.
 */
export function isEndingAt(text: string, start: number, end: number): boolean {
  const first = (text.charCodeAt(start) | 32) - 97;
  if (first < 0 || first > 25 || end - start < 2) return false;
  if (end - start === 2) {
    pairs ??= unpackBits(PAIRS);
    const second = (text.charCodeAt(start + 1) | 32) - 97;
    return second >= 0 && second < 26 && pairs[first * 26 + second] === '1';
  }
  others ??= unpackOthers();
  return others.has(endingHash(text, start, end, RANGE));
}

/**
 * Returns whether a domain may end with this label: any case, ASCII form (`xn--p1ai`, not `рф`). Accepts one in 256
 * unlisted endings that are not two letters (docs/decisions/007).
 */
export function isListedEnding(label: string): boolean {
  return /^[a-z\d-]+$/i.test(label) && isEndingAt(label, 0, label.length);
}
