import { createBatches } from '@/utils/lookup/batches';
import { createLookup } from '@/utils/lookup/lookup';
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
import { createKeepAwake } from './keep-awake';
import { tellScoresChanged } from './page-emails';
import { registerRetention } from './retention';

/** Pages hear of new scores a few times a second at most: a batch ends many look-ups, and each page asks anew. */
const TELL_EVERY_MS = 300;

/**
 * The look-up engine on the real world. `ready` resolves once what was cut off earlier has been written down; nothing
 * may be asked of it before. Create it in the first turn: it listens for its alarm.
 */
export function createEngine(database: Database, connect: LookupParts['connect']) {
  const enforceRetention = registerRetention(database);
  const parts = {
    ledger: createLedger(database),
    batches: createBatchStore(database),
    send: createClient({ fetch: (input, init) => fetch(input, init), now: Date.now, judge: judgeAnswer }),
    now: () => Date.now(),
    day: () => calendarDay(new Date()),
    newId: () => crypto.randomUUID(),
    connect,
    keepAwake: createKeepAwake(() => begun.then(() => lookup.pump())),
    sleep: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
    ended: atMostEvery(TELL_EVERY_MS, () => void tellScoresChanged()),
  } satisfies LookupParts;
  const lookup = createLookup(parts);
  const batches = createBatches({ ...parts, pump: lookup.pump, told: lookup.told });

  async function begin(): Promise<void> {
    const newSession = (await sessionMark.read()) === undefined;
    await recover(parts, { newSession });
    if (newSession) await sessionMark.write(true);
    void lookup.pump();
    void enforceRetention(newSession).catch(() => undefined);
  }
  // A storage that cannot be read must not silence every surface: look-ups then fail one by one, in words.
  const begun = begin().catch(() => undefined);

  return { ready: begun.then(() => ({ lookup, batches })) };
}

export type Engine = Awaited<ReturnType<typeof createEngine>['ready']>;
