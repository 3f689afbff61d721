import type { AccountId } from '@/utils/service/account-id';
import { storageFailure } from '@/utils/service/full-disk';
import type { RequestSubject } from '@/utils/service/operations';
import type { Failure } from '../service/failure';
import { type BatchRecord, CONFIRM_ABOVE, type SkippedLine, type SourceTable } from './batch-record';
import { emptyQueue } from './empty-queue';
import { type LookupDeps, newLookupRecord } from './lookup-deps';
import { isMissingPurpose, type LookupOrigin, missingPurpose } from './lookup-record';
import { subjectKey, subjectKeys } from './subject-key';

/** A request for a batch. Subjects that would send the same request form one row. */
export interface BatchRequest {
  operation: RequestSubject['operation'];
  subjects: readonly RequestSubject[];
  gesture: LookupOrigin;
  source: BatchRecord['source'];
  /** Name of the file that the list comes from, or of the subject of its parties. */
  fileName?: string | undefined;
  refresh: boolean;
  /** Cells to keep beside the subjects, in their order. */
  table?: SourceTable | undefined;
  /** The case of its lookups; without it, the one that the user has set. */
  reference?: string | undefined;
  /** Lines of the list that are not sent. */
  skipped?: readonly SkippedLine[] | undefined;
  /** The batch whose failed rows it retries. */
  retryOf?: string | undefined;
  /** Count and host that the user confirmed; required above {@link CONFIRM_ABOVE} rows, and always checked. */
  confirmed?: { count: number; host: string } | undefined;
}

export type BatchStartResult =
  | { ok: true; id: string }
  | { ok: false; why: 'failure'; failure: Failure }
  /** Nothing was stored: show this count and host, and ask for confirmation. */
  | { ok: false; why: 'confirm'; count: number; host: string };

export type BatchResumeResult =
  | { ok: true }
  | { ok: false; why: 'failure'; failure: Failure }
  /** Nothing was sent: show this host, and ask for confirmation. */
  | { ok: false; why: 'confirm'; host: string };

export type Batches = ReturnType<typeof createBatches>;

/** Starts, pauses and ends batches. The scheduler sends their rows. */
export function createBatches(
  deps: Pick<LookupDeps, 'lookupStore' | 'batchStore' | 'resolveConnection' | 'now' | 'newId'> & {
    dispatchAll: () => Promise<void>;
    notifySettled: (id: string) => void;
  },
) {
  const { lookupStore, batchStore, now } = deps;
  const failed = (failure: Failure): { ok: false; why: 'failure'; failure: Failure } => ({
    ok: false,
    why: 'failure',
    failure,
  });

  async function start(request: BatchRequest): Promise<BatchStartResult> {
    const connected = await deps.resolveConnection();
    if (!connected.ok) return failed(connected.failure);
    const { baseUrl, host, accountId } = connected.connection;
    const { reference = connected.purpose.reference } = request;
    const stamped = { ...connected, purpose: { ...connected.purpose, reference } };
    const missing = missingPurpose(stamped.purpose, connected.limits.required);
    if (missing) return failed({ kind: missing, host });
    const keyed = request.subjects.map((subject, i) => ({
      subject,
      key: subjectKey(subject, connected.connection),
      lines: request.table?.rows[i],
    }));
    const subjects = Map.groupBy(keyed, ({ key }) => key);
    const count = subjects.size;
    const isConfirmed = request.confirmed?.count === count && request.confirmed.host === host;
    const needsConfirmation = count > CONFIRM_ABOVE || request.confirmed !== undefined;
    if (needsConfirmation && !isConfirmed) return { ok: false, why: 'confirm', count, host };
    const { operation, gesture, source, fileName, refresh, retryOf, skipped = [] } = request;
    const id = deps.newId();
    const createdAt = now();
    // An iterator: the rows of a piece are made when it is stored.
    const rows = subjects.values().flatMap((equal, position) => {
      const sourceRows = equal.flatMap(({ lines = [] }) => lines);
      const about = { id: deps.newId(), now: createdAt, gesture, batchId: id, position };
      return equal.slice(0, 1).map(({ subject }) => ({
        ...newLookupRecord(subject, stamped, about),
        ...(sourceRows.length > 0 ? { sourceRows } : {}),
      }));
    });
    const headings = request.table ? { headings: request.table.headings } : {};
    const { environment } = connected;
    const receiver = { baseUrl, host, accountId, ...(environment !== '' && { environment }) };
    try {
      await batchStore.add(
        {
          id,
          createdAt,
          operation,
          gesture,
          source,
          ...(fileName !== undefined && { fileName }),
          ...headings,
          ...(skipped.length > 0 && { skipped: [...skipped] }),
          ...(retryOf === undefined ? {} : { retryOf }),
          total: count,
          refresh,
          ...receiver,
        },
        rows,
      );
    } catch (error) {
      return failed(storageFailure(error));
    }
    void deps.dispatchAll();
    return { ok: true, id };
  }

  /** `host`: the host that the user was shown for the rest; a different one must be confirmed first. */
  async function resume(id: string, host: string): Promise<BatchResumeResult> {
    const batch = await batchStore.get(id);
    if (batch?.state !== 'paused') return { ok: true };
    const connected = await deps.resolveConnection();
    if (!connected.ok) return failed(connected.failure);
    const { connection, environment, purpose, limits } = connected;
    const pausedBy = batch.pause?.by === 'failure' ? batch.pause.failure.kind : undefined;
    const missing = isMissingPurpose(pausedBy) ? missingPurpose(purpose, limits.required) : undefined;
    if (missing) return failed({ kind: missing, host: connection.host });
    if (connection.host !== host) return { ok: false, why: 'confirm', host: connection.host };
    // Also where a move to another connection was interrupted.
    if (connection.accountId !== batch.accountId || batch.pause?.by === 'connection') {
      const { baseUrl, accountId } = connection;
      await batchStore.reconnect(id, { baseUrl, host, accountId, environment }, (row) =>
        subjectKeys(row.subject, connection),
      );
    } else if (pausedBy === 'sending-stopped') {
      // The user has seen why sending stopped. Any other stop pauses the batch again with its own reason.
      await lookupStore.resetCircuitBreaker(connection.accountId);
    }
    if (isMissingPurpose(pausedBy)) await batchStore.stamp(id, purpose, limits.required);
    await batchStore.changeState(id, ['paused'], { state: 'running' });
    void deps.dispatchAll();
    return { ok: true };
  }

  /** Ends a batch: nothing more of it is sent. Requests in flight are completed; the other rows stay as they are. */
  async function end(id: string): Promise<void> {
    await batchStore.changeState(id, ['starting', 'running', 'paused'], { state: 'stopped', endedAt: now() });
  }

  async function resumeSending(accountId: AccountId): Promise<void> {
    await lookupStore.resetCircuitBreaker(accountId);
    void deps.dispatchAll();
  }

  return {
    start,
    resume,
    /** Pauses a batch until it is resumed. Requests in flight are completed. */
    async pause(id: string): Promise<void> {
      await batchStore.changeState(id, ['running'], { state: 'paused', pause: { by: 'agent' } });
    },
    end,
    /** Ends a batch, and then removes its queued rows. */
    async stop(id: string): Promise<void> {
      await end(id);
      await emptyQueue(deps, id);
    },
    /** Resumes sending for an account after a stop, on the user's request. */
    resumeSending,
    /** Resumes sending for an account whose key was just entered. Batches stay paused, but no longer because of a key. */
    async keyEntered(accountId: AccountId): Promise<void> {
      await resumeSending(accountId);
      await batchStore.dropKeyReasons(accountId);
    },
  };
}
