/** Of 2 048 endings that are on no list, one is taken for listed. */
export const UNLISTED_TAKEN = 2048;

/** The place of an ending among `range` places: 32-bit FNV-1a, spread by a final mix (MurmurHash3's). */
export function endingHash(ending: string, range: number): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < ending.length; i++) hash = Math.imul(hash ^ ending.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % range;
}

/** Low bits of a distance that are written as they are; the rest is counted in ones (Golomb-Rice coding). */
export const LOW_BITS = 11;
