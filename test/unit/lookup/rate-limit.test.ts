import { account } from './account';
import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import { ANSWER, createStage, failing, idOf, scoreOf, settled } from './stage';

const stage = createStage();
afterEach(() => stage.clear());

const wait = (retryAfter?: number) =>
  failing({ kind: 'too-many-requests', status: 429, ...(retryAfter === undefined ? {} : { retryAfter }) });

test('F13: a rate limit with a time is honored, and the lookup is repeated once automatically', async () => {
  const { lookup, id } = await stage.answered(wait(10));
  expect(await stage.record(id)).toMatchObject({ state: 'queued', attempt: 1 });
  // Another lookup waits with it: the service has asked everybody for patience.
  const other = idOf(await lookup.start(scoreOf('bob'), 'popup', { refresh: false }));
  await settled();
  expect(stage.sent).toHaveLength(1);
  expect((await stage.record(other))?.state).toBe('queued');

  stage.pass(9_999);
  await settled();
  expect(stage.sent).toHaveLength(1);
  stage.pass(1);
  await expect.poll(() => stage.sent).toHaveLength(3);
  for (const { answer } of stage.sent) answer(ANSWER);
  expect(await lookup.wait(id)).toBe('done');
  expect(await stage.record(id)).toMatchObject({ attempt: 2 });
  expect((await stage.database.spending.toArray())[0]?.count).toBe(3);
});

test('F13: the repeat has the id of the lookup, a deliberate new lookup another one', async () => {
  const { lookup, id } = await stage.answered(wait(1));
  stage.pass(1000);
  await expect.poll(() => stage.sent).toHaveLength(2);
  stage.sent[1]?.answer(ANSWER);
  await lookup.wait(id);
  const again = idOf(await lookup.start(scoreOf('jane'), 'popup', { refresh: true }));
  expect(stage.sent.map((sent) => sent.id)).toEqual([id, id, again]);
  expect(again).not.toBe(id);
});

test('F13: a second rate limit ends the lookup', async () => {
  const { lookup, id } = await stage.answered(wait(1));
  stage.pass(1000);
  await expect.poll(() => stage.sent).toHaveLength(2);
  stage.sent[1]?.answer(wait(1));
  expect(await lookup.wait(id)).toBe('failed');
  stage.pass(60_000);
  await settled();
  expect(stage.sent).toHaveLength(2);
});

test('F13: the wait survives the background', async () => {
  const first = await stage.start();
  const id = idOf(await first.lookup.start(scoreOf('jane'), 'popup', { refresh: false }));
  stage.sent[0]?.answer(wait(10));
  await settled();
  stage.now += 4_000;
  await stage.start();
  expect([stage.sent.length, (await stage.record(id))?.state]).toEqual([1, 'queued']);
  stage.pass(6_000);
  await expect.poll(() => stage.sent).toHaveLength(2);
});

test('F13: without a time, or with a longer one than is honored, the lookup fails and says so', async () => {
  const { lookup } = await stage.start();
  for (const [i, reply] of [wait(), wait(61)].entries()) {
    const id = idOf(await lookup.start(scoreOf(`jane${i}`), 'popup', { refresh: false }));
    stage.sent[i]?.answer(reply);
    expect(await lookup.wait(id)).toBe('failed');
  }
  expect(stage.sent).toHaveLength(2);
});

test('F8: after a refused key ten gestures send nothing more; going on sends again', async () => {
  const { lookup, batches } = await stage.answered(failing({ kind: 'key-refused', status: 401 }));
  for (let i = 0; i < 10; i++) {
    expect(await lookup.start(scoreOf(`bob${i}`), 'popup', { refresh: false })).toMatchObject({
      ok: false,
      failure: { kind: 'sending-stopped', cause: 'key-refused' },
    });
  }
  expect(stage.sent).toHaveLength(1);
  await batches.resumeSending(account('c'));
  await lookup.start(scoreOf('bob'), 'popup', { refresh: false });
  expect(stage.sent).toHaveLength(2);
});

test('F8: another key is another connection, which nothing has stopped', async () => {
  const { lookup } = await stage.answered(failing({ kind: 'key-refused', status: 401 }));
  stage.accountId = account('new key');
  expect(await lookup.start(scoreOf('jane'), 'popup', { refresh: false })).toMatchObject({ how: 'sent' });
});

test('F8: the same key typed again is the same connection, which is tried again; a wait is waited out', async () => {
  const { lookup, batches } = await stage.answered(failing({ kind: 'key-refused', status: 401 }));
  expect(await lookup.start(scoreOf('jane'), 'popup', { refresh: false })).toMatchObject({ ok: false });
  await batches.resumeSending(account('c'));
  const again = idOf(await lookup.start(scoreOf('jane'), 'popup', { refresh: false }));
  stage.sent[1]?.answer(failing({ kind: 'too-many-requests', status: 429, retryAfter: 30 }));
  await settled();
  await batches.resumeSending(account('c'));
  expect((await stage.database.gates.get(account('c')))?.hold?.kind).toBe('waiting');
  expect(await stage.record(again)).toMatchObject({ state: 'queued' });
  expect(stage.sent).toHaveLength(2);
});

test('F20: the daily limit is a clear refusal, and the next day has a new one', async () => {
  stage.settings.dailyLookups = 1;
  const { lookup } = await stage.start();
  await lookup.start(scoreOf('jane'), 'popup', { refresh: false });
  expect(await lookup.start(scoreOf('bob'), 'popup', { refresh: false })).toEqual({
    ok: false,
    failure: { kind: 'budget-reached', host: 'a.example', limit: 1 },
  });
  stage.day = '2026-11-22';
  expect(await lookup.start(scoreOf('bob'), 'popup', { refresh: false })).toMatchObject({ how: 'sent' });
});

test('the requests per minute survive a restart of the background', async () => {
  stage.settings.requestsPerMinute = 2;
  const first = await stage.start();
  for (const name of ['a', 'b', 'c']) await first.lookup.start(scoreOf(name), 'popup', { refresh: false });
  await settled();
  expect(stage.sent).toHaveLength(2);
  await stage.start();
  expect(stage.sent).toHaveLength(2);
  stage.pass(60_000);
  await expect.poll(() => stage.sent).toHaveLength(3);
});

test('F19: a lookup that waits under one connection is not sent over another', async () => {
  const { lookup, id: early } = await stage.answered(wait(10));
  stage.accountId = account('d');
  const late = idOf(await lookup.start(scoreOf('bob'), 'popup', { refresh: false }));
  stage.pass(10_000);
  await settled();
  expect(stage.sent.map(({ email, accountId }) => [email, accountId])).toEqual([
    ['jane@example.com', 'c'],
    ['bob@example.com', 'd'],
  ]);
  expect(await stage.record(early)).toMatchObject({ state: 'cancelled', accountId: account('c') });
  stage.sent[1]?.answer(ANSWER);
  expect(await lookup.wait(late)).toBe('done');
});

test('F20: a clock that is set back by an hour does not make the wait one of an hour', async () => {
  const { lookup, id } = await stage.answered(wait(10));
  stage.now -= 3_600_000;
  stage.pass(60_000);
  await expect.poll(() => stage.sent).toHaveLength(2);
  stage.sent[1]?.answer(ANSWER);
  expect(await lookup.wait(id)).toBe('done');
});

test('the next answer removes an expired wait from the circuit breaker', async () => {
  const { lookup, id } = await stage.answered(wait(10));
  stage.pass(10_000);
  await expect.poll(() => stage.sent).toHaveLength(2);
  stage.sent[1]?.answer(ANSWER);
  await lookup.wait(id);
  expect(await stage.database.gates.get(account('c'))).toEqual({ accountId: account('c'), faults: [] });
});
