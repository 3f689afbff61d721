/** The four kinds of screening, in the order of the rows. */
export const SCREENING_KINDS = ['sanctions', 'pep', 'watchlists', 'media'] as const;
export type ScreeningKind = (typeof SCREENING_KINDS)[number];
