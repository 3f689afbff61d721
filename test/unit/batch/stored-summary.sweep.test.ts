import { expect, test } from 'vitest';
import { summarizeRow } from '@/utils/batch/row-summary';
import { currentSummary, storedSummary } from '@/utils/batch/stored-summary';
import { ownResponses } from '../reading/known-responses';
import { mutations } from '../reading/mutations';
import { lookupOf } from './read-bodies';

test('a stored summary says what a reading of now says, however the same answer is written', () => {
  let compared = 0;
  for (const { body, operation } of ownResponses()) {
    for (const { apply } of mutations) {
      const [lookup, text] = [lookupOf(operation), JSON.stringify(apply(body, null).body)];
      const stored = structuredClone(storedSummary('a', text, lookup, {}));
      expect(currentSummary(stored, lookup, {})).toEqual(summarizeRow(text, lookup, {}));
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThanOrEqual(400);
});
