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
  /** As the settings last said; asked anew with every row that is sent. */
  let concurrency = Number.POSITIVE_INFINITY;
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
    if (!stopped && inFlight.size() >= concurrency) return 'rest';
    const connected = await parts.connect(batch.operation);
    if (stopped) await pause({ by: 'failure', failure: stopped });
    else if (!connected.ok) await pause({ by: 'failure', failure: connected.failure });
    else if (connected.connection.connectionId !== batch.connectionId) await pause({ by: 'connection' });
    else {
      concurrency = connected.concurrency;
      if (inFlight.size() >= concurrency) return 'rest';
      const reuse = batch.refresh ? null : reuseWindow(connected, now());
      const next = await ledger.next(batch.id, paceRules(connected, parts), reuse);
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
    /** Pauses all running batches with the next {@link run}; a row that is just being charged may still go out. */
    stopBatches(why: Failure): void {
      stopped = why;
    },
  };
}
