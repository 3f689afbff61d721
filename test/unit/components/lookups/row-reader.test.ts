import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRowReader, readByNewest } from '@/components/lookups/row-reader';
import { Database } from '@/utils/storage/database';
import { lookupRecordWith } from '../../lookup/record';

const rows = Array.from({ length: 120 }, (_, i) => lookupRecordWith({ id: `row-${i}`, position: i }));

let database: Database;
beforeEach(async () => {
  database = new Database();
  await database.answers.bulkAdd(
    rows.map(({ id }) => ({ id, status: 200, contentType: 'application/json', text: '{"risk_score": 40}', ms: 1 })),
  );
});
afterEach(() => database.delete());

test('reads every row exactly once', async () => {
  const tell = vi.fn();
  const reader = createRowReader(database, {}, tell);
  const readings = await reader.read(rows);
  expect(rows.map(({ id }) => readings.get(id)?.score)).toEqual(rows.map(() => '40'));
  // A slow read tells more than once; a second read has nothing to tell.
  const told = tell.mock.calls.length;
  expect(told).toBeGreaterThan(0);
  await reader.read(rows);
  expect(tell).toHaveBeenCalledTimes(told);
});

test('a reader that is stopped returns nothing, so that no file has unread rows', async () => {
  const tell = vi.fn();
  const reader = createRowReader(database, {}, tell);
  await expect(reader.read(rows, () => reader.stop())).rejects.toThrow('stopped');
  await expect(reader.read(rows)).rejects.toThrow('stopped');
  expect(tell).not.toHaveBeenCalled();
});

test('for a file, all rows are read again when the rule changes; leaving the page ends it', async () => {
  const byOld = createRowReader(database, {}, () => undefined);
  const rule = { pointer: null, type: 'number' } as const;
  const byNew = createRowReader(
    database,
    { 'https://a.example': { score: { version: 1, score: rule } } },
    () => undefined,
  );
  let newest = byOld;
  const change = () => {
    byOld.stop();
    newest = byNew;
  };
  const readings = await readByNewest(() => newest, rows, change);
  expect(rows.map(({ id }) => readings.get(id)?.score)).toEqual(rows.map(() => null));
  byNew.stop();
  await expect(readByNewest(() => newest, rows, change)).rejects.toThrow('stopped');
});
