import { expect, test } from 'vitest';
import { summarizeRow } from '@/utils/batch/row-summary';
import { digestOf } from '@/utils/lookup/subject-key';
import { READER_VERSION } from '@/utils/reading/reader-version';
import { lookupOf, ownBodies } from './read-bodies';

test('the version of the reader names what it reads from the bodies of this project', () => {
  const summaries = ownBodies().map(({ body, operation }) =>
    summarizeRow(JSON.stringify(body), lookupOf(operation), {}),
  );
  expect(summaries.length).toBeGreaterThan(100);
  expect(READER_VERSION, 'Answers are read otherwise: put the new version into utils/reading/reader-version.ts').toBe(
    digestOf(JSON.stringify(summaries)).slice(0, 8),
  );
});
