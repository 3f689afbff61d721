import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lookupsAskedFor, readAskedFor } from '@/utils/storage/asked-for';
import { Database } from '@/utils/storage/database';
import { storeCases } from './some-case';

const database = new Database();
beforeEach(() => storeCases(database));
afterEach(async () => {
  for (const table of database.tables) await table.clear();
});
const NOTHING = { reference: '', reason: '', operator: '' };
const found = async (asked: Partial<typeof NOTHING>) => [
  ...((await lookupsAskedFor(database, { ...NOTHING, ...asked })) ?? ['everything']),
];

test('lookups are found by case, reason and user, also those that were asked for again', async () => {
  expect(await found({})).toEqual(['everything']);
  expect((await found({ reference: '4711' })).sort()).toEqual(['address', 'again', 'person', 'shared']);
  expect(await found({ reference: '4712' })).toEqual(['shared']);
  expect((await found({ reference: '47' })).length).toBe(4);
  expect((await found({ reason: 'Review', operator: 'k.sample' })).length).toBe(4);
  expect(await found({ reference: '4711', reason: 'Onboarding' })).toEqual([]);
  expect(await found({ operator: 'b.other' })).toEqual([]);
});

test('reasons and users are named once each', async () => {
  expect(await readAskedFor(database)).toEqual({ reason: ['Review'], operator: ['k.sample'] });
});
