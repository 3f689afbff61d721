import type { OpenConnection } from '@/utils/service/client';
import type { Failure } from '@/utils/service/failure';
import type { BatchPause, BatchRecord } from './batch-record';
import type { LookupDeps, ResolvedConnection } from './lookup-deps';
import { type LookupRecord, SINGLE } from './lookup-record';
import type { NextResult } from './lookup-store';
import { momentOf, reuseWindow } from './request-limits';
import type { RequestsInFlight } from './requests-in-flight';

/** Delay before sending is retried after a storage error. */
const RETRY_MS = 30_000;

/**
 * Sends queued lookups: singles first, then rows of running batches, oldest batch first. The store is the queue, so
 * nothing is lost with the background (docs/decisions/030).
 */
export function createLookupScheduler(
  deps: LookupDeps & {
    inFlight: RequestsInFlight;
    launch: (record: LookupRecord, connection: OpenConnection) => void;
    notifySettled: (id: string) => void;
    /** Stores ends for which there was no room. Rejects while there is none. */
    storeEnds: () => Promise<void>;
  },
) {
  const { lookupStore, batchStore, inFlight, now } = deps;
  /** Batch and connection of the last row sent. */
  let last: { batch: BatchRecord; connected: ResolvedConnection } | undefined;
  let wakeAt = Number.POSITIVE_INFINITY;
  let running: Promise<void> | undefined;
  let isRequested = false;
  /** Why no batch may continue; set until every running batch is paused. */
  let stopReason: Failure | undefined;

  function wake(at: number): void {
    if (at >= wakeAt) return;
    wakeAt = at;
    const woken = deps.delay(Math.max(0, at - now())).then(() => {
      if (wakeAt !== at) return;
      wakeAt = Number.POSITIVE_INFINITY;
      void run();
    });
    deps.keepAwake(woken);
  }

  /**
   * Sends the first queued single lookup. Singles get the full concurrency; a batch gets only what they leave, so they
   * never wait behind one.
   * @returns whether the queue may have more to send now
   */
  async function dispatchSingle(): Promise<boolean> {
    const first = await lookupStore.firstQueued(SINGLE);
    if (!first) return false;
    const connected = await deps.resolveConnection();
    if (!connected.ok) return removeQueued(first.id, connected.failure);
    if (inFlight.countSingles() >= connected.limits.concurrency) return false;
    const next = await lookupStore.takeNext(SINGLE, connected.limits, momentOf(deps), null);
    if (next.kind === 'refused') return removeQueued(next.id, next.failure);
    if (next.kind === 'other-connection') return removeQueued(next.id);
    return handleResult(next, connected);
  }

  async function removeQueued(id: string, refusal?: Failure): Promise<boolean> {
    await lookupStore.removeQueued(id, now(), refusal);
    deps.notifySettled(id);
    return true;
  }

  /** Sends the next row of a batch, or pauses or ends it. Returns whether it may have more to send now. */
  async function dispatchRow(batch: BatchRecord): Promise<boolean> {
    const pause = (why: BatchPause) => batchStore.changeState(batch.id, ['running'], { state: 'paused', pause: why });
    if (!stopReason && last && inFlight.count() >= last.connected.limits.concurrency) return false;
    const connected = await deps.resolveConnection();
    if (stopReason) await pause({ by: 'failure', failure: stopReason });
    else if (!connected.ok) await pause({ by: 'failure', failure: connected.failure });
    else if (connected.connection.accountId !== batch.accountId) await pause({ by: 'connection' });
    else {
      last = { batch, connected };
      if (inFlight.count() >= connected.limits.concurrency) return false;
      const next = await takeNextRow(batch, connected);
      if (next.kind === 'refused') await pause({ by: 'failure', failure: next.failure });
      else if (next.kind === 'other-connection') await pause({ by: 'connection' });
      else if (next.kind !== 'empty') return handleResult(next, connected);
      else if (!(await lookupStore.hasUnsettled(batch.id))) {
        await batchStore.changeState(batch.id, ['running'], { state: 'finished', endedAt: now() });
      }
    }
    return false;
  }

  function handleResult(
    next: Exclude<NextResult, { kind: 'refused' | 'other-connection' }>,
    { connection }: ResolvedConnection,
  ): boolean {
    if (next.kind === 'sent') deps.launch(next.record, connection);
    if (next.kind === 'reused') deps.notifySettled(next.id);
    if (next.kind === 'wait') wake(next.until);
    return next.kind === 'sent' || next.kind === 'reused';
  }

  const takeNextRow = (batch: BatchRecord, connected: ResolvedConnection): Promise<NextResult> =>
    lookupStore.takeNext(
      batch.id,
      connected.limits,
      momentOf(deps),
      batch.refresh ? null : reuseWindow(connected.limits, now()),
    );

  /** Sends the next row of a batch after one was answered; false if a full round must decide. */
  async function dispatchRowAfter({ batchId }: LookupRecord): Promise<boolean> {
    if (batchId !== last?.batch.id || !last.connected.isFresh() || stopReason) return false;
    const { batch, connected } = last;
    // Lookups that wait for a time or a free slot go first.
    if (wakeAt !== Number.POSITIVE_INFINITY || inFlight.count() > connected.limits.concurrency) return false;
    const next = await takeNextRow(batch, connected);
    if (next.kind === 'refused' || next.kind === 'other-connection') return false;
    handleResult(next, connected);
    return next.kind === 'sent';
  }

  async function runRound(): Promise<void> {
    await deps.storeEnds();
    while (await dispatchSingle());
    const why = stopReason;
    for (const batch of await batchStore.running()) {
      while (await dispatchRow(batch));
    }
    // A reason set during this round has not paused all batches yet.
    if (stopReason === why) stopReason = undefined;
  }

  async function run(): Promise<void> {
    isRequested = true;
    running ??= (async () => {
      while (isRequested) {
        isRequested = false;
        // If storage fails, nothing is sent, and no reason can be stored.
        await runRound().catch(() => wake(now() + RETRY_MS));
      }
      running = undefined;
    })();
    await running;
  }

  return {
    run,
    /**
     * Passes the slot of an answered lookup to the next row of its batch, before the answer is stored
     * (docs/decisions/031).
     * @returns whether the next row is sent; if not, a round has begun
     */
    async dispatchNext(record: LookupRecord): Promise<boolean> {
      // Starts the transaction in this turn: a full round first makes a batch of 300 a tenth slower (`npm run
      // bench:engine`).
      const isDispatched = await dispatchRowAfter(record).catch(() => false);
      inFlight.markResponded(record.id);
      if (!isDispatched) void run();
      return isDispatched;
    },
    /** Pauses all running batches. A row that is being charged may still be sent. */
    pauseBatches(why: Failure): void {
      stopReason = why;
      void run();
    },
  };
}
