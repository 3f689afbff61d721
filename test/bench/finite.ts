/** The figure itself. Throws if it is NaN or infinite: nothing was measured, and the run must not look as if it were. */
export function finite(value: number, what: string): number {
  if (!Number.isFinite(value)) throw new RangeError(`${what}: ${value} is no figure`);
  return value;
}
