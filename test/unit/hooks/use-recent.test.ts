import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { readRecent } from '@/hooks/lookup/use-recent';
import { Database } from '@/utils/storage/database';
import { lookupRecordWith } from '../lookup/record';

test('a batch does not push out single lookups: the user sees whether they were sent', async () => {
  const database = new Database();
  const text = '{"risk_score": 40}';
  await database.lookups.bulkAdd([
    lookupRecordWith({ id: 'asked', position: 10, createdAt: 10 }),
    lookupRecordWith({ id: 'failed', position: 11, createdAt: 11, state: 'failed' }),
    ...Array.from({ length: 30 }, (_, i) =>
      lookupRecordWith({ id: `row-${i}`, batchId: 'b', position: i, createdAt: 20 }),
    ),
  ]);
  await database.answers.add({ id: 'asked', status: 200, contentType: 'application/json', text, ms: 1 });
  const recent = await readRecent(database, 30);
  expect(recent.map(({ record, answer }) => [record.id, answer?.text ?? null])).toEqual([
    ['failed', null],
    ['asked', text],
  ]);
});
