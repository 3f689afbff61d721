import { account } from './account';
import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import { createDexieLookupStore } from '@/utils/storage/dexie-lookup-store';
import { ANSWER, createStage, failing, idOf, scoreOf, settled } from './stage';

const JANE = scoreOf('jane');
const stage = createStage();
afterEach(() => stage.clear());
const stateOf = async (id: string) => (await stage.record(id))?.state;

test('the lookup is stored before anything is sent', async () => {
  const seen: (string | undefined)[] = [];
  const { lookup } = await stage.start({
    change: {
      send: async () => {
        seen.push((await stage.database.lookups.toArray())[0]?.state);
        return ANSWER;
      },
    },
  });
  const started = await lookup.start(JANE, 'popup', { refresh: false });
  expect(await lookup.wait(idOf(started))).toBe('done');
  expect(seen).toEqual(['sending']);
});

test('what the provider says is left is stored with the lookup that it ended', async () => {
  const credits = { left: 1240, name: 'credits_left' };
  const { lookup } = await stage.start({ change: { send: async () => ({ ...ANSWER, credits }) } });
  const id = idOf(await lookup.start(JANE, 'popup', { refresh: false }));
  await lookup.wait(id);
  expect(await stage.record(id)).toMatchObject({ state: 'done', credits });
});

test.each([
  ['cannot write', new Error('closed'), 'storage-failed'],
  ['has no room', new DOMException('', 'QuotaExceededError'), 'disk-full'],
])('sends no request if the store %s', async (_, error, kind) => {
  const lookupStore = { ...createDexieLookupStore(stage.database), submit: () => Promise.reject(error) };
  const { lookup } = await stage.start({ change: { lookupStore } });
  expect(await lookup.start(JANE, 'popup', { refresh: false })).toEqual({
    ok: false,
    failure: { kind },
  });
  expect(stage.sent).toHaveLength(0);
});

test('fifty gestures for one subject at once are one request; another subject is its own', async () => {
  const { lookup } = await stage.start();
  const many = await Promise.all(Array.from({ length: 50 }, () => lookup.start(JANE, 'popup', { refresh: true })));
  await lookup.start(scoreOf('bob'), 'menu', { refresh: false });
  expect(new Set(many.map(idOf)).size).toBe(1);
  expect(many.filter((started) => started.ok && started.how === 'sent')).toHaveLength(1);
  expect(stage.sent).toHaveLength(2);
});

test('reuses a recent answer and says so, and sends again for Refresh or an old one', async () => {
  const { lookup, id: first } = await stage.answered();
  expect(await lookup.start(JANE, 'menu', { refresh: false })).toEqual({ ok: true, id: first, how: 'reused' });
  const refreshed = await lookup.start(JANE, 'menu', { refresh: true });
  expect(refreshed).toMatchObject({ how: 'sent' });
  stage.sent[1]?.answer(failing({ kind: 'input-refused', status: 422 }));
  await lookup.wait(idOf(refreshed));
  stage.now += 25 * 3_600_000;
  expect(await lookup.start(JANE, 'menu', { refresh: false })).toMatchObject({ how: 'sent' });
});

test('F20: an answer from the future (the clock was set back) is not reused', async () => {
  const { lookup } = await stage.answered();
  stage.now -= 3_600_000;
  expect(await lookup.start(JANE, 'popup', { refresh: false })).toMatchObject({ how: 'sent' });
});

test('a failure is not reused', async () => {
  const { lookup } = await stage.start();
  const first = await lookup.start(JANE, 'popup', { refresh: false });
  stage.sent[0]?.answer(failing({ kind: 'service-fault', status: 500 }));
  expect(await lookup.wait(idOf(first))).toBe('failed');
  expect(await lookup.start(JANE, 'popup', { refresh: false })).toMatchObject({ how: 'sent' });
});

test('a lookup in flight when the background dies becomes unknown and is not sent again', async () => {
  const dead = await stage.start();
  const started = await dead.lookup.start(JANE, 'popup', { refresh: false });
  await stage.start();
  expect(await stateOf(idOf(started))).toBe('unknown');
  expect(stage.sent).toHaveLength(1);
  // The late answer of the dead background changes nothing any more.
  stage.sent[0]?.answer(ANSWER);
  await dead.lookup.wait(idOf(started));
  expect(await stateOf(idOf(started))).toBe('unknown');
});

test('an answer that cannot be stored is reported as lost, not as running', async () => {
  const real = createDexieLookupStore(stage.database);
  const lookupStore: typeof real = {
    ...real,
    settle: (id, end, answer) => (answer ? Promise.reject(new Error('full')) : real.settle(id, end)),
  };
  const { lookup } = await stage.start({ change: { lookupStore } });
  const started = await lookup.start(JANE, 'popup', { refresh: false });
  stage.sent[0]?.answer(ANSWER);
  expect(await lookup.wait(idOf(started))).toBe('failed');
  expect((await stage.record(idOf(started)))?.failure?.kind).toBe('not-kept');
  expect(stage.sent).toHaveLength(1);
});

test('an answer of one account is not reused for another at the same address', async () => {
  const { lookup } = await stage.answered();
  stage.accountId = account('live');
  expect(await lookup.start(JANE, 'popup', { refresh: false })).toMatchObject({ how: 'sent' });
});

test('F19: a lookup in flight ends under the connection it began with, and names it', async () => {
  const { lookup } = await stage.start();
  const started = await lookup.start(JANE, 'popup', { refresh: false });
  stage.accountId = account('live');
  stage.host = 'b.example';
  stage.sent[0]?.answer(ANSWER);
  await lookup.wait(idOf(started));
  expect(await stage.record(idOf(started))).toMatchObject({ host: 'a.example', accountId: 'c' });
});

test('Stop aborts the request and ends as cancelled', async () => {
  const { lookup } = await stage.start();
  const started = await lookup.start(JANE, 'popup', { refresh: false });
  await lookup.stop(idOf(started));
  expect(stage.sent[0]?.isStopped()).toBe(true);
  expect(await stateOf(idOf(started))).toBe('cancelled');
});

test('without a connection nothing is written and nothing is sent', async () => {
  stage.refusal = { kind: 'not-set-up' };
  const { lookup } = await stage.start();
  expect(await lookup.start(JANE, 'menu', { refresh: false })).toEqual({ ok: false, failure: { kind: 'not-set-up' } });
  expect([await stage.database.lookups.count(), stage.sent.length]).toEqual([0, 0]);
});

test('single lookups above the concurrency wait for their turn', async () => {
  stage.settings.concurrency = 2;
  const { lookup } = await stage.start();
  const ids = [];
  for (const name of ['a', 'b', 'c']) ids.push(idOf(await lookup.start(scoreOf(name), 'popup', { refresh: false })));
  await settled();
  expect(stage.sent.map(({ email }) => email)).toEqual(['a@example.com', 'b@example.com']);
  expect(await stateOf(ids[2] ?? '')).toBe('queued');
  stage.sent[0]?.answer(ANSWER);
  await expect.poll(() => stage.sent).toHaveLength(3);
});

test('lookups started at once above the concurrency wait for their turn', async () => {
  const { lookup } = await stage.start();
  const started = Array.from({ length: 10 }, (_, i) => lookup.start(scoreOf(`p${i}`), 'popup', { refresh: false }));
  await Promise.all(started);
  await settled();
  expect(stage.sent).toHaveLength(4);
  for (let turn = 0; turn < 10; turn++) {
    for (const { answer } of stage.sent) answer(ANSWER);
    await settled();
  }
  expect(stage.sent).toHaveLength(10);
});

test('Stop takes a queued lookup off its queue, and says that nothing was sent', async () => {
  stage.settings.concurrency = 1;
  const { lookup } = await stage.start();
  await lookup.start(JANE, 'popup', { refresh: false });
  const id = idOf(await lookup.start(scoreOf('bob'), 'popup', { refresh: false }));
  const ended = lookup.wait(id);
  await lookup.stop(id);
  expect(await ended).toBe('cancelled');
  expect((await stage.record(id))?.failure).toEqual({ kind: 'not-sent' });
  expect(stage.sent).toHaveLength(1);
});
