import { account } from './account';
import 'fake-indexeddb/auto';
import type { BatchRequest } from '@/utils/lookup/batches';
import { createLookupEngine, recover } from '@/utils/lookup/engine';
import type { LookupDeps, ResolvedConnection } from '@/utils/lookup/lookup-deps';
import type { Reply } from '@/utils/service/client';
import type { Failure } from '@/utils/service/failure';
import type { RequestSubject } from '@/utils/service/operations';
import { Secret } from '@/utils/service/secret';
import { Database } from '@/utils/storage/database';
import { createDexieBatchStore } from '@/utils/storage/dexie-batch-store';
import { createDexieLookupStore } from '@/utils/storage/dexie-lookup-store';

export const scoreOf = (name: string): RequestSubject & { operation: 'score' } => ({
  operation: 'score',
  request: { email: `${name}@example.com` },
});
/** So many rows for one batch. */
export const rowsOf = (count: number): BatchRequest => ({
  operation: 'score',
  subjects: Array.from({ length: count }, (_, i) => scoreOf(`p${i}`)),
  gesture: 'popup',
  source: 'text',
  refresh: false,
});
export const ANSWER: Reply = {
  ok: true,
  received: { status: 200, contentType: 'application/json', text: '{"score":1}', ms: 5 },
};
export const failing = (failure: Failure): Reply => ({ ok: false, failure });

/** One request on the wire. */
export interface Sent {
  id: string;
  email: string;
  accountId: string;
  answer: (reply: Reply) => void;
  isStopped: () => boolean;
}

/** What a test may read and change; `clear` restores it. */
const initialState = () => ({
  now: Date.UTC(2026, 10, 21, 9),
  /** Milliseconds that passed by no clock that can be set. */
  elapsed: 0,
  day: '2026-11-21',
  /** Every request that was ever sent. */
  sent: [] as Sent[],
  settings: { reuseHours: 24, dailyLookups: 200, requestsPerMinute: 0, concurrency: 4 },
  purpose: { reference: '', reason: '', operator: '' },
  required: { reference: false, reason: false },
  accountId: account('c'),
  host: 'a.example',
  refusal: undefined as Failure | undefined,
  sleepers: [] as { at: number; wake: () => void }[],
  ids: 0,
});

/**
 * The engine on a real (in-memory) database, with a network that answers when a test says so and a clock that a test
 * moves. `start` begins a background, as after a kill: the one before is cut off from everything but its requests.
 */
export function createStage() {
  const database = new Database();
  const stage = { database, ...initialState() };

  /** `isStill`: what a test adds to whether it is current. */
  const connect = async (isStill = () => true): Promise<ResolvedConnection | { ok: false; failure: Failure }> => {
    if (stage.refusal) return { ok: false, failure: stage.refusal };
    const { accountId, host } = stage;
    const connection = {
      ...{ baseUrl: `https://${host}`, host, accountId, key: new Secret('key-of-stage') },
      idempotencyHeader: false,
    };
    const state = () => JSON.stringify([stage.refusal, stage.accountId, stage.host, stage.settings, stage.required]);
    const before = state();
    const { purpose, required } = stage;
    return {
      ok: true,
      connection,
      environment: '',
      limits: { ...stage.settings, accountId, required, timeoutSeconds: 20 },
      purpose,
      isFresh: () => isStill() && state() === before,
    };
  };

  async function start({ newSession = false, change = {} as Partial<LookupDeps> } = {}) {
    stage.sleepers = [];
    const parts: LookupDeps = {
      lookupStore: createDexieLookupStore(database),
      batchStore: createDexieBatchStore(database),
      send: ({ id, subject }, connection, stop) =>
        new Promise((resolve) => {
          const email = subject.operation === 'score' ? subject.request.email : subject.request.subject_name;
          const { accountId } = connection;
          stage.sent.push({ id, email, accountId, answer: resolve, isStopped: () => stop.aborted });
          stop.addEventListener('abort', () => resolve(failing({ kind: 'cancelled' })));
        }),
      now: () => stage.now,
      day: () => stage.day,
      newId: () => `id-${++stage.ids}`,
      resolveConnection: () => connect(),
      keepAwake: () => undefined,
      delay: (ms) => new Promise((wake) => stage.sleepers.push({ at: stage.elapsed + ms, wake })),
      onSettled: () => undefined,
      ...change,
    };
    const { lookup, batches, ready } = createLookupEngine(parts, () => recover(parts, { newSession }));
    await ready().then(lookup.dispatchAll, () => undefined);
    return { lookup, batches };
  }

  /** Begins a background that looks up Jane and gets this reply. */
  async function answered(reply: Reply = ANSWER) {
    const engine = await start();
    const id = idOf(await engine.lookup.start(scoreOf('jane'), 'popup', { refresh: false }));
    stage.sent.at(-1)?.answer(reply);
    await settled();
    return { ...engine, id };
  }

  /** Begins a background with a batch of so many rows, the first of which are on the wire. */
  async function startedBatch(count: number) {
    const engine = await start();
    const id = idOf(await engine.batches.start(rowsOf(count)));
    await settled();
    return { ...engine, id };
  }

  /** Moves the clock and wakes who slept until then. */
  function pass(ms: number): void {
    stage.now += ms;
    stage.elapsed += ms;
    const due = stage.sleepers.filter(({ at }) => at <= stage.elapsed);
    stage.sleepers = stage.sleepers.filter(({ at }) => at > stage.elapsed);
    for (const { wake } of due) wake();
  }

  async function clear(): Promise<void> {
    await database.transaction('rw', database.tables, async () => {
      for (const table of database.tables) await table.clear();
    });
    Object.assign(stage, initialState());
  }

  const record = (id: string) => database.lookups.get(id);
  const batch = (id: string) => database.batches.get(id);

  /** How many lookups there are in each state. */
  async function states(): Promise<Record<string, number>> {
    const counts: Record<string, number> = {};
    for (const { state } of await database.lookups.toArray()) counts[state] = (counts[state] ?? 0) + 1;
    return counts;
  }

  return Object.assign(stage, { start, answered, startedBatch, pass, clear, connect, record, batch, states });
}

/** The id of what was started; empty where it was refused. */
export const idOf = (started: { ok: boolean; id?: string }): string => started.id ?? '';

/** Waits until the engine is idle: the in-memory database works in macrotasks. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 150; turn++) await new Promise((resolve) => setImmediate(resolve));
}
