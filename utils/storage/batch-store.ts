import type { BatchStore } from '../lookup/ledger';
import type { Database } from './database';

/** Batches on Dexie. */
export function createBatchStore(database: Database): BatchStore {
  const { batches, lookups } = database;
  return {
    add: (batch, rows) =>
      database.transaction('rw', batches, lookups, async () => {
        await batches.add(batch);
        await lookups.bulkAdd([...rows]);
      }),
    get: (id) => batches.get(id),
    running: async () => {
      const found = await batches.where('state').equals('running').toArray();
      return found.sort((a, b) => a.createdAt - b.createdAt);
    },
    move: (id, from, to) =>
      database.transaction('rw', batches, async () => {
        const before = await batches.get(id);
        if (!before || !from.includes(before.state)) return false;
        const { pause: _over, ...rest } = before;
        await batches.put({ ...rest, ...to });
        return true;
      }),
    reconnect: (id, connection, relabel) =>
      database.transaction('rw', batches, lookups, async () => {
        await batches.update(id, connection);
        const queued = await lookups.where('[batchId+position]').between([id, 0], [id, Number.POSITIVE_INFINITY]);
        await queued
          .filter(({ state }) => state === 'queued')
          .modify((row) => {
            Object.assign(row, connection, { subjectKey: relabel(row) });
          });
      }),
  };
}
