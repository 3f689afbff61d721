import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test } from 'vitest';
import { ANSWER, createStage, failing, idOf, rowsOf, scoreOf, settled } from './stage';

const stage = createStage();
afterEach(() => stage.clear());

const rateLimited = failing({ kind: 'too-many-requests', status: 429, retryAfter: 5 });
const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setImmediate(resolve));
};
/** So many turns before *Stop* comes that it meets each step of what it races with. */
const DELAYS = Array.from({ length: 40 }, (_, i) => i);
const once = { refresh: false };

describe('a request that was sent and waits for its retry does not end as "nothing was sent"', () => {
  const NOT_REPEATED = { kind: 'not-repeated', host: 'a.example' };

  test('stopped singly, with its batch, or with the browser', async () => {
    const { lookup, batches } = await stage.start();
    const jane = idOf(await lookup.start(scoreOf('jane'), 'popup', once));
    const bob = idOf(await lookup.start(scoreOf('bob'), 'popup', once));
    const batch = await batches.start(rowsOf(2));
    await settled();
    for (const { answer } of stage.sent) answer(rateLimited);
    await settled();
    await lookup.stop(jane);
    await batches.stop(idOf(batch));
    await stage.start({ newSession: true });
    expect(stage.sent).toHaveLength(4);
    const rows = await stage.database.lookups.toArray();
    expect(rows.map(({ state, failure }) => [state, failure])).toEqual(rows.map(() => ['cancelled', NOT_REPEATED]));
    expect(rows.map(({ id }) => id)).toContain(bob);
  });

  test.each([
    ['no connection', () => Object.assign(stage, { refusal: { kind: 'locked', host: 'a.example' } }), 'failed'],
    ['another connection', () => Object.assign(stage, { accountId: 'd' }), 'cancelled'],
    ['no budget', () => Object.assign(stage.settings, { dailyLookups: 1 }), 'failed'],
  ] as const)('%s when its time comes', async (_, change, state) => {
    const { lookup } = await stage.start();
    const id = idOf(await lookup.start(scoreOf('jane'), 'popup', once));
    stage.sent[0]?.answer(rateLimited);
    await settled();
    change();
    stage.pass(5000);
    expect(await lookup.wait(id)).toBe(state);
    expect((await stage.record(id))?.failure).toEqual(NOT_REPEATED);
  });
});

test('Stop while a lookup is being taken from its queue: it is not sent, or it is aborted and says so', async () => {
  const seen = new Set<string | undefined>();
  for (const delay of DELAYS) {
    stage.settings.concurrency = 1;
    stage.sent.length = 0;
    const { lookup } = await stage.start();
    await lookup.start(scoreOf('jane'), 'popup', { refresh: true });
    const id = idOf(await lookup.start(scoreOf('bob'), 'popup', { refresh: true }));
    await settled();
    stage.sent[0]?.answer(ANSWER);
    await turns(delay);
    await lookup.stop(id);
    await settled();
    const kind = (await stage.record(id))?.failure?.kind;
    seen.add(kind);
    expect([delay, kind, stage.sent[1]?.isStopped()]).toEqual(
      stage.sent.length === 1 ? [delay, 'not-sent', undefined] : [delay, 'cancelled', true],
    );
  }
  expect([...seen]).toEqual(['not-sent', 'cancelled']);
});

test('Stop while a rate limit is written down: the lookup is not sent again', async () => {
  const seen = new Set<string | undefined>();
  for (const delay of DELAYS) {
    stage.sent.length = 0;
    await stage.clear();
    const { lookup } = await stage.start();
    const id = idOf(await lookup.start(scoreOf('jane'), 'popup', once));
    stage.sent[0]?.answer(rateLimited);
    await turns(delay);
    await lookup.stop(id);
    stage.pass(5000);
    await settled();
    const { state, failure } = (await stage.record(id)) ?? {};
    seen.add(failure?.kind);
    expect([delay, stage.sent.length, state === 'queued' || state === 'sending']).toEqual([delay, 1, false]);
  }
  expect(seen).toContain('not-repeated');
});
