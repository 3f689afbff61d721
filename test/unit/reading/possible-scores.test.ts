import { expect, test } from 'vitest';
import { noScoreTexts } from '@/utils/reading/in-words';
import { parseAnswer } from '@/utils/reading/parse-answer';
import { ENGLISH } from '../../texts/english';

const titleOf = (answer: object): string => {
  const read = parseAnswer(JSON.stringify(answer), { operation: 'score', request: { email: 'jane@example.com' } });
  if (!read) throw new Error('no JSON');
  return noScoreTexts(read.report.abstained, ENGLISH, read.report.candidates).title;
};

test('the title quotes several numbers that could be the score', () => {
  expect(titleOf({ northgate: { fraud_score: 97 }, brackwater: { fraud_score: 3 } })).toBe(
    '2 possible scores: 97 and 3',
  );
  expect(titleOf({ a: { fraud_score: 1 }, b: { fraud_score: 2 }, c: { fraud_score: 3 } })).toBe(
    '3 possible scores: 1, 2, 3',
  );
  // The question which number it is follows: "no score" would contradict it.
  expect(titleOf({ vendor: { checks: [] }, decision: { status: 'declined', decisionScore: 0.47 } })).toBe(
    ENGLISH.t('noScore.notChosen'),
  );
  expect(titleOf({ name: 'Example' })).toBe(ENGLISH.t('noScore.title'));
});

test('pages and how well a hit fits are not asked about', () => {
  const hit = { id: '1', attributes: { primary_name: 'A', score: '0.95' } };
  const answer = JSON.stringify({
    data: { meta: { count: '30', first: '0', last: '0' }, data: [hit] },
    page: { total: { value: 1 } },
  });
  const report = parseAnswer(answer, {
    operation: 'overview',
    request: { subject_name: 'A', entity_type: 'individual' },
  })?.report;
  expect(report?.candidates.map(({ pointer, kind }) => [pointer, kind])).toEqual([
    ['/data/data/0/attributes/score', 'match-strength'],
  ]);
  expect(report?.abstained?.reason).toBe('other-things');
});
