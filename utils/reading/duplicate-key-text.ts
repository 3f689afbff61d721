import { type RepeatedKey, repeatedName, repeatedValues } from '@/utils/json/repetition';
import type { Texts } from '../texts/texts';

/** Returns a duplicate key in words: "Risk score was sent 2 times: 5, 95". */
export const duplicateKeyText = (key: RepeatedKey, { t }: Pick<Texts, 't'>): string =>
  t('result.sentTimes', {
    field: repeatedName(key),
    values: repeatedValues(key),
    count: key.times,
  });
