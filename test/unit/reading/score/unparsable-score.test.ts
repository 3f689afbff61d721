import { expect, test } from 'vitest';
import { parseAnswer } from '@/utils/reading/parse-answer';
import { abstentionWords } from '@/utils/reading/score/abstention-words';

const JANE = { operation: 'score', request: { email: 'jane@example.com' } } as const;
const words = (text: string) => {
  const abstained = parseAnswer(text, JANE)?.report.abstained;
  return abstained ? (abstentionWords(abstained) ?? abstained.reason) : 'a score';
};

test.each([
  ['{"risk_score":1e400}', 'Risk score was sent as “1e400”, which is too large for a score.'],
  ['{"risk_score":"NaN"}', 'Risk score was sent as “NaN”, which is not a plain number.'],
  ['{"risk_score":"9,5"}', 'Risk score was sent as “9,5”, which is not a plain number.'],
  ['{"risk_score":"\u202e72"}', 'Risk score was sent as “[RLO]72”, which is not a plain number.'],
  ['{"risk_score":"A+"}', 'Risk score was sent as “A+”, which is not a plain number.'],
  ['{"risk_score":99999999999}', 'Risk score was sent as “99999999999”, which is too large for a score.'],
  ['{"data":{"fraudScore":{"value":"7 200"}}}', 'Value was sent as “7 200”, which is not a plain number.'],
  ['{"risk":"9,5"}', 'Risk was sent as “9,5”, which is not a plain number.'],
  ['{"risk_score":null}', 'Risk score is in this answer, but nothing is in it.'],
  ['{"score":null,"risk_score":"9,5"}', 'Risk score was sent as “9,5”, which is not a plain number.'],
])('%s: %s', (text, said) => expect(words(text)).toBe(said));

test.each([
  ['{"email":"jane@example.com"}', 'none-found'],
  ['{"risk":"high"}', 'none-found'],
  ['{"scores":{"comment":"see the report"}}', 'none-found'],
  ['{"score":"9,5","risk_score":5}', 'a score'],
  ['{"fraud_score":1,"score":2}', 'several'],
])('%s: %s', (text, said) => expect(words(text)).toBe(said));
