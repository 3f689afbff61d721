import { account } from './account';
import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test } from 'vitest';
import type { BatchRequest } from '@/utils/lookup/batches';
import { ANSWER, createStage, failing, idOf, rowsOf, scoreOf, settled } from './stage';

const stage = createStage();
afterEach(() => stage.clear());

const requestOf = (count: number, more: Partial<BatchRequest> = {}): BatchRequest => ({ ...rowsOf(count), ...more });
function answerAll(): void {
  for (const { answer } of stage.sent) answer(ANSWER);
}
/** Answers whatever is sent until the batch is at an end. */
async function runOut(id: string): Promise<void> {
  const answered = async () => {
    answerAll();
    return (await stage.batch(id))?.state;
  };
  await expect.poll(answered).toBe('finished');
}

test('sends every row once, as many at a time as the settings allow', async () => {
  const { id } = await stage.startedBatch(10);
  expect(stage.sent).toHaveLength(4);
  expect(await stage.states()).toEqual({ sending: 4, queued: 6 });
  await runOut(id);
  expect(stage.sent.map(({ email }) => email)).toEqual(Array.from({ length: 10 }, (_, i) => `p${i}@example.com`));
  expect(await stage.states()).toEqual({ done: 10 });
});

test('subjects with equal requests are one row, and a saved result answers without a request', async () => {
  const { lookup, batches } = await stage.start();
  const known = idOf(await lookup.start(scoreOf('p1'), 'popup', { refresh: false }));
  answerAll();
  await lookup.wait(known);
  const { subjects } = requestOf(3);
  const id = idOf(await batches.start(requestOf(0, { subjects: [...subjects, ...subjects] })));
  await runOut(id);
  expect((await stage.batch(id))?.total).toBe(3);
  expect(stage.sent).toHaveLength(3);
  const reused = (await stage.database.lookups.toArray()).filter(({ reusedFrom }) => reusedFrom !== undefined);
  expect(reused).toMatchObject([{ reusedFrom: known, attempt: 0 }]);
});

test('a retry is stored with the batch that it retries, and another batch with none', async () => {
  const { batches } = await stage.start();
  const first = idOf(await batches.start(requestOf(1)));
  const second = idOf(await batches.start(requestOf(1, { retryOf: first })));
  expect((await stage.batch(first))?.retryOf).toBeUndefined();
  expect((await stage.batch(second))?.retryOf).toBe(first);
  await runOut(second);
});

test('cells of the file are stored with the row of their subject, also of equal ones, and never sent', async () => {
  const { batches } = await stage.start();
  const { subjects } = requestOf(2);
  const table = { headings: ['id'], rows: [[['1']], [], [['3']]] };
  const id = idOf(await batches.start(requestOf(0, { subjects: [...subjects, ...subjects.slice(0, 1)], table })));
  const rows = await stage.database.lookups.orderBy('[batchId+position]').toArray();
  expect(rows.map(({ sourceRows }) => sourceRows)).toEqual([[['1'], ['3']], undefined]);
  expect((await stage.batch(id))?.headings).toEqual(['id']);
  await runOut(id);
});

test('lines that are not sent are stored with the batch by their number, and are no rows', async () => {
  const { batches } = await stage.start();
  const skipped = [{ line: 7, reason: 'no-address' }] as const;
  const id = idOf(await batches.start(requestOf(2, { skipped, fileName: 'list.csv' })));
  expect(await stage.batch(id)).toMatchObject({ skipped, total: 2, fileName: 'list.csv' });
  await runOut(id);
  const other = idOf(await batches.start(requestOf(1, { skipped: [] })));
  expect(await stage.batch(other)).not.toHaveProperty('skipped');
  await runOut(other);
});

describe('more than 25 rows', () => {
  test('need a confirmation that names their count and the host', async () => {
    const { batches } = await stage.start();
    const ask = { ok: false, why: 'confirm', count: 26, host: 'a.example' };
    expect(await batches.start(requestOf(26))).toEqual(ask);
    expect(await batches.start(requestOf(26, { confirmed: { count: 25, host: 'a.example' } }))).toEqual(ask);
    expect(await batches.start(requestOf(26, { confirmed: { count: 26, host: 'b.example' } }))).toEqual(ask);
    expect([await stage.states(), stage.sent.length]).toEqual([{}, 0]);
    expect(await batches.start(requestOf(26, { confirmed: { count: 26, host: 'a.example' } }))).toMatchObject({
      ok: true,
    });
  });
  test('a smaller batch is not started for another host than the one confirmed', async () => {
    const { batches } = await stage.start();
    expect(await batches.start(requestOf(2, { confirmed: { count: 2, host: 'b.example' } }))).toEqual({
      ok: false,
      why: 'confirm',
      count: 2,
      host: 'a.example',
    });
    expect(stage.sent).toHaveLength(0);
  });
  test('25 do not', async () => {
    const { batches } = await stage.start();
    expect(await batches.start(requestOf(25))).toMatchObject({ ok: true });
  });
});

test('a single lookup never waits for a batch', async () => {
  const { lookup } = await stage.startedBatch(20);
  await lookup.start(scoreOf('jane'), 'popup', { refresh: false });
  expect(stage.sent.map(({ email }) => email)).toContain('jane@example.com');
});

/** A batch of 12 that was paused with four in flight, which have their answers. */
async function pausedBatch() {
  const { batches, id } = await stage.startedBatch(12);
  await batches.pause(id);
  answerAll();
  await settled();
  return { batches, id };
}

test('pause sends nothing more, resume goes on, stop takes the rest off the queue', async () => {
  const { batches, id } = await pausedBatch();
  expect([stage.sent.length, (await stage.batch(id))?.pause]).toEqual([4, { by: 'agent' }]);
  expect(await batches.resume(id, 'a.example')).toEqual({ ok: true });
  await settled();
  expect(stage.sent).toHaveLength(8);
  await batches.stop(id);
  answerAll();
  await settled();
  expect(await stage.states()).toEqual({ done: 8, cancelled: 4 });
  expect(stage.sent).toHaveLength(8);
});

test('a stop that finds no space for its rows ends sending, and the next start finishes it', async () => {
  const { batches, id } = await pausedBatch();
  const full = () => {
    throw new Error('the disk is full');
  };
  stage.database.lookups.hook('updating', full);
  await expect(batches.stop(id)).rejects.toThrow();
  stage.database.lookups.hook('updating').unsubscribe(full);
  await settled();
  expect([(await stage.batch(id))?.state, await stage.states()]).toEqual(['stopped', { done: 4, queued: 8 }]);
  await stage.start();
  await settled();
  expect([(await stage.batch(id))?.state, await stage.states()]).toEqual(['stopped', { done: 4, cancelled: 8 }]);
});

test('F3: after a background died within a batch, the rest is sent, and nothing is asked twice', async () => {
  const first = await stage.start();
  const id = idOf(await first.batches.start(requestOf(10)));
  await settled();
  stage.sent[0]?.answer(ANSWER);
  await settled();
  await stage.start();
  await runOut(id);
  expect(await stage.states()).toEqual({ done: 6, unknown: 4 });
  expect(new Set(stage.sent.map(({ email }) => email)).size).toBe(stage.sent.length);
});

test('F4: after a restart of the browser a batch waits for the user, and single lookups leave the queue', async () => {
  stage.settings.concurrency = 1;
  const first = await stage.start();
  await first.lookup.start(scoreOf('jane'), 'popup', { refresh: false });
  const waiting = idOf(await first.lookup.start(scoreOf('bob'), 'popup', { refresh: false }));
  const id = idOf(await first.batches.start(requestOf(3)));
  await settled();
  const second = await stage.start({ newSession: true });
  await settled();
  expect(stage.sent).toHaveLength(1);
  expect((await stage.batch(id))?.pause).toEqual({ by: 'restart' });
  expect(await stage.record(waiting)).toMatchObject({
    state: 'cancelled',
    failure: { kind: 'not-sent' },
  });
  await second.batches.resume(id, 'a.example');
  await runOut(id);
  expect(stage.sent.map(({ email }) => email).sort()).toEqual(
    ['jane@example.com', 'p0@example.com', 'p1@example.com', 'p2@example.com'].sort(),
  );
});

test('F8: a refused account stops the batch, keeps the rest queued, and a new key goes on with it', async () => {
  const { batches, id } = await stage.startedBatch(10);
  stage.sent[0]?.answer(failing({ kind: 'key-refused', status: 401 }));
  await settled();
  expect((await stage.batch(id))?.pause).toMatchObject({ by: 'failure', failure: { cause: 'key-refused' } });
  for (const { answer } of stage.sent.slice(1)) answer(ANSWER);
  await settled();
  expect(await stage.states()).toEqual({ failed: 1, done: 3, queued: 6 });
  stage.accountId = account('new key');
  expect(await batches.resume(id, 'a.example')).toEqual({ ok: true });
  await runOut(id);
  expect(stage.sent.slice(4).every(({ accountId }) => accountId === 'new key')).toBe(true);
  expect(stage.sent).toHaveLength(10);
});

test('F19: when another service is set up, the batch waits, and goes there only after its host is confirmed', async () => {
  const { batches, id } = await stage.startedBatch(6);
  Object.assign(stage, { host: 'b.example', accountId: 'd' });
  answerAll();
  await settled();
  expect([(await stage.batch(id))?.pause, stage.sent.length]).toEqual([{ by: 'connection' }, 4]);
  expect(await batches.resume(id, 'a.example')).toMatchObject({ why: 'confirm', host: 'b.example' });
  expect(stage.sent).toHaveLength(4);
  await batches.resume(id, 'b.example');
  await runOut(id);
  const hosts = (await stage.database.lookups.toArray()).map(({ host }) => host);
  expect(hosts.filter((host) => host === 'b.example')).toHaveLength(2);
});

test('the daily limit pauses a batch, and a higher limit resumes it', async () => {
  stage.settings.dailyLookups = 3;
  const { batches, id } = await stage.startedBatch(5);
  answerAll();
  await settled();
  expect([stage.sent.length, (await stage.batch(id))?.pause]).toMatchObject([
    3,
    { failure: { kind: 'budget-reached' } },
  ]);
  stage.settings.dailyLookups = 10;
  await batches.resume(id, 'a.example');
  await runOut(id);
  expect(stage.sent).toHaveLength(5);
});

test('F14: three faults stop the batch', async () => {
  stage.settings.concurrency = 1;
  const { batches } = await stage.start();
  const id = idOf(await batches.start(requestOf(9)));
  for (let i = 0; i < 3; i++) {
    await expect.poll(() => stage.sent).toHaveLength(i + 1);
    stage.sent[i]?.answer(failing({ kind: 'service-fault', status: 500 }));
  }
  await settled();
  expect([stage.sent.length, (await stage.batch(id))?.state]).toEqual([3, 'paused']);
});
