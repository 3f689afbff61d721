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

test('what was read once is read again after each change of the lookups, and not before', async () => {
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
  // What was known before the change is returned all the same.
  expect(await overtaken).toEqual(['first', undefined]);
  expect(await newest()).toEqual(['second', 1]);
  await database.lookups.clear();
  expect(await newest()).toEqual([undefined, 1]);
});

test('after a change, only the subjects concerned are read again', async () => {
  const database = new Database();
  const done = (id: string, subjectKey: string, endedAt: number) =>
    lookupRecordWith({ id, subjectKey, state: 'done', endedAt });
  await database.lookups.bulkAdd([done('old', 'eva', 1), done('new', 'eva', 2), done('only', 'max', 3)]);
  const asked = ['eva', 'max', 'joe'];
  const reading = vi.spyOn(IDBIndex.prototype, 'getAllKeys');
  const newest = async () => {
    reading.mockClear();
    return [await newestAnswers(database, asked), reading.mock.calls.length];
  };
  expect(await newest()).toEqual([['new', 'only', undefined], 3]);
  await database.lookups.add(lookupRecordWith({ id: 'a', subjectKey: 'ann', state: 'sending' }));
  expect(await newest()).toEqual([['new', 'only', undefined], 0]);
  await database.lookups.update('a', { subjectKey: 'joe', state: 'done', endedAt: 4 });
  expect(await newest()).toEqual([['new', 'only', 'a'], 1]);
  await database.lookups.delete('new');
  expect(await newest()).toEqual([['old', 'only', 'a'], 1]);
  await database.lookups.bulkDelete(['old', 'only']);
  expect(await newest()).toEqual([[undefined, undefined, 'a'], 2]);
  await database.lookups.where('state').equals('done').delete();
  expect((await newest())[0]).toEqual([undefined, undefined, undefined]);
});
