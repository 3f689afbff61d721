import { expect, test } from 'vitest';
import { hitsCell, hitsInWords } from '@/utils/batch/hits-in-words';
import { EMPTY_SUMMARY } from '@/utils/batch/row-summary';
import type { HitCount } from '@/utils/reading/facts/screening/hit-count';
import { ENGLISH } from '../../texts/english';
import { lookupRecordWith } from '../lookup/record';
import { CONTEXT, columnsOf, csvResult, writtenRows } from './written-rows';

test.each<[HitCount, cell: string, words: string, exported: string]>([
  [{ is: 'hits', n: 1200, isAtLeast: false }, '1,200', '1,200 hits', '1200'],
  [{ is: 'hits', n: 10, isAtLeast: true }, 'at least 10', 'at least 10 hits', 'at least 10'],
  [{ is: 'possible' }, 'possible', 'possible hits', 'possible'],
  [{ is: 'none' }, 'none found', 'No hits', '0'],
  [{ is: 'not-recognized' }, 'can’t tell from this result', 'Hits unclear', 'can’t tell from this result'],
])('%j has words for a column, a sentence and an export', (hits, cell, words, exported) => {
  expect(hitsCell(hits, ENGLISH)).toBe(cell);
  expect(hitsInWords(hits, ENGLISH)).toBe(words);
  const record = lookupRecordWith({
    subject: { operation: 'overview', request: { subject_name: 'Ann', entity_type: 'individual' } },
  });
  const table = { operations: ['overview'] } as const;
  expect(writtenRows(table, [csvResult(record, { ...EMPTY_SUMMARY, hits })])).toMatchObject([{ hits: exported }]);
});

test('an export of emails has no column for hits', () => {
  expect(columnsOf({ operations: ['score'] }, [csvResult(lookupRecordWith({}))], CONTEXT)).not.toContain('hits');
});
