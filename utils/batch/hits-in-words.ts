import type { HitCount } from '@/utils/reading/facts/screening/hit-count';
import type { PlainKey } from '../texts/text-key';
import type { Texts } from '../texts/texts';
import type { HitGroup } from './row-groups';

const WITHOUT_NUMBER = {
  possible: 'rows.hitsPossible',
  none: 'screening.noneFound',
  'empty-list': 'value.emptyList',
  'not-recognized': 'screening.absent',
} as const satisfies Record<Exclude<HitCount['is'], 'hits'>, PlainKey>;

/** The names of filters. */
export const HIT_GROUP_NAMES = {
  some: 'rows.withHits',
  none: 'rows.withoutHits',
  empty: 'value.emptyList',
  unclear: 'rows.hitsUnclear',
} as const satisfies Record<HitGroup, PlainKey>;

/** Returns a number of hits under its heading: "9", "at least 10", "none found". */
export function hitsCell(hits: HitCount, { t, formats }: Pick<Texts, 't' | 'formats'>): string {
  if (hits.is !== 'hits') return t(WITHOUT_NUMBER[hits.is]);
  const number = formats.number(hits.n);
  return hits.isAtLeast ? t('count.atLeast', { number }) : number;
}

/** Returns a number of hits for a spreadsheet: "9", "0", "at least 10". */
export function exportedHits(hits: HitCount, { t }: Pick<Texts, 't'>): string {
  if (hits.is === 'none') return '0';
  if (hits.is !== 'hits') return t(WITHOUT_NUMBER[hits.is]);
  return hits.isAtLeast ? t('count.atLeast', { number: String(hits.n) }) : String(hits.n);
}

/** Returns a number of hits where there is no heading: "9 hits", "Hits not recognized". Empty if the answer has no such number. */
export function hitsInWords(hits: HitCount | null, { t }: Pick<Texts, 't'>): string {
  switch (hits?.is) {
    case undefined:
      return '';
    case 'hits':
      return hits.isAtLeast
        ? t('count.atLeast', { number: t('screening.entries', { count: hits.n }) })
        : t('screening.entries', { count: hits.n });
    case 'possible':
      return t('rows.hitsMayBe');
    case 'none':
      return t('rows.withoutHits');
    case 'empty-list':
      return t('value.emptyList');
    case 'not-recognized':
      return t('rows.hitsUnclear');
  }
}
