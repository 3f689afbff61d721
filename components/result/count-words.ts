import type { Count } from '@/utils/reading/facts/counts';

/** Returns "8 of 21" if the answer states a total, otherwise the number alone. */
export const countWords = ({ n, of }: Pick<Count, 'n' | 'of'>): string => (of === null ? String(n) : `${n} of ${of}`);

/** Our labels for the counted things. */
export const COUNT_WORDS: Record<Count['kind'], string> = {
  accounts: 'Accounts',
  breaches: 'Breaches',
  hits: 'Hits',
  sanctions: 'Sanctions',
  pep: 'PEP',
  watchlists: 'Watchlists',
  media: 'Adverse media',
};
