import { createLookupEngine } from '@/utils/lookup/engine';
import type { LookupParts } from '@/utils/lookup/lookup-parts';
import { recover } from '@/utils/lookup/recover';
import { judgeAnswer } from '@/utils/reading/judge-answer';
import { createClient } from '@/utils/service/client';
import { calendarDay } from '@/utils/settings/calendar-day';
import { createBatchStore } from '@/utils/storage/batch-store';
import type { Database } from '@/utils/storage/database';
import { createLedger } from '@/utils/storage/ledger';
import { sessionMark } from '@/utils/storage/session-mark';
import { atMostEvery } from './at-most-every';
import type { Compaction } from './compaction';
import { fetchOverFreshConnections } from './fresh-connections';
import { createKeepAwake } from './keep-awake';
import { tellScoresChanged } from './page-emails';
import { registerRetention } from './retention';
import { sleep } from './sleep';

/** Pages hear of new scores a few times a second at most: a batch ends many look-ups, and each page asks anew. */
const TELL_EVERY_MS = 300;

/**
 * The look-up engine on the real world. `ready` resolves once it has been tried to write down what was cut off earlier:
 * a storage that fails must not silence every surface. Create it in the first turn: it listens for its alarm.
 */
export function createEngine(database: Database, compaction: Compaction, connect: LookupParts['connect']) {
  const enforceRetention = registerRetention(database, compaction);
  const parts = {
    ledger: createLedger(database),
    batches: createBatchStore(database),
    send: createClient({ fetch: fetchOverFreshConnections(), now: Date.now, judge: judgeAnswer }),
    now: () => Date.now(),
    day: () => calendarDay(new Date()),
    newId: () => crypto.randomUUID(),
    connect,
    keepAwake: createKeepAwake(() => engine.begun().then(engine.lookup.pump)),
    sleep,
    ended: atMostEvery(TELL_EVERY_MS, () => void tellScoresChanged()),
  } satisfies LookupParts;
  const engine = createLookupEngine(parts, async () => {
    const newSession = (await sessionMark.read()) === undefined;
    await recover(parts, { newSession });
    const erased = enforceRetention(newSession).catch(() => undefined);
    if (!newSession) return;
    // A start that is cut off here is tried as one of a new session again: what was to go with the old one goes.
    await erased;
    await sessionMark.write(true);
  });
  const tried = engine.begun().catch(() => undefined);
  return { ready: tried.then(() => engine) };
}

export type Engine = Awaited<ReturnType<typeof createEngine>['ready']>;
