import { fetchOverFreshConnections } from '@/entrypoints/background/connection/fetch-over-fresh-connections';
import type { Compaction } from '@/entrypoints/background/housekeeping/compaction';
import { createKeepAwake } from '@/entrypoints/background/housekeeping/keep-awake';
import { registerRetention } from '@/entrypoints/background/housekeeping/retention';
import { notifyScoresChanged } from '@/entrypoints/background/sites/page-emails';
import { createLookupEngine } from '@/utils/lookup/engine';
import type { LookupDeps } from '@/utils/lookup/lookup-deps';
import { recover } from '@/utils/lookup/recover';
import { detectInBandFailure } from '@/utils/reading/detect-in-band-failure';
import { createClient } from '@/utils/service/client';
import { calendarDay } from '@/utils/settings/calendar-day';
import type { Database } from '@/utils/storage/database';
import { createDexieBatchStore } from '@/utils/storage/dexie-batch-store';
import { createDexieLookupStore } from '@/utils/storage/dexie-lookup-store';
import { sessionMark } from '@/utils/storage/session-mark';
import { delay } from './delay';
import { throttle } from './throttle';

/**
 * Limits `scoresChanged` to about three per second: a batch settles many lookups, and every page asks again each time.
 */
const TELL_EVERY_MS = 300;

/**
 * The lookup engine with its real dependencies. `ready` resolves after the attempt to record interrupted lookups: a
 * storage failure must not block the interface. Create it synchronously at start-up, as it listens for an alarm.
 */
export function createEngine(database: Database, compaction: Compaction, connect: LookupDeps['connect']) {
  const enforceRetention = registerRetention(database, compaction);
  const parts = {
    lookupStore: createDexieLookupStore(database),
    batchStore: createDexieBatchStore(database),
    send: createClient({ fetch: fetchOverFreshConnections(), now: Date.now, judge: detectInBandFailure }),
    now: () => Date.now(),
    day: () => calendarDay(new Date()),
    newId: () => crypto.randomUUID(),
    connect,
    keepAwake: createKeepAwake(() => engine.begun().then(engine.lookup.dispatchAll)),
    delay,
    onSettled: throttle(TELL_EVERY_MS, () => void notifyScoresChanged()),
  } satisfies LookupDeps;
  const engine = createLookupEngine(parts, async () => {
    const newSession = (await sessionMark.read()) === undefined;
    await recover(parts, { newSession });
    const erased = enforceRetention(newSession).catch(() => undefined);
    if (!newSession) return;
    // If interrupted before this mark, the next start counts as a new session again, so the old session's data is still
    // erased.
    await erased;
    await sessionMark.write(true);
  });
  const tried = engine.begun().catch(() => undefined);
  return { ready: tried.then(() => engine) };
}

export type Engine = Awaited<ReturnType<typeof createEngine>['ready']>;
