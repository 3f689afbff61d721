import type { BatchRecord } from '@/utils/lookup/batch-record';
import { missingPurpose } from '@/utils/lookup/lookup-record';
import type { BatchStateChange, BatchStore } from '@/utils/lookup/lookup-store';
import type { Failure } from '@/utils/service/failure';
import type { Database } from './database';

/** Changes the state of a batch if it is one of `from`; false otherwise. One transaction, or within the caller's. */
export function changeBatchState(
  database: Database,
  id: string,
  from: readonly BatchRecord['state'][],
  to: BatchStateChange,
): Promise<boolean> {
  const { batches } = database;
  return database.transaction('rw', batches, async () => {
    const before = await batches.get(id);
    if (!before || !from.includes(before.state)) return false;
    const { pause: _over, ...rest } = before;
    await batches.put({ ...rest, ...to });
    return true;
  });
}

/** Reasons that another key removes. */
const KEY_REASONS: ReadonlySet<Failure['kind']> = new Set(['key-refused', 'no-key', 'locked', 'passphrase-required']);

/** Batch store on Dexie. */
export function createDexieBatchStore(database: Database): BatchStore {
  const { batches, lookups } = database;
  const queuedRows = (id: string) =>
    lookups
      .where('[batchId+position]')
      .between([id, 0], [id, Number.POSITIVE_INFINITY])
      .filter(({ state }) => state === 'queued');
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
    changeState: (id, from, to) => changeBatchState(database, id, from, to),
    dropKeyReasons: async (accountId) => {
      await batches
        .where('state')
        .equals('paused')
        .filter(({ pause }) => pause?.by === 'failure' && KEY_REASONS.has(pause.failure.cause ?? pause.failure.kind))
        .modify((batch) => {
          batch.pause = { by: batch.accountId === accountId ? 'agent' : 'connection' };
        });
    },
    reconnect: (id, connection, relabel) =>
      database.transaction('rw', batches, lookups, async () => {
        await batches.update(id, connection);
        await queuedRows(id).modify((row) => {
          Object.assign(row, connection, relabel(row));
        });
      }),
    stamp: async (id, { reference, reason, operator }, required) => {
      await queuedRows(id)
        .filter((row) => missingPurpose(row.purpose, required) !== undefined)
        .modify((row) => {
          const { purpose: before } = row;
          row.purpose = {
            reference: before?.reference || reference,
            reason: before?.reason || reason,
            operator: before?.operator || operator,
          };
        });
    },
  };
}
