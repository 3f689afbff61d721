import { isList } from '@/utils/json/json-object';
import type { Texts } from '../texts/texts';

/** Returns what an object or list holds: "3 items", "1 field". */
export const containerText = (value: object, { t }: Pick<Texts, 't'>): string =>
  isList(value) ? t('value.items', { count: value.length }) : t('result.fields', { count: Object.keys(value).length });
