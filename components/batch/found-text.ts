import { MAX_ROWS } from '@/utils/lookup/batch-record';
import { OPERATIONS, type Operation } from '@/utils/service/operations';
import type { Texts } from '@/utils/texts/texts';

/** Says how many subjects a text contains, before anything is sent. */
export function foundText(operation: Operation, count: number, repeated: number, { t }: Pick<Texts, 't'>): string {
  const { found, noneFound } = OPERATIONS[operation].words;
  return [
    count === 0 ? t(noneFound) : t(found, { count }),
    repeated > 0 && t('newBatch.duplicates', { count: repeated }),
    count > MAX_ROWS && t('newBatch.tooMany', { max: MAX_ROWS }),
  ]
    .filter(Boolean)
    .join(' · ');
}
