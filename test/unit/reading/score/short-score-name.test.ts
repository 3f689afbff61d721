import { expect, test } from 'vitest';
import { shortScoreName } from '@/utils/reading/score/short-score-name';

test.each([
  [['Data', 'Score', 'Value'], 'Score'],
  [['Assessment', 'Overall', 'Risk score'], 'Risk score'],
  [['Result', 'Fraud score', 'Total'], 'Fraud score'],
  [['Phone', 'Score'], 'Phone › Score'],
  [['Data', 'Email', 'Score', 'Value'], 'Email › Score'],
  [['Value'], 'Value'],
  [['Risk score'], 'Risk score'],
])('%j is named %s', (names, short) => {
  expect(shortScoreName(names.slice(0, -1), names.at(-1) ?? '')).toBe(short);
});
