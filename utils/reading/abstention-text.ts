import type { Texts } from '../texts/texts';
import type { Abstention } from './score/score';

/** Returns the sentence about the field that an abstention concerns, or null if it concerns no field. */
export function abstentionText({ reason, field }: Abstention, { t }: Pick<Texts, 't'>): string | null {
  if (field === undefined) return null;
  const { name, text, isNumber, times } = field;
  if (times !== undefined) return t('noScore.sentTwice.field', { field: name, values: text, count: times });
  if (reason === 'not-computed') return t('noScore.notComputed.field', { field: name, value: text });
  if (text === '') return t('noScore.empty.field', { field: name });
  return t(isNumber ? 'noScore.tooLarge' : 'noScore.notPlain', { field: name, value: text });
}
