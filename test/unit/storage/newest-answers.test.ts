import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
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

test('what was read once is read anew after each change of the look-ups, and not before', async () => {
  const database = new Database();
  await database.open();
  const transaction = vi.spyOn(database.backendDB(), 'transaction');
  const newest = async () => {
    const before = transaction.mock.calls.length;
    const [id] = await newestAnswers(database, ['eva']);
    return [id, transaction.mock.calls.length - before];
  };
  expect([await newest(), await newest()]).toEqual([
    [undefined, 1],
    [undefined, 0],
  ]);
  await database.lookups.add(lookupRecordWith({ id: 'first', subjectKey: 'eva', state: 'done', endedAt: 30 }));
  expect([await newest(), await newest()]).toEqual([
    ['first', 1],
    ['first', 0],
  ]);
  // A read that a change overtakes is not remembered.
  const overtaken = newestAnswers(database, ['eva', 'max']);
  await database.lookups.add(lookupRecordWith({ id: 'second', subjectKey: 'eva', state: 'done', endedAt: 40 }));
  // What was known before the change is told all the same.
  expect(await overtaken).toEqual(['first', undefined]);
  expect(await newest()).toEqual(['second', 1]);
  await database.lookups.clear();
  expect(await newest()).toEqual([undefined, 1]);
});
