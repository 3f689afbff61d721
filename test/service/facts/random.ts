import { createHash } from 'node:crypto';

/** A source of numbers that always gives the same ones for the same seed. */
export interface Random {
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  /** True with probability `share` (0–1). */
  chance(share: number): boolean;
  /** One item of the list. Throws a RangeError on an empty list. */
  pick<T>(list: readonly T[]): T;
  /** `count` different items in the list's order; all of them if it holds fewer. */
  sample<T>(list: readonly T[], count: number): T[];
  /** A text of `length` hexadecimal digits. */
  hex(length: number): string;
}

/** Creates the source for a seed, such as an email address. */
export function seededRandom(seed: string): Random {
  let state = createHash('sha256').update(seed).digest().readUInt32LE(0);
  // Mulberry32: a few lines, and even enough for invented data.
  const fraction = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (min: number, max: number): number => min + Math.floor(fraction() * (max - min + 1));
  const pick = <T>(list: readonly T[]): T => {
    const item = list[int(0, list.length - 1)];
    if (item === undefined) throw new RangeError('cannot pick from an empty list');
    return item;
  };
  return {
    int,
    pick,
    chance: (share) => fraction() < share,
    sample: (list, count) => {
      const order = list.map((item, index) => ({ item, index, rank: fraction() }));
      const chosen = order.toSorted((a, b) => a.rank - b.rank).slice(0, count);
      return chosen.toSorted((a, b) => a.index - b.index).map(({ item }) => item);
    },
    hex: (length) => Array.from({ length }, () => int(0, 15).toString(16)).join(''),
  };
}
