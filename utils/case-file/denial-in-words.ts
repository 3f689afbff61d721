import type { AnswerField } from '@/utils/reading/sections/section';
import { valueText } from '@/utils/reading/sections/value-text';
import type { Texts } from '@/utils/texts/texts';

/** Returns what contradicts the hits of an answer: "Match status says “no_match”, but there are hits". */
export const denialInWords = ({ name, value }: AnswerField, { t }: Pick<Texts, 't'>): string =>
  t('screening.denied', { field: name, value: valueText(value) });
