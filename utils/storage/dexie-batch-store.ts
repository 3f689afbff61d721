import Dexie from 'dexie';
import type { BatchRecord } from '@/utils/lookup/batch-record';
import { caseKey } from '@/utils/lookup/case-key';
import { type LookupRecord, missingPurpose } from '@/utils/lookup/lookup-record';
import type { BatchStateChange, BatchStore } from '@/utils/lookup/lookup-store';
import type { Failure } from '@/utils/service/failure';
import { rowsInState, rowsOf } from './batch-rows';
import type { Database } from './database';
import { inPieces, PIECE } from './pieces';

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

/** Batch store on Dexie. `piece`: rows of one transaction, at most. */
export function createDexieBatchStore(database: Database, piece = PIECE): BatchStore {
  const { batches, lookups } = database;

  async function discard(id: string): Promise<void> {
    while ((await rowsOf(database, id).limit(piece).delete()) > 0);
    await batches.delete(id);
  }

  /** Changes the queued lookups of a paused batch, in pieces. */
  async function changeQueued(id: string, change: (row: LookupRecord) => LookupRecord): Promise<void> {
    let after: number | undefined = -1;
    while (after !== undefined) {
      const from: number = after;
      after = await database.transaction('rw', lookups, async () => {
        const rows = await lookups
          .where('[batchId+state+position]')
          .between([id, 'queued', from], [id, 'queued', Dexie.maxKey], false)
          .limit(piece)
          .toArray();
        await lookups.bulkPut(rows.map(change));
        return rows.at(-1)?.position;
      });
    }
  }

  return {
    async add(batch, rows) {
      await batches.add({ ...batch, state: 'starting' });
      try {
        for (const some of inPieces(rows, piece)) {
          await database.transaction('rw', batches, lookups, async () => {
            if ((await batches.get(batch.id))?.state !== 'starting') throw new Error('The batch was ended.');
            await lookups.bulkAdd(some);
          });
        }
        const isStarted = await changeBatchState(database, batch.id, ['starting'], { state: 'running' });
        if (!isStarted) throw new Error('The batch was ended.');
      } catch (error) {
        // What cannot be removed now is removed at the next start.
        await discard(batch.id).catch(() => undefined);
        throw error;
      }
    },
    discard,
    halfDone: () =>
      database.transaction('r', batches, lookups, async () => {
        const idsOf = (state: BatchRecord['state']) => batches.where('state').equals(state).primaryKeys();
        const stopped: string[] = [];
        for (const id of await idsOf('stopped')) {
          if ((await rowsInState(database, id, 'queued').limit(1).count()) > 0) stopped.push(id);
        }
        return { starting: await idsOf('starting'), stopped };
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
    async reconnect(id, connection, relabel) {
      // First, so that no row of the connection before returns to the queue.
      await batches.update(id, connection);
      await changeQueued(id, (row) => ({ ...row, ...connection, ...relabel(row) }));
    },
    stamp: (id, { reference, reason, operator }, required) =>
      changeQueued(id, (row) => {
        const { purpose: before } = row;
        if (missingPurpose(before, required) === undefined) return row;
        const purpose = {
          reference: before?.reference || reference,
          reason: before?.reason || reason,
          operator: before?.operator || operator,
        };
        return { ...row, purpose, ...caseKey(purpose.reference) };
      }),
  };
}
