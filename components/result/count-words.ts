import type { Count } from '@/utils/reading/report';

/** "8 of 21" where the answer says how many were looked at, else the number alone. */
export const countWords = ({ n, of }: Pick<Count, 'n' | 'of'>): string => (of === null ? String(n) : `${n} of ${of}`);

/** Our words for what is counted. */
export const COUNT_WORDS: Record<Count['kind'], string> = {
  accounts: 'Accounts',
  breaches: 'Breaches',
  hits: 'Hits',
  sanctions: 'Sanctions',
  pep: 'PEP',
  watchlists: 'Watchlists',
  media: 'Adverse media',
};
