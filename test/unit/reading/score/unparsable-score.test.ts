import { expect, test } from 'vitest';
import { abstentionInWords } from '@/utils/reading/in-words';
import { parseAnswer } from '@/utils/reading/parse-answer';
import { ENGLISH } from '../../../texts/english';

const { t } = ENGLISH;

const JANE = { operation: 'score', request: { email: 'jane@example.com' } } as const;
const words = (text: string) => {
  const abstained = parseAnswer(text, JANE)?.report.abstained;
  return abstained ? (abstentionInWords(abstained, ENGLISH) ?? abstained.reason) : 'a score';
};

test.each([
  ['{"risk_score":1e400}', t('noScore.tooLarge', { field: 'Risk score', value: '1e400' })],
  ['{"risk_score":"NaN"}', t('noScore.notPlain', { field: 'Risk score', value: 'NaN' })],
  ['{"risk_score":"9,5"}', t('noScore.notPlain', { field: 'Risk score', value: '9,5' })],
  ['{"risk_score":"\u202e72"}', t('noScore.notPlain', { field: 'Risk score', value: '[RLO]72' })],
  ['{"risk_score":"A+"}', t('noScore.notPlain', { field: 'Risk score', value: 'A+' })],
  ['{"risk_score":99999999999}', t('noScore.tooLarge', { field: 'Risk score', value: '99999999999' })],
  ['{"data":{"fraudScore":{"value":"7 200"}}}', t('noScore.notPlain', { field: 'Value', value: '7 200' })],
  ['{"risk":"9,5"}', t('noScore.notPlain', { field: 'Risk', value: '9,5' })],
  ['{"risk_score":null}', t('noScore.empty.field', { field: 'Risk score' })],
  ['{"score":null,"risk_score":"9,5"}', t('noScore.notPlain', { field: 'Risk score', value: '9,5' })],
])('%s: %s', (text, expected) => expect(words(text)).toBe(expected));

test.each([
  ['{"email":"jane@example.com"}', 'none-found'],
  ['{"risk":"high"}', 'none-found'],
  ['{"scores":{"comment":"see the report"}}', 'none-found'],
  ['{"score":"9,5","risk_score":5}', 'a score'],
  ['{"fraud_score":1,"score":2}', 'several'],
])('%s: %s', (text, expected) => expect(words(text)).toBe(expected));
