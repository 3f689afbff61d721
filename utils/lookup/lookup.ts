import type { Connection, Reply } from '../service/client';
import type { Subject } from '../service/contract';
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
 * A look-up that was written down (to be sent at once or in its turn), found in flight, or answered from the ledger; or
 * the reason why nothing was sent: a failure, or a look-up of another spelling that the user may want instead.
 */
export type Started =
  | { ok: true; id: string; how: 'sent' | 'joined' | 'reused' }
  | { ok: false; failure: Failure }
  | { ok: false; failure?: never; other: OtherSpelling };

export type Lookup = ReturnType<typeof createLookup>;

/** The use case of every surface: reuse → single flight → budget → ledger → client → ledger. */
export function createLookup(parts: LookupParts) {
  const { ledger, now } = parts;
  const inFlight = createInFlight();
  const pump = createPump({ ...parts, inFlight, launch, tellEnded: told });

  function told(id: string): void {
    inFlight.tell(id);
    parts.ended();
  }

  async function start(subject: Subject, gesture: Gesture, options: { refresh: boolean }): Promise<Started> {
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

  /** Sends a look-up that stands in the ledger as `sending`. */
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
      // The next one goes before this answer is written down; after a failure the gate must hear of it first.
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
      // The record alone needs almost no room, and must not look as if it were still running. Where even that fails,
      // the next start-up turns it into `unknown`, which is what it then is.
      await ledger.close(id, reply.ok ? { ...end, state: 'failed', failure: lost } : end).catch(() => false);
    }
    told(id);
  }

  return {
    start,
    /** Sends what is due of all queues. */
    pump: pump.run,
    /** Resolves when the look-up has ended (at once when it already has), with its state; undefined if there is none. */
    async wait(id: string): Promise<LookupState | undefined> {
      const told = inFlight.whenTold(id);
      const state = (await ledger.get(id))?.state;
      if (state === undefined || isFinal(state)) {
        // Nobody tells of it again, so nobody may be left waiting for that.
        inFlight.tell(id);
        return state;
      }
      await told;
      return (await ledger.get(id))?.state;
    },
    /** Takes a look-up off its queue, or aborts it on the wire, where the service may have counted it all the same. */
    async stop(id: string): Promise<void> {
      if (await ledger.drop(id, now())) return told(id);
      await inFlight.stop(id);
      // A rate limit may have put it back before it heard of this.
      if (await ledger.drop(id, now())) told(id);
    },
    /**
     * Takes off the queue what was asked for by itself, and aborts whatever is on the wire, until neither is left: a
     * request that ends makes room for the next, and a rate limit may put one back.
     */
    async stopAll(): Promise<void> {
      for (;;) {
        // A damaged database cannot tell what waits; it sends nothing either.
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
