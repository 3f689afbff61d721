import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { Database } from '@/utils/storage/database';
import { newestAnswers } from '@/utils/storage/newest-answers';
import { lookupRecordWith } from '../lookup/record';

test('of several answers of one subject the newest; nothing else counts as one', async () => {
  const database = new Database();
  await database.lookups.bulkAdd([
    lookupRecordWith({ id: 'newest', subjectKey: 'jane', state: 'done', endedAt: 30 }),
    lookupRecordWith({ id: 'older', subjectKey: 'jane', state: 'done', endedAt: 20 }),
    lookupRecordWith({ id: 'failed', subjectKey: 'jane', state: 'failed', endedAt: 40 }),
    lookupRecordWith({ id: 'other', subjectKey: 'janet', state: 'done', endedAt: 50 }),
    lookupRecordWith({ id: 'waiting', subjectKey: 'omar', state: 'queued' }),
  ]);
  expect(await newestAnswers(database, ['omar', 'jane', 'janet', 'nobody', 'jane'])).toEqual([
    undefined,
    'newest',
    'other',
    undefined,
    'newest',
  ]);
});
