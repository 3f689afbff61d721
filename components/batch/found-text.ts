import { MAX_ROWS } from '@/utils/lookup/batch-record';
import type { Operation } from '@/utils/service/operations';
import type { Texts } from '@/utils/texts/texts';

const FOUND = {
  score: { some: 'newBatch.addresses', none: 'newBatch.noAddresses' },
  overview: { some: 'newBatch.subjects', none: 'newBatch.noSubjects' },
} as const;

/** Says how many subjects a text contains, before anything is sent. */
export function foundText(operation: Operation, count: number, repeated: number, { t }: Pick<Texts, 't'>): string {
  const { some, none } = FOUND[operation];
  return [
    count === 0 ? t(none) : t(some, { count }),
    repeated > 0 && t('newBatch.duplicates', { count: repeated }),
    count > MAX_ROWS && t('newBatch.tooMany', { max: MAX_ROWS }),
  ]
    .filter(Boolean)
    .join(' · ');
}
