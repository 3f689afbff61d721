import { endingHash, LOW_BITS, UNLISTED_TAKEN } from './ending-hash';
import { COUNT, OTHERS, PAIRS } from './endings-data';
import { unpackBits } from './packed-bits';

const RANGE = COUNT * UNLISTED_TAKEN;
let pairs: string | undefined;
let others: Set<number> | undefined;

function unpackOthers(): Set<number> {
  const hashes = new Set<number>();
  let hash = 0;
  // Eight is LOW_BITS: a pattern put together at run time takes more room.
  // Not by `matchAll`, which takes Firefox twice as long.
  unpackBits(OTHERS).replace(/(1*)0(.{8})/g, (_, ones: string, low: string) => {
    hash += ones.length * 2 ** LOW_BITS + Number.parseInt(low, 2);
    hashes.add(hash);
    return '';
  });
  return hashes;
}

/**
 * Whether a domain may end with the label from `start` to `end` of a text, which is known to be of ASCII letters, digits
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
 * Whether a domain may end with this label: any case, ASCII form (`xn--p1ai`, not `рф`). Every listed ending may, and of
 * the unlisted ones with other than two letters one in 256: `encode-endings.ts` says why.
 */
export function isListedEnding(label: string): boolean {
  return /^[a-z\d-]+$/i.test(label) && isEndingAt(label, 0, label.length);
}
