import type { Connection } from '../service/client';
import type { Failure } from '../service/failure';
import type { BatchPause, BatchRecord } from './batch-record';
import type { InFlight } from './in-flight';
import type { Next } from './ledger';
import type { Connected, LookupParts } from './lookup-parts';
import { type LookupRecord, SINGLE } from './lookup-record';
import { paceRules, reuseWindow } from './rules';

/** Delay before sending is retried after a storage error. */
const RETRY_MS = 30_000;

/** Whether a queue may have more to send now, or must wait for an event. */
type Step = 'more' | 'rest';

/**
 * Sends queued lookups: singles first, then rows of running batches, oldest batch first. The ledger is the queue, so
 * nothing is lost with the background (docs/decisions/030).
 */
export function createPump(
  parts: LookupParts & {
    inFlight: InFlight;
    launch: (record: LookupRecord, connection: Connection) => void;
    tellEnded: (id: string) => void;
  },
) {
  const { ledger, batches, inFlight, now } = parts;
  /** Batch and connection of the last row sent. */
  let last: { batch: BatchRecord; connected: Connected } | undefined;
  let wakeAt = Number.POSITIVE_INFINITY;
  let running: Promise<void> | undefined;
  let again = false;
  /** Why no batch may continue; set until every running batch is paused. */
  let stopped: Failure | undefined;

  function wake(at: number): void {
    if (at >= wakeAt) return;
    wakeAt = at;
    const slept = parts.sleep(Math.max(0, at - now())).then(() => {
      if (wakeAt !== at) return;
      wakeAt = Number.POSITIVE_INFINITY;
      void run();
    });
    parts.keepAwake(slept);
  }

  /**
   * Sends the first queued single lookup. Singles get the full concurrency regardless of batches; a batch sends only
   * while the total is below it, so singles never wait behind a batch.
   */
  async function single(): Promise<Step> {
    const first = await ledger.firstQueued(SINGLE);
    if (!first) return 'rest';
    const connected = await parts.connect(first.subject.operation);
    if (!connected.ok) return drop(first.id, connected.failure);
    if (inFlight.singles() >= connected.concurrency) return 'rest';
    const next = await ledger.next(SINGLE, paceRules(connected, parts), null);
    if (next.kind === 'refused') return drop(next.id, next.failure);
    if (next.kind === 'foreign') return drop(next.id);
    return step(next, connected);
  }

  async function drop(id: string, refusal?: Failure): Promise<Step> {
    await ledger.drop(id, now(), refusal);
    parts.tellEnded(id);
    return 'more';
  }

  async function ofBatch(batch: BatchRecord): Promise<Step> {
    const pause = (why: BatchPause) => batches.move(batch.id, ['running'], { state: 'paused', pause: why });
    if (!stopped && last && inFlight.size() >= last.connected.concurrency) return 'rest';
    const connected = await parts.connect(batch.operation);
    if (stopped) await pause({ by: 'failure', failure: stopped });
    else if (!connected.ok) await pause({ by: 'failure', failure: connected.failure });
    else if (connected.connection.connectionId !== batch.connectionId) await pause({ by: 'connection' });
    else {
      last = { batch, connected };
      if (inFlight.size() >= connected.concurrency) return 'rest';
      const next = await nextOf(batch, connected);
      if (next.kind === 'refused') await pause({ by: 'failure', failure: next.failure });
      else if (next.kind === 'foreign') await pause({ by: 'connection' });
      else if (next.kind !== 'empty') return step(next, connected);
      else if (!(await ledger.hasOpen(batch.id))) {
        await batches.move(batch.id, ['running'], { state: 'finished', endedAt: now() });
      }
    }
    return 'rest';
  }

  function step(next: Exclude<Next, { kind: 'refused' | 'foreign' }>, { connection }: Connected): Step {
    if (next.kind === 'sent') parts.launch(next.record, connection);
    if (next.kind === 'reused') parts.tellEnded(next.id);
    if (next.kind === 'wait') wake(next.until);
    return next.kind === 'sent' || next.kind === 'reused' ? 'more' : 'rest';
  }

  const nextOf = (batch: BatchRecord, connected: Connected): Promise<Next> =>
    ledger.next(batch.id, paceRules(connected, parts), batch.refresh ? null : reuseWindow(connected, now()));

  /** Sends the next row of a batch after one was answered; false if a full round must decide. */
  async function follow({ batchId }: LookupRecord): Promise<boolean> {
    if (batchId !== last?.batch.id || !last.connected.isCurrent() || stopped) return false;
    const { batch, connected } = last;
    // Lookups that wait for a time or a free slot go first.
    if (wakeAt !== Number.POSITIVE_INFINITY || inFlight.size() > connected.concurrency) return false;
    const next = await nextOf(batch, connected);
    if (next.kind === 'refused' || next.kind === 'foreign') return false;
    step(next, connected);
    return next.kind === 'sent';
  }

  async function round(): Promise<void> {
    while ((await single()) === 'more');
    const why = stopped;
    for (const batch of await batches.running()) {
      while ((await ofBatch(batch)) === 'more');
    }
    // A reason set during this round has not paused all batches yet.
    if (stopped === why) stopped = undefined;
  }

  async function run(): Promise<void> {
    again = true;
    running ??= (async () => {
      while (again) {
        again = false;
        // If storage fails, nothing is sent, and no reason can be stored.
        await round().catch(() => wake(now() + RETRY_MS));
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
    async passOn(record: LookupRecord): Promise<boolean> {
      // Starts the transaction in this turn: a full round first makes a batch of 300 a tenth slower (`npm run
      // bench:engine`).
      const isPassedOn = await follow(record).catch(() => false);
      inFlight.leaveWire(record.id);
      if (!isPassedOn) void run();
      return isPassedOn;
    },
    /** Pauses all running batches. A row that is being charged may still be sent. */
    stopBatches(why: Failure): void {
      stopped = why;
      void run();
    },
  };
}
