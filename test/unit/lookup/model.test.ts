import { account } from './account';
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type LookupRecord, SINGLE } from '@/utils/lookup/lookup-record';
import { isFinal } from '@/utils/lookup/transitions';
import type { Reply } from '@/utils/service/client';
import { Database } from '@/utils/storage/database';
import { createDexieBatchStore } from '@/utils/storage/dexie-batch-store';
import { createDexieLookupStore } from '@/utils/storage/dexie-lookup-store';
import { ANSWER, createStage, failing, scoreOf, settled } from './stage';

/** What can happen to the engine; numbers choose among what is there at that moment. */
type Step =
  | { do: 'ask'; who: number; refresh: boolean }
  | { do: 'batch'; from: number; rows: number; refresh: boolean }
  | { do: 'answer'; which: number; reply: number }
  | { do: 'pause' | 'resume' | 'stop-batch' | 'stop'; which: number }
  | { do: 'pass'; seconds: number }
  | { do: 'kill'; browser: boolean }
  /** A kill so many turns after a start or stop of a batch has begun. */
  | { do: 'cut-start' | 'cut-stop'; which: number; rows: number; turns: number; browser: boolean }
  | { do: 'settle' | 'go-on' | 'new-key' };

/** Rows of one transaction: a batch has several pieces. */
const PIECE = 3;

const REPLIES: Reply[] = [
  ANSWER,
  ANSWER,
  failing({ kind: 'too-many-requests', status: 429, retryAfter: 5 }),
  failing({ kind: 'too-many-requests', status: 429 }),
  failing({ kind: 'service-fault', status: 500 }),
  failing({ kind: 'key-refused', status: 401 }),
  failing({ kind: 'input-refused', status: 422 }),
];

const small = fc.nat({ max: 9 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('ask' as const), who: small, refresh: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('batch' as const),
      from: small,
      rows: fc.integer({ min: 1, max: 12 }),
      refresh: fc.boolean(),
    }),
  },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('answer' as const), which: small, reply: fc.nat({ max: 6 }) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('pause' as const, 'resume' as const, 'stop-batch' as const, 'stop' as const),
      which: small,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('pass' as const), seconds: fc.integer({ min: 1, max: 90 }) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('kill' as const), browser: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('cut-start' as const, 'cut-stop' as const),
      which: small,
      rows: fc.integer({ min: 1, max: 12 }),
      turns: fc.nat({ max: 40 }),
      browser: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constantFrom('settle' as const, 'go-on' as const, 'new-key' as const) }),
  },
);

const pick = <T>(list: readonly T[], which: number): T | undefined => list[which % Math.max(1, list.length)];

/** Runs a sequence against the real engine and the real store, and holds it against what must always be true. */
async function run(steps: readonly Step[], limit: number): Promise<void> {
  const stage = createStage();
  // What a failed run has left behind must not fail the smaller one that is tried next.
  await stage.clear();
  stage.settings.dailyLookups = limit;
  /** The database as the background of now has it; closed, a background is cut off in the middle of what it does. */
  let own = new Database();
  const begin = (newSession = false) => {
    own = new Database();
    const change = {
      lookupStore: createDexieLookupStore(own, undefined, PIECE),
      batchStore: createDexieBatchStore(own, PIECE),
    };
    return stage.start({ newSession, change });
  };
  const killAndBegin = (newSession: boolean) => {
    own.close();
    return begin(newSession);
  };
  let { lookup, batches } = await begin();
  const gestures: Record<string, number> = {};
  const wanted = (email: string) => {
    gestures[email] = (gestures[email] ?? 0) + 1;
  };
  const answered = new Set<number>();
  const ended = new Map<string, LookupRecord>();

  async function check(): Promise<void> {
    const records = await stage.database.lookups.toArray();
    const requests: Record<string, number> = {};
    for (const { email } of stage.sent) requests[email] = (requests[email] ?? 0) + 1;
    for (const [email, count] of Object.entries(requests)) {
      const asked = records.filter(({ subject }) => subject.operation === 'score' && subject.request.email === email);
      // The one repeat that a rate limit asks for belongs to its gesture.
      const repeats = asked.filter(({ attempt }) => attempt === 2).length;
      expect(count - repeats, `requests for ${email}`).toBeLessThanOrEqual(gestures[email] ?? 0);
      expect(
        asked.reduce((sum, { attempt }) => sum + attempt, 0),
        `attempts for ${email}`,
      ).toBeGreaterThanOrEqual(count);
    }
    const over = stage.sent.filter(({ accountId }) => accountId === stage.accountId);
    const attempts = records.reduce(
      (sum, { accountId, attempt }) => sum + (accountId === stage.accountId ? attempt : 0),
      0,
    );
    expect(over.length, 'filed under the connection that was asked').toBeLessThanOrEqual(attempts);
    for (const { id, state, total } of await stage.database.batches.toArray()) {
      const rows = records.filter(({ batchId }) => batchId === id).length;
      if (state !== 'starting') expect(rows, 'a batch has all its rows').toBe(total);
    }
    const inFlight = records.filter(({ state }) => state === 'sending').map(({ subjectKey }) => subjectKey);
    expect(new Set(inFlight).size, 'single flight').toBe(inFlight.length);
    const charged = (await stage.database.spending.toArray()).reduce((sum, { count }) => sum + count, 0);
    expect(stage.sent.length, 'budget').toBeLessThanOrEqual(limit);
    expect(charged, 'charged').toBeGreaterThanOrEqual(stage.sent.length);
    for (const record of records) {
      const before = ended.get(record.id);
      if (before) expect(record).toEqual(before);
      else if (isFinal(record.state)) ended.set(record.id, record);
    }
  }

  for (const step of steps) {
    await take(step);
    await check();
  }
  // At the end: everything is stopped and then answered, by some with a rate limit; nothing is left without a name.
  for (const { id, state } of await stage.database.batches.toArray()) {
    // What a cut-off stop has left is for the next start.
    if (state !== 'stopped') await batches.stop(id);
  }
  for (const [i, { answer }] of stage.sent.entries()) answer(REPLIES[i % 3] ?? ANSWER);
  await settled();
  await killAndBegin(true);
  await settled();
  await check();
  const left = new Set((await stage.database.batches.toArray()).map(({ id }) => id));
  const records = await stage.database.lookups.toArray();
  expect(records.filter(({ batchId }) => batchId !== SINGLE && !left.has(batchId))).toEqual([]);
  expect((await stage.database.batches.toArray()).filter(({ state }) => state === 'starting')).toEqual([]);
  expect(records.filter(({ state }) => !isFinal(state))).toEqual([]);
  own.close();
  await stage.clear();

  async function startBatch(from: number, rows: number, refresh = false): Promise<void> {
    const subjects = Array.from({ length: rows }, (_, i) => scoreOf(`p${from + i}`));
    for (const { request } of subjects) wanted(request.email);
    await batches.start({ operation: 'score', subjects, gesture: 'popup', source: 'text', refresh });
  }

  async function take(step: Step): Promise<void> {
    const all = await stage.database.batches.toArray();
    switch (step.do) {
      case 'ask': {
        const subject = scoreOf(`p${step.who}`);
        wanted(subject.request.email);
        return void (await lookup.start(subject, 'popup', { refresh: step.refresh }));
      }
      case 'batch':
        return startBatch(step.from, step.rows, step.refresh);
      case 'answer': {
        const open = stage.sent.map((_, i) => i).filter((i) => !answered.has(i));
        const index = pick(open, step.which);
        if (index === undefined) return;
        answered.add(index);
        stage.sent[index]?.answer(REPLIES[step.reply] ?? ANSWER);
        return settled();
      }
      case 'stop': {
        const record = pick(await stage.database.lookups.toArray(), step.which);
        return record && lookup.stop(record.id);
      }
      case 'pause':
      case 'stop-batch':
      case 'resume': {
        const id = pick(all, step.which)?.id ?? '';
        if (step.do === 'pause') return batches.pause(id);
        if (step.do === 'stop-batch') return batches.stop(id);
        return void (await batches.resume(id, 'a.example'));
      }
      case 'pass':
        stage.pass(step.seconds * 1000);
        return settled();
      case 'kill':
        // Everything the old background still has on the wire is lost to the new one.
        ({ lookup, batches } = await killAndBegin(step.browser));
        return;
      case 'cut-start':
      case 'cut-stop': {
        const changing =
          step.do === 'cut-stop' ? batches.stop(pick(all, step.which)?.id ?? '') : startBatch(step.which, step.rows);
        for (let turn = 0; turn < step.turns; turn++) await new Promise((resolve) => setImmediate(resolve));
        own.close();
        await Promise.resolve(changing).catch(() => undefined);
        ({ lookup, batches } = await begin(step.browser));
        return;
      }
      case 'go-on':
        return batches.resumeSending(stage.accountId);
      case 'new-key':
        stage.accountId = account(`${stage.accountId}'`);
        return;
      case 'settle':
        return settled();
    }
  }
}

test('in random sequences of gestures, kills, answers and waits, nothing is sent twice, exceeds a limit or is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), fc.integer({ min: 1, max: 30 }), run),
    { numRuns: 150, seed: 20261121 },
  );
});
