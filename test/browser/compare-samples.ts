/** What one visit of a hostile page has measured, by the name of the measure; milliseconds. */
export type Sample = Record<string, number>;

/**
 * How well one measure tells two kinds of visits apart: the share of pairs, one of each kind, in which the second took
 * longer (½ is chance, as ties are halved), and how many standard deviations that is from chance (Mann-Whitney).
 */
export interface Telling {
  measure: string;
  share: number;
  deviations: number;
}

export function tellApart(ones: readonly Sample[], others: readonly Sample[]): Telling[] {
  const spread = Math.sqrt((ones.length + others.length + 1) / (12 * ones.length * others.length));
  return Object.keys(ones[0] ?? {}).map((measure) => {
    let longer = 0;
    for (const one of ones) {
      for (const other of others) longer += compare(one[measure] ?? 0, other[measure] ?? 0);
    }
    const share = longer / (ones.length * others.length);
    return { measure, share, deviations: Math.abs(share - 0.5) / spread };
  });
}

const compare = (one: number, other: number): number => (other > one ? 1 : other === one ? 0.5 : 0);

/** The measure that tells most. */
export const best = (tellings: readonly Telling[]): Telling =>
  tellings.reduce((most, telling) => (telling.deviations > most.deviations ? telling : most));

/** One measure in thousands of honest runs is further from chance than this. */
export const CHANCE = 4;
