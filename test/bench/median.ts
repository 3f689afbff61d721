import { finite } from './finite.ts';

/** The middle of the values; of an even number the mean of the two in the middle. Throws if there is none, or one is NaN. */
export function median(values: readonly number[]): number {
  const sorted = values.map((value) => finite(value, 'a measured time')).toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  const high = sorted[Math.floor(middle)] ?? Number.NaN;
  return finite((low + high) / 2, 'the median of nothing');
}
