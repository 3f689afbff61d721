import type { Connection } from '../service/client';
import type { Failure } from '../service/failure';
import type { BatchPause, BatchRecord } from './batch-record';
import type { InFlight } from './in-flight';
import type { Next } from './ledger';
import type { Connected, LookupParts } from './lookup-parts';
import { type LookupRecord, SINGLE } from './lookup-record';
import { paceRules, reuseWindow } from './rules';

/** How long after a fault of the storage sending is tried again. */
const RETRY_MS = 30_000;

/** What a queue does after one step: it may have more to send now, or not before something else happens. */
type Step = 'more' | 'rest';

/**
 * Sends what stands in the queues: look-ups that were asked for by themselves first, then the rows of running batches,
 * oldest batch first. The ledger is the queue, so nothing is lost with the background, and there is no second list
 * that could say something else.
 *
 * Singles may have as many requests in flight as the settings allow, whatever batches have; a batch sends only while
 * all together are below that. So a single look-up never waits behind a batch.
 */
export function createPump(
  parts: LookupParts & {
    inFlight: InFlight;
    launch: (record: LookupRecord, connection: Connection) => void;
    tellEnded: (id: string) => void;
  },
) {
  const { ledger, batches, inFlight, now } = parts;
  /** Over what the last row of a batch was sent. */
  let last: { batch: BatchRecord; connected: Connected } | undefined;
  let wakeAt = Number.POSITIVE_INFINITY;
  let running: Promise<void> | undefined;
  let again = false;
  /** Why no batch may go on, until every running one is paused for it. */
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

  /** One look-up that was asked for by itself, and had to wait. */
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

  /** Sends the next row of a batch in the place of one that was answered; false where a round has to see to it. */
  async function follow({ batchId }: LookupRecord): Promise<boolean> {
    if (batchId !== last?.batch.id || !last.connected.isCurrent() || stopped) return false;
    const { batch, connected } = last;
    // Whoever waits for a time, or for less on the wire, comes first.
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
    // What came up meanwhile has not paused all of them yet.
    if (stopped === why) stopped = undefined;
  }

  async function run(): Promise<void> {
    again = true;
    running ??= (async () => {
      while (again) {
        again = false;
        // A storage that fails sends nothing, and cannot tell so either.
        await round().catch(() => wake(now() + RETRY_MS));
      }
      running = undefined;
    })();
    await running;
  }

  return {
    run,
    /**
     * Passes the place of a look-up on the wire on, once it is answered and before that is written down. The transaction
     * for the next row of its batch begins in this very turn: a round looks at singles, batches, settings and key before,
     * and makes a batch of 300 a tenth slower (`npm run bench:engine`).
     *
     * @returns whether the next is on the wire; where not, a round has begun
     */
    async passOn(record: LookupRecord): Promise<boolean> {
      const isPassedOn = await follow(record).catch(() => false);
      inFlight.leaveWire(record.id);
      if (!isPassedOn) void run();
      return isPassedOn;
    },
    /** Pauses all running batches; a row that is just being charged may still go out. */
    stopBatches(why: Failure): void {
      stopped = why;
      void run();
    },
  };
}
