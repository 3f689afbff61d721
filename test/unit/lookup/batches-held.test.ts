import { account } from './account';
import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import { createDexieBatchStore } from '@/utils/storage/dexie-batch-store';
import { ANSWER, createStage, failing, idOf, scoreOf, settled } from './stage';

const stage = createStage();
afterEach(() => stage.clear());

const rateLimited = failing({ kind: 'too-many-requests', status: 429, retryAfter: 5 });

test('F13: a rate limit that answers after Stop ends its row, which is not sent again', async () => {
  const { lookup, batches, id } = await stage.startedBatch(6);
  await batches.stop(id);
  const first = (await stage.database.lookups.where('[batchId+position]').equals([id, 0]).first())?.id ?? '';
  const waited = lookup.wait(first);
  stage.sent[0]?.answer(rateLimited);
  expect(await waited).toBe('failed');
  for (const { answer } of stage.sent.slice(1)) answer(ANSWER);
  await settled();
  stage.pass(5000);
  await settled();
  expect([await stage.states(), stage.sent.length]).toEqual([{ cancelled: 2, failed: 1, done: 3 }, 4]);
});

test('F19: a rate limit of the service before ends its row where it began; it is not asked at the new one', async () => {
  const { batches, id } = await stage.startedBatch(6);
  Object.assign(stage, { host: 'b.example', accountId: account('d') });
  stage.sent[0]?.answer(ANSWER);
  await settled();
  await batches.resume(id, 'b.example');
  await settled();
  stage.sent[1]?.answer(rateLimited);
  await settled();
  stage.pass(5000);
  const answered = async () => {
    for (const { answer } of stage.sent) answer(ANSWER);
    return (await stage.batch(id))?.state;
  };
  await expect.poll(answered).toBe('finished');
  const records = await stage.database.lookups.toArray();
  for (const { email, accountId } of stage.sent) {
    const rows = records.filter(({ subject }) => subject.operation === 'score' && subject.request.email === email);
    expect(rows).toMatchObject([{ accountId }]);
  }
  expect([await stage.states(), stage.sent.length]).toEqual([{ done: 5, failed: 1 }, 6]);
});

test('Resume does not shorten the wait that the service requested', async () => {
  stage.settings.concurrency = 1;
  const { batches, id } = await stage.startedBatch(3);
  stage.sent[0]?.answer(failing({ kind: 'too-many-requests', status: 429, retryAfter: 45 }));
  await settled();
  await batches.pause(id);
  await batches.resume(id, 'a.example');
  await batches.resumeSending(account('c'));
  await settled();
  expect(stage.sent).toHaveLength(1);
  stage.pass(45_000);
  await expect.poll(() => stage.sent).toHaveLength(2);
});

test('Resume after a pause by the user shows a refusal that came since; sending on is a second choice', async () => {
  const { batches, id } = await stage.startedBatch(12);
  await batches.pause(id);
  stage.sent[0]?.answer(failing({ kind: 'key-refused', status: 401 }));
  for (const { answer } of stage.sent.slice(1)) answer(ANSWER);
  await settled();
  await batches.resume(id, 'a.example');
  await settled();
  const stopped = { by: 'failure', failure: { kind: 'sending-stopped', cause: 'key-refused' } };
  expect([stage.sent.length, (await stage.batch(id))?.pause]).toMatchObject([4, stopped]);
  await batches.resume(id, 'a.example');
  await settled();
  expect(stage.sent).toHaveLength(8);
});

test('resuming a batch of one connection does not resume another connection that was refused', async () => {
  const { lookup, batches, id } = await stage.startedBatch(6);
  stage.sent[0]?.answer(failing({ kind: 'key-refused', status: 401 }));
  for (const { answer } of stage.sent.slice(1)) answer(ANSWER);
  await settled();
  stage.accountId = account('d');
  const single = idOf(await lookup.start(scoreOf('jane'), 'popup', { refresh: false }));
  stage.sent[4]?.answer(failing({ kind: 'quota-spent', status: 402 }));
  await lookup.wait(single);
  await batches.resume(id, 'a.example');
  await settled();
  expect([stage.sent.length, (await stage.batch(id))?.pause]).toMatchObject([5, { failure: { cause: 'quota-spent' } }]);
});

test('once a key is entered, no batch names a refused key as its reason, and none resumes', async () => {
  const { batches, id } = await stage.startedBatch(12);
  for (const { answer } of stage.sent) answer(failing({ kind: 'key-refused', status: 401 }));
  await expect.poll(() => stage.batch(id)).toMatchObject({ pause: { by: 'failure' } });
  await batches.keyEntered(account('c'));
  expect(await stage.batch(id)).toMatchObject({ state: 'paused', pause: { by: 'agent' } });
  // The key of another account: the batch was confirmed for the first.
  await batches.resume(id, 'a.example');
  await expect.poll(() => stage.sent).toHaveLength(8);
  for (const { answer } of stage.sent.slice(4)) answer(failing({ kind: 'key-refused', status: 401 }));
  await expect.poll(() => stage.batch(id)).toMatchObject({ pause: { by: 'failure' } });
  await batches.keyEntered(account('other'));
  expect(await stage.batch(id)).toMatchObject({ state: 'paused', pause: { by: 'connection' } });
});

test.each([
  ['no-key', { by: 'agent' }],
  ['quota-spent', { by: 'failure', failure: { kind: 'quota-spent' } }],
] as const)('a batch paused by %s has, once a key is entered, the reason %o', async (kind, pause) => {
  const { batches, id } = await stage.startedBatch(12);
  await stage.database.batches.update(id, { state: 'paused', pause: { by: 'failure', failure: { kind } } });
  await batches.keyEntered(account('c'));
  expect((await stage.batch(id))?.pause).toEqual(pause);
});

test('a move to another connection that broke off is finished by Resume, and no row goes to the one before', async () => {
  const { batches, id } = await stage.startedBatch(8);
  for (const { answer } of stage.sent) answer(ANSWER);
  await batches.pause(id);
  await settled();
  Object.assign(stage, { host: 'b.example', accountId: account('d') });
  const { batches: byOne } = await stage.start({
    change: { batchStore: createDexieBatchStore(stage.database, 1) },
  });
  let moved = 0;
  const full = () => {
    moved += 1;
    if (moved === 2) throw new Error('the disk is full');
  };
  stage.database.lookups.hook('updating', full);
  await expect(byOne.resume(id, 'b.example')).rejects.toThrow();
  stage.database.lookups.hook('updating').unsubscribe(full);
  const accounts = (await stage.database.lookups.where({ state: 'queued' }).toArray()).map((row) => row.accountId);
  expect(new Set(accounts)).toEqual(new Set([account('c'), account('d')]));
  const sent = stage.sent.length;
  for (let turn = 0; turn < 2; turn += 1) {
    await byOne.resume(id, 'b.example');
    await settled();
    for (const { answer } of stage.sent) answer(ANSWER);
    await settled();
  }
  await expect.poll(async () => (await stage.batch(id))?.state).toBe('finished');
  expect(stage.sent.slice(sent).map(({ accountId }) => accountId)).toEqual(accounts.map(() => account('d')));
});
