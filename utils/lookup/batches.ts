import type { Subject } from '../service/contract';
import type { Failure } from '../service/failure';
import { type BatchRecord, CONFIRM_ABOVE, MOST_ROWS } from './batch-record';
import { draftOf } from './draft';
import type { LookupParts } from './lookup-parts';
import type { Gesture } from './lookup-record';
import { keysOf, subjectKey } from './subject-key';

/** What an agent asks for at once. Subjects that would send the same request are one row. */
export interface BatchRequest {
  operation: Subject['operation'];
  subjects: readonly Subject[];
  gesture: Gesture;
  source: BatchRecord['source'];
  refresh: boolean;
  /** What the agent was shown and agreed to; needed above {@link CONFIRM_ABOVE} rows. */
  confirmed?: { count: number; host: string } | undefined;
}

export type BatchStarted =
  | { ok: true; id: string }
  | { ok: false; why: 'failure'; failure: Failure }
  /** Nothing was written: show this count and host, and ask. */
  | { ok: false; why: 'confirm'; count: number; host: string };

export type BatchResumed = Exclude<BatchStarted, { ok: true }> | { ok: true };

export type Batches = ReturnType<typeof createBatches>;

/** Starting, pausing and ending of batches; what they send is the pump's. */
export function createBatches(
  parts: Pick<LookupParts, 'ledger' | 'batches' | 'connect' | 'now' | 'newId'> & {
    pump: () => Promise<void>;
    told: (id: string) => void;
  },
) {
  const { ledger, batches, now } = parts;
  const failed = (failure: Failure): { ok: false; why: 'failure'; failure: Failure } => ({
    ok: false,
    why: 'failure',
    failure,
  });

  async function start(request: BatchRequest): Promise<BatchStarted> {
    const connected = await parts.connect(request.operation);
    if (!connected.ok) return failed(connected.failure);
    const { baseUrl, host, connectionId } = connected.connection;
    const subjects = new Map(
      request.subjects.slice(0, MOST_ROWS).map((subject) => [subjectKey(subject, connected.connection), subject]),
    );
    const count = subjects.size;
    const agreed = request.confirmed?.count === count && request.confirmed.host === host;
    if (count > CONFIRM_ABOVE && !agreed) return { ok: false, why: 'confirm', count, host };
    const { operation, gesture, source, refresh } = request;
    const id = parts.newId();
    const createdAt = now();
    const rows = [...subjects.values()].map((subject, position) =>
      draftOf(subject, connected, { id: parts.newId(), now: createdAt, gesture, batchId: id, position }),
    );
    const of = { baseUrl, host, connectionId, connectionName: connected.name };
    try {
      await batches.add(
        { id, createdAt, operation, gesture, source, total: count, refresh, state: 'running', ...of },
        rows,
      );
    } catch {
      return failed({ kind: 'storage-failed' });
    }
    void parts.pump();
    return { ok: true, id };
  }

  /** `host`: where the agent was shown that the rest will go; another one must be shown first. */
  async function resume(id: string, host: string): Promise<BatchResumed> {
    const batch = await batches.get(id);
    if (batch?.state !== 'paused') return { ok: true };
    const connected = await parts.connect(batch.operation);
    if (!connected.ok) return failed(connected.failure);
    const { connection, name } = connected;
    if (connection.host !== host) return { ok: false, why: 'confirm', count: batch.total, host: connection.host };
    if (connection.connectionId !== batch.connectionId) {
      const { baseUrl, connectionId } = connection;
      await batches.reconnect(id, { baseUrl, host, connectionId, connectionName: name }, (row) =>
        keysOf(row.subject, connection),
      );
    } else if (batch.pause?.by === 'failure' && batch.pause.failure.kind === 'sending-stopped') {
      // The agent has seen why. What stopped sending unseen pauses the batch again, by its name.
      await ledger.openGate(connection.connectionId);
    }
    await batches.move(id, ['paused'], { state: 'running' });
    void parts.pump();
    return { ok: true };
  }

  return {
    start,
    resume,
    /** Sends nothing more of a batch until it is resumed; what is in flight ends by itself. */
    async pause(id: string): Promise<void> {
      await batches.move(id, ['running'], { state: 'paused', pause: { by: 'agent' } });
    },
    /** Ends a batch: what was not sent is taken off the queue, what is in flight ends by itself. */
    async stop(id: string): Promise<void> {
      for (const row of await ledger.stopBatch(id, now())) parts.told(row);
    },
    /** The agent has typed the key of an account: requests over its connection may be sent again. */
    async reopen(connectionId: string): Promise<void> {
      await ledger.openGate(connectionId);
      void parts.pump();
    },
    /** The agent goes on after sending was stopped: requests over the connection of now may be sent again. */
    async goOn(): Promise<void> {
      const connected = await parts.connect('score');
      if (connected.ok) await ledger.openGate(connected.connection.connectionId);
      void parts.pump();
    },
  };
}
