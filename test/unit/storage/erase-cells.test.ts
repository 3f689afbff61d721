import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { RequestSubject } from '@/utils/service/operations';
import { Database } from '@/utils/storage/database';
import { eraseSubject } from '@/utils/storage/erase';
import { mentions } from '@/utils/storage/erase-cells';
import { batchOf } from '../components/batch/batch-stage';
import { lookupRecordWith } from '../lookup/record';

const email = (address: string): RequestSubject => ({ operation: 'score', request: { email: address } });
const person = (subject_name: string): RequestSubject => ({
  operation: 'overview',
  request: { subject_name, entity_type: 'individual' },
});

test('deleting a subject deletes the cells that name it in other rows, and keeps the other cells', async () => {
  const database = new Database();
  await database.lookups.bulkAdd([
    lookupRecordWith({ id: 'ann', subject: email('ann@example.com'), sourceRows: [['1', 'Ann Lee']] }),
    lookupRecordWith({
      id: 'bob',
      subject: email('bob@example.com'),
      sourceRows: [
        ['2', 'referred by ANN@example.com'],
        ['3', 'Team A'],
      ],
    }),
    lookupRecordWith({ id: 'cole', subject: email('cole@example.com'), sourceRows: [['4', 'joann@example.com']] }),
    lookupRecordWith({ id: 'dee', subject: email('dee@example.com') }),
  ]);
  expect(await eraseSubject(database, email('ann@example.com'), 1)).toEqual(['ann']);
  const left = Object.fromEntries((await database.lookups.toArray()).map(({ id, sourceRows }) => [id, sourceRows]));
  expect(left).toEqual({
    bob: [
      ['2', ''],
      ['3', 'Team A'],
    ],
    cole: [['4', 'joann@example.com']],
    dee: undefined,
  });
  await database.delete();
});

test('deletes the name of a file that names the subject, and keeps the batch', async () => {
  const database = new Database();
  const names = ['Ann_Lee.csv', 'Check of ann lee.xlsx', 'ann.lee-2026.csv', 'Joann Lee.csv', 'customers.csv'];
  await database.batches.bulkAdd(names.map((fileName, i) => batchOf({ id: String(i), fileName })));
  await eraseSubject(database, person('Ann Lee'), 1);
  expect((await database.batches.toArray()).map(({ fileName }) => fileName)).toEqual([
    undefined,
    undefined,
    undefined,
    'Joann Lee.csv',
    'customers.csv',
  ]);
  await database.delete();
});

test.each([
  [email('ann@example.com'), 'Ann <ann@example.com>, by phone', true],
  [email('ann@example.com'), 'Write to ann@example.com.', true],
  [email('ann@example.com'), 'jo.ann@example.com', false],
  [email('ann@example.com'), 'ann@example.com.br', false],
  [person('Ann Lee'), 'ann  lee', true],
  [person('Ann Lee'), 'Wife of Ann Lee, see file', true],
  [person('Ann Lee'), 'Joann Lee', false],
  [person('Ann Lee'), 'Ann Leeson', false],
  [person('J. (Jo) Doe+'), 'J. (Jo) Doe+', true],
])('%j in the cell %j: %s', (subject, cell, isNamed) => {
  expect(mentions(subject)(cell)).toBe(isNamed);
});
