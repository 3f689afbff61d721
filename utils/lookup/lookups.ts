import type { OpenConnection, Reply } from '@/utils/service/client';
import type { Failure } from '@/utils/service/failure';
import { storageFailure } from '@/utils/service/full-disk';
import type { RequestSubject } from '@/utils/service/operations';
import { retryDelayMs } from './circuit-breaker';
import { emptyQueue } from './empty-queue';
import { type LookupDeps, newLookupRecord } from './lookup-deps';
import { type LookupOrigin, type LookupRecord, type LookupState, missingPurpose, SINGLE } from './lookup-record';
import { createLookupScheduler } from './lookup-scheduler';
import type { LookupStore, OtherSpelling, Outcome } from './lookup-store';
import { momentOf, reuseWindow } from './request-limits';
import { createRequestsInFlight } from './requests-in-flight';
import { isFinal } from './transitions';

/** Holds the ends of lookups for which storage had no room. Their records still say `sending`. */
function createUnstoredEnds({ settle }: Pick<LookupStore, 'settle'>) {
  const ends = new Map<string, Outcome>();
  return {
    add: (id: string, end: Outcome) => void ends.set(id, end),
    get: (id: string) => ends.get(id),
    /** Stores all of them. Rejects while there is no room, so nothing can be sent either. */
    async store(): Promise<void> {
      for (const [id, end] of ends) {
        await settle(id, end);
        ends.delete(id);
      }
    },
  };
}

/**
 * A lookup that was stored (sent or queued), joined in flight, or reused; or why nothing was sent: a failure, or a
 * lookup of another spelling for the user to choose.
 */
export type StartResult =
  | { ok: true; id: string; how: 'sent' | 'joined' | 'reused' }
  | { ok: false; failure: Failure }
  | { ok: false; failure?: never; other: OtherSpelling };

export type Lookups = ReturnType<typeof createLookups>;

/** The use case of every surface: single flight → reuse → budget → store → client → store. */
export function createLookups(deps: LookupDeps) {
  const { lookupStore, now } = deps;
  const inFlight = createRequestsInFlight();
  const unstored = createUnstoredEnds(lookupStore);
  const storeEnds = unstored.store;
  const scheduler = createLookupScheduler({ ...deps, inFlight, launch, notifySettled, storeEnds });

  function notifySettled(id: string): void {
    inFlight.notifySettled(id);
    deps.onSettled();
  }

  async function start(
    subject: RequestSubject,
    gesture: LookupOrigin,
    options: { refresh: boolean },
  ): Promise<StartResult> {
    const connected = await deps.resolveConnection();
    if (!connected.ok) return connected;
    const { host } = connected.connection;
    const missing = missingPurpose(connected.purpose, connected.limits.required);
    if (missing) return { ok: false, failure: { kind: missing, host } };
    const draft = newLookupRecord(subject, connected, { id: deps.newId(), now: now(), gesture });
    const hasFreeSlot = () => inFlight.countSingles() < connected.limits.concurrency;
    const reuse = options.refresh ? null : reuseWindow(connected.limits, now());
    try {
      // Otherwise this could join a lookup that has ended.
      await storeEnds();
      const submitted = await lookupStore.submit(draft, connected.limits, momentOf(deps), reuse, hasFreeSlot);
      switch (submitted.kind) {
        case 'refused':
          return { ok: false, failure: submitted.failure };
        case 'other-spelling':
          return { ok: false, other: submitted.other };
        case 'joined':
        case 'reused':
          return { ok: true, id: submitted.id, how: submitted.kind };
        case 'sent':
          launch(submitted.record, connected.connection);
          return { ok: true, id: submitted.record.id, how: 'sent' };
        case 'queued':
          void scheduler.run();
          return { ok: true, id: submitted.record.id, how: 'sent' };
      }
    } catch (error) {
      return { ok: false, failure: storageFailure(error) };
    }
  }

  /** Sends a lookup that is stored as `sending`. */
  function launch(record: LookupRecord, connection: OpenConnection): void {
    const controller = new AbortController();
    const settled = sendUntilSettled(record, connection, controller.signal);
    inFlight.add(record.id, { controller, settled, isSingle: record.batchId === SINGLE });
    deps.keepAwake(settled);
  }

  async function sendUntilSettled(
    record: LookupRecord,
    connection: OpenConnection,
    signal: AbortSignal,
  ): Promise<void> {
    let isNextDispatched = false;
    try {
      const reply = await deps.send(record, connection, signal);
      // The next row is sent before this answer is stored (docs/decisions/031). After a failure the circuit breaker
      // must be updated first.
      const dispatching = reply.ok && scheduler.dispatchNext(record);
      await settle(record, reply, signal);
      isNextDispatched = await dispatching;
    } finally {
      inFlight.remove(record.id);
      if (!isNextDispatched) void scheduler.run();
    }
  }

  async function settle(record: LookupRecord, reply: Reply, signal: AbortSignal): Promise<void> {
    const { id } = record;
    const mayRepeat = record.attempt === 1 && !signal.aborted;
    const outcome = {
      state: stateOf(reply),
      endedAt: now(),
      ...(reply.ok ? {} : { failure: reply.failure }),
      ...(reply.credits && { credits: reply.credits }),
    };
    try {
      if (!reply.ok && mayRepeat && retryDelayMs(reply.failure) !== undefined) {
        if (await lookupStore.requeue(id, reply.failure, now())) return;
      }
      await lookupStore.settle(id, outcome, reply.received && { id, ...reply.received });
    } catch {
      const lost = { kind: 'not-kept', host: record.host } as const;
      scheduler.pauseBatches(lost);
      unstored.add(id, reply.ok ? { ...outcome, state: 'failed', failure: lost } : outcome);
      // The record alone needs almost no space. Without that, each round tries again.
      await storeEnds().catch(() => undefined);
    }
    notifySettled(id);
  }

  return {
    start,
    /** Sends what is due in all queues. */
    dispatchAll: scheduler.run,
    /** Resolves to the state of the lookup once it has settled; undefined if it does not exist. */
    async wait(id: string): Promise<LookupState | undefined> {
      const settled = inFlight.whenSettled(id);
      const state = (await lookupStore.get(id))?.state;
      // An earlier background sent it, and there was no room to record that it was interrupted.
      const isInterrupted = state === 'sending' && !inFlight.has(id) && !unstored.get(id);
      if (isInterrupted) unstored.add(id, { state: 'unknown', endedAt: now() });
      const end = unstored.get(id)?.state ?? state;
      if (end === undefined || isFinal(end)) {
        // No further notification comes, so all waiters are released now.
        inFlight.notifySettled(id);
        return end;
      }
      await settled;
      return unstored.get(id)?.state ?? (await lookupStore.get(id))?.state;
    },
    /** Returns the end of a lookup for which storage had no room: its record still says `sending`. */
    unstoredEnd: unstored.get,
    /** Removes a lookup from its queue or aborts its request, which the service may still have counted. */
    async stop(id: string): Promise<void> {
      if (await lookupStore.removeQueued(id, now())) return notifySettled(id);
      await inFlight.abort(id);
      // A rate limit may have requeued it before the abort took effect.
      if (await lookupStore.removeQueued(id, now())) notifySettled(id);
    },
    /**
     * Empties the queue of single lookups and aborts all requests, repeatedly until neither is left: a finished request
     * frees a slot, and a rate limit may requeue one. Then nobody waits any more.
     */
    async stopAll(): Promise<void> {
      for (;;) {
        // A damaged database cannot list queued lookups, and sends nothing.
        await emptyQueue({ lookupStore, now, notifySettled }, SINGLE).catch(() => undefined);
        const ids = inFlight.ids();
        if (ids.length === 0) return inFlight.releaseAll();
        await Promise.all(ids.map(inFlight.abort));
      }
    },
    notifySettled,
  };
}

function stateOf(reply: Reply): LookupState {
  if (reply.ok) return 'done';
  return reply.failure.kind === 'cancelled' ? 'cancelled' : 'failed';
}
