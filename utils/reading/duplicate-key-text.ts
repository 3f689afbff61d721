import type { DuplicateKey } from '@/utils/json/duplicate-keys';
import { visibleText } from '@/utils/json/visible-text';
import type { Texts } from '../texts/texts';
import { duplicateName, duplicateValues } from './with-duplicate-keys';

/** Returns a duplicate key in words: "Risk score was sent 2 times: 5, 95". */
export const duplicateKeyText = (key: DuplicateKey, { t }: Pick<Texts, 't'>): string =>
  t('result.sentTimes', {
    field: visibleText(duplicateName(key)),
    values: visibleText(duplicateValues(key)),
    count: key.times,
  });
