import type { RequestSubject } from '@/utils/service/operations';
import type { Connection, Reply } from '../service/client';
import type { Failure } from '../service/failure';
import { draftOf } from './draft';
import { patience } from './gate';
import { createInFlight } from './in-flight';
import type { OtherSpelling } from './ledger';
import type { LookupParts } from './lookup-parts';
import { type Gesture, type LookupRecord, type LookupState, SINGLE } from './lookup-record';
import { createPump } from './pump';
import { paceRules, reuseWindow } from './rules';
import { isFinal } from './transitions';

/**
 * A lookup that was stored (sent or queued), joined in flight, or reused; or why nothing was sent: a failure, or a
 * lookup of another spelling for the user to choose.
 */
export type Started =
  | { ok: true; id: string; how: 'sent' | 'joined' | 'reused' }
  | { ok: false; failure: Failure }
  | { ok: false; failure?: never; other: OtherSpelling };

export type Lookup = ReturnType<typeof createLookup>;

/** The use case of every surface: single flight → reuse → budget → ledger → client → ledger. */
export function createLookup(parts: LookupParts) {
  const { ledger, now } = parts;
  const inFlight = createInFlight();
  const pump = createPump({ ...parts, inFlight, launch, tellEnded: told });

  function told(id: string): void {
    inFlight.tell(id);
    parts.ended();
  }

  async function start(subject: RequestSubject, gesture: Gesture, options: { refresh: boolean }): Promise<Started> {
    const connected = await parts.connect(subject.operation);
    if (!connected.ok) return connected;
    const draft = draftOf(subject, connected, { id: parts.newId(), now: now(), gesture });
    const room = () => inFlight.singles() < connected.concurrency;
    const reuse = options.refresh ? null : reuseWindow(connected, now());
    try {
      const entered = await ledger.enter(draft, paceRules(connected, parts), reuse, room);
      switch (entered.kind) {
        case 'refused':
          return { ok: false, failure: entered.failure };
        case 'spelled':
          return { ok: false, other: entered.other };
        case 'joined':
        case 'reused':
          return { ok: true, id: entered.id, how: entered.kind };
        case 'sent':
          launch(entered.record, connected.connection);
          return { ok: true, id: entered.record.id, how: 'sent' };
        case 'queued':
          void pump.run();
          return { ok: true, id: entered.record.id, how: 'sent' };
      }
    } catch {
      return { ok: false, failure: { kind: 'storage-failed' } };
    }
  }

  /** Sends a lookup that the ledger holds as `sending`. */
  function launch(record: LookupRecord, connection: Connection): void {
    const stop = new AbortController();
    const ended = untilEnded(record, connection, stop.signal);
    inFlight.add(record.id, { stop, ended, single: record.batchId === SINGLE });
    parts.keepAwake(ended);
  }

  async function untilEnded(record: LookupRecord, connection: Connection, stopped: AbortSignal): Promise<void> {
    let isPassedOn = false;
    try {
      const reply = await parts.send(record, connection, stopped);
      // The next row is sent before this answer is stored (docs/decisions/031). After a failure the circuit breaker
      // must be updated first.
      const passing = reply.ok && pump.passOn(record);
      await finish(record, reply, stopped);
      isPassedOn = await passing;
    } finally {
      inFlight.remove(record.id);
      if (!isPassedOn) void pump.run();
    }
  }

  async function finish(record: LookupRecord, reply: Reply, stopped: AbortSignal): Promise<void> {
    const { id } = record;
    const mayRepeat = record.attempt === 1 && !stopped.aborted;
    const end = { state: stateOf(reply), endedAt: now(), ...(reply.ok ? {} : { failure: reply.failure }) };
    try {
      if (!reply.ok && mayRepeat && patience(reply.failure) !== undefined) {
        if (await ledger.requeue(id, reply.failure, now())) return;
      }
      await ledger.close(id, end, reply.received && { id, ...reply.received });
    } catch {
      const lost = { kind: 'not-kept', host: record.host } as const;
      pump.stopBatches(lost);
      // The record alone needs almost no space and must not appear to be running. If this fails too, the next start-up
      // makes it `unknown`, which is then true.
      await ledger.close(id, reply.ok ? { ...end, state: 'failed', failure: lost } : end).catch(() => false);
    }
    told(id);
  }

  return {
    start,
    /** Sends what is due in all queues. */
    pump: pump.run,
    /** Resolves to the state of the lookup once it has settled; undefined if it does not exist. */
    async wait(id: string): Promise<LookupState | undefined> {
      const told = inFlight.whenTold(id);
      const state = (await ledger.get(id))?.state;
      if (state === undefined || isFinal(state)) {
        // No further notification comes, so all waiters are released now.
        inFlight.tell(id);
        return state;
      }
      await told;
      return (await ledger.get(id))?.state;
    },
    /** Removes a lookup from its queue or aborts its request, which the service may still have counted. */
    async stop(id: string): Promise<void> {
      if (await ledger.drop(id, now())) return told(id);
      await inFlight.stop(id);
      // A rate limit may have requeued it before the abort took effect.
      if (await ledger.drop(id, now())) told(id);
    },
    /**
     * Empties the queue of single lookups and aborts all requests, repeatedly until neither is left: a finished request
     * frees a slot, and a rate limit may requeue one.
     */
    async stopAll(): Promise<void> {
      for (;;) {
        // A damaged database cannot list queued lookups, and sends nothing.
        for (const id of await ledger.dropSingles(now()).catch(() => [])) told(id);
        const ids = inFlight.ids();
        if (ids.length === 0) return;
        await Promise.all(ids.map(inFlight.stop));
      }
    },
    told,
  };
}

function stateOf(reply: Reply): LookupState {
  if (reply.ok) return 'done';
  return reply.failure.kind === 'cancelled' ? 'cancelled' : 'failed';
}
