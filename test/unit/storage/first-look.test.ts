import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { afterEach, expect, test, vi } from 'vitest';
import { closedCircuit } from '@/utils/lookup/circuit-breaker';
import { Database } from '@/utils/storage/database';
import { DATABASE_NAME } from '@/utils/storage/database-name';
import { firstLook } from '@/utils/storage/first-look';
import { savePurpose } from '@/utils/storage/purpose';
import { account } from '../lookup/account';

const NOTHING = { gates: [], purpose: { reference: '', reason: '' }, requests: [] };

afterEach(async () => {
  vi.useRealTimers();
  await Dexie.delete(DATABASE_NAME);
});

test('the first look finds gates, case and reason, and the requests of the day', async () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 12), toFake: ['Date'] });
  const database = new Database();
  const gate = closedCircuit(account('conn-1'));
  await database.gates.put(gate);
  await savePurpose(database, { reference: 'K-4711', reason: 'Onboarding' });
  const today = { host: 'api.example.com', day: '2026-11-21', count: 7 };
  await database.spending.bulkPut([today, { host: 'api.example.com', day: '2026-11-20', count: 99 }]);
  const { gates, purpose, requests } = await firstLook();
  expect(gates).toEqual([gate]);
  expect(purpose).toMatchObject({ reference: 'K-4711', reason: 'Onboarding' });
  expect(requests).toEqual([today]);
  database.close();
});

test('before anything is stored, the first look finds nothing and makes no database', async () => {
  expect(await firstLook()).toEqual(NOTHING);
  expect(await Dexie.exists(DATABASE_NAME)).toBe(false);
});

test('the first look at a database of another layout finds nothing', async () => {
  const other = new Dexie(DATABASE_NAME);
  other.version(9).stores({ lookups: 'id' });
  await other.open();
  expect(await firstLook()).toEqual(NOTHING);
  other.close();
});

test('the first look does not hold back the deletion of the database', async () => {
  const database = new Database();
  await database.open();
  database.close();
  await firstLook();
  await Dexie.delete(DATABASE_NAME);
  expect(await Dexie.exists(DATABASE_NAME)).toBe(false);
});
