import type { PlainKey } from '@/utils/texts/text-key';
import type { Texts } from '@/utils/texts/texts';
import type { Count } from './facts/counts';

/** Returns "8 of 21" if the answer states a total, otherwise the number alone. */
export const countText = ({ n, of }: Pick<Count, 'n' | 'of'>, { t }: Texts): string =>
  of === null ? String(n) : t('count.ofTotal', { part: String(n), total: String(of) });

/** Our names of the counted things. */
export const COUNT_NAMES = {
  accounts: 'count.accounts',
  breaches: 'count.breaches',
  hits: 'count.hits',
} as const satisfies Record<Count['kind'], PlainKey>;
