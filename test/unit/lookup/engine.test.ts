import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import { createDexieLookupStore } from '@/utils/storage/dexie-lookup-store';
import { ANSWER, createStage, idOf, rowsOf, scoreOf, settled } from './stage';

const stage = createStage();
afterEach(() => stage.clear());

const FAILED = { ok: false, failure: { kind: 'storage-failed' } };
const once = { refresh: false };

test('a start that cannot store what was interrupted sends nothing, and the next gesture tries again', async () => {
  const first = await stage.start();
  const id = idOf(await first.batches.start(rowsOf(6)));
  await settled();
  expect(stage.sent).toHaveLength(4);

  let isBroken = true;
  const real = createDexieLookupStore(stage.database);
  const sendingIds = () => (isBroken ? Promise.reject(new Error('unreadable')) : real.sendingIds());
  const { lookup } = await stage.start({ newSession: true, change: { lookupStore: { ...real, sendingIds } } });
  // The subject of a row that was cut off: to join it would be to wait for nothing.
  expect(await lookup.start(scoreOf('p0'), 'popup', once)).toEqual(FAILED);
  await settled();
  expect(stage.sent).toHaveLength(4);

  isBroken = false;
  expect(await lookup.start(scoreOf('p0'), 'popup', once)).toMatchObject({ how: 'sent' });
  await settled();
  expect([stage.sent.length, (await stage.batch(id))?.pause]).toEqual([5, { by: 'restart' }]);
});

test('settings or a key that cannot be read are a failure in words, of a lookup and of a batch', async () => {
  let isBroken = false;
  const { lookup, batches } = await stage.start({
    change: {
      resolveConnection: async () =>
        isBroken ? Promise.reject(new Error('unreadable')) : stage.connect(() => !isBroken),
    },
  });
  const id = idOf(await batches.start(rowsOf(6)));
  await settled();
  isBroken = true;
  expect(await lookup.start(scoreOf('jane'), 'menu', once)).toEqual(FAILED);
  expect(await batches.start(rowsOf(2))).toMatchObject(FAILED);
  for (const { answer } of stage.sent) answer(ANSWER);
  await settled();
  expect([stage.sent.length, (await stage.batch(id))?.pause]).toEqual([4, { by: 'failure', failure: FAILED.failure }]);
});

test('F16: a batch and a start that find no room say that the disk is full', async () => {
  const full = new DOMException('', 'QuotaExceededError');
  const { batches } = await stage.start();
  const refuse = () => {
    throw full;
  };
  stage.database.batches.hook('creating', refuse);
  expect(await batches.start(rowsOf(2))).toMatchObject({ ok: false, failure: { kind: 'disk-full' } });
  stage.database.batches.hook('creating').unsubscribe(refuse);
  const { lookup } = await stage.start({ change: { resolveConnection: () => Promise.reject(full) } });
  expect(await lookup.start(scoreOf('jane'), 'menu', once)).toMatchObject({ failure: { kind: 'disk-full' } });
  expect(stage.sent).toHaveLength(0);
});

test('F16: where an answer cannot be stored, batches send no more, and the lookup says that it is lost', async () => {
  stage.settings.concurrency = 1;
  const real = createDexieLookupStore(stage.database);
  let isFull = true;
  const settle: typeof real.settle = (id, end, answer) =>
    isFull && answer ? Promise.reject(new Error('full')) : real.settle(id, end, answer);
  const { lookup, batches } = await stage.start({ change: { lookupStore: { ...real, settle } } });
  // With the next row on the wire before that of the first is known: as many as may be in flight go at most.
  const id = idOf(await batches.start(rowsOf(10)));
  const other = idOf(await batches.start(rowsOf(10)));
  await settled();
  const lost = await stage.database.lookups.where({ state: 'sending' }).first();
  stage.sent[0]?.answer(ANSWER);
  expect(await lookup.wait(lost?.id ?? '')).toBe('failed');
  await settled();
  const failure = { kind: 'not-kept', host: 'a.example' };
  expect((await stage.record(lost?.id ?? ''))?.failure).toEqual(failure);
  const pause = { by: 'failure', failure };
  expect([stage.sent.length, (await stage.batch(id))?.pause, (await stage.batch(other))?.pause]).toEqual([
    2,
    pause,
    pause,
  ]);

  isFull = false;
  await batches.resume(id, 'a.example');
  stage.sent[1]?.answer(ANSWER);
  await settled();
  expect(stage.sent).toHaveLength(3);
});

/** Begins a background whose storage has room for no end, not even for one without an answer, while `disk.isFull`. */
async function startWithFullDisk() {
  const disk = { isFull: true };
  const real = createDexieLookupStore(stage.database);
  const settle: typeof real.settle = (...end) =>
    disk.isFull ? Promise.reject(new Error('full')) : real.settle(...end);
  return { disk, ...(await stage.start({ change: { lookupStore: { ...real, settle } } })) };
}

test('F16: an end that cannot be stored is reported to waiting callers, and stored before more is sent', async () => {
  const { disk, lookup } = await startWithFullDisk();
  const id = idOf(await lookup.start(scoreOf('jane'), 'popup', once));
  const end = lookup.wait(id);
  stage.sent[0]?.answer(ANSWER);
  expect([await end, await lookup.wait(id), (await stage.record(id))?.state]).toEqual(['failed', 'failed', 'sending']);
  const failure = { kind: 'not-kept', host: 'a.example' };
  expect(lookup.unstoredEnd(id)).toMatchObject({ state: 'failed', failure });
  // To join it would be to wait for nothing.
  expect(await lookup.start(scoreOf('jane'), 'popup', once)).toEqual(FAILED);
  disk.isFull = false;
  expect(await lookup.start(scoreOf('jane'), 'popup', once)).toMatchObject({ how: 'sent' });
  expect(await stage.record(id)).toMatchObject({ state: 'failed', failure });
  expect([stage.sent.length, lookup.unstoredEnd(id)]).toEqual([2, undefined]);
});

test('F16: an end that cannot be stored is stored as soon as there is room', async () => {
  const { disk, lookup } = await startWithFullDisk();
  const id = idOf(await lookup.start(scoreOf('jane'), 'popup', once));
  stage.sent[0]?.answer(ANSWER);
  await lookup.wait(id);
  await settled();
  disk.isFull = false;
  stage.pass(30_000);
  await expect.poll(() => stage.record(id)).toMatchObject({ state: 'failed', failure: { kind: 'not-kept' } });
});

test('F16: what an earlier background could not record as interrupted is unknown to those who wait', async () => {
  const first = await stage.start();
  const id = idOf(await first.lookup.start(scoreOf('jane'), 'popup', once));
  const { lookup } = await startWithFullDisk();
  expect([await lookup.wait(id), (await stage.record(id))?.state]).toEqual(['unknown', 'sending']);
});

test('a refusal whose body cannot be kept stays a refusal, and stops sending', async () => {
  const real = createDexieLookupStore(stage.database);
  const settle: typeof real.settle = (id, end, answer) =>
    answer ? Promise.reject(new Error('full')) : real.settle(id, end);
  const { lookup } = await stage.start({ change: { lookupStore: { ...real, settle } } });
  const id = idOf(await lookup.start(scoreOf('jane'), 'popup', once));
  const received = { status: 401, contentType: 'text/plain', text: 'no', ms: 1 };
  stage.sent[0]?.answer({ ok: false, failure: { kind: 'key-refused', status: 401 }, received });
  expect(await lookup.wait(id)).toBe('failed');
  expect((await stage.record(id))?.failure?.kind).toBe('key-refused');
  expect(await lookup.start(scoreOf('bob'), 'popup', once)).toMatchObject({ failure: { kind: 'sending-stopped' } });
});

test.each(['takeNext', 'firstQueued'] as const)(
  'where %s of the store fails, sending is tried again',
  async (broken) => {
    const real = createDexieLookupStore(stage.database);
    let isBroken = true;
    const fail = () => Promise.reject(new Error('unreadable'));
    const lookupStore = new Proxy(real, {
      get: (target, name: keyof typeof real) => (isBroken && name === broken ? fail : target[name]),
    });
    const { batches } = await stage.start({ change: { lookupStore } });
    await batches.start(rowsOf(3));
    await settled();
    expect(stage.sent).toHaveLength(0);
    stage.pass(30_000);
    await settled();
    expect(stage.sent).toHaveLength(0);
    isBroken = false;
    stage.pass(30_000);
    await expect.poll(() => stage.sent).toHaveLength(3);
  },
);
