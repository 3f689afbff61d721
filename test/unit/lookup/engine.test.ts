import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BatchRequest } from '@/utils/lookup/batches';
import { createLedger } from '@/utils/storage/ledger';
import { ANSWER, createStage, type Stage, scoreOf, settled } from './stage';

let stage: Stage;
beforeEach(() => {
  stage = createStage();
});
afterEach(() => stage.clear());

const idOf = (started: { ok: boolean; id?: string }) => started.id ?? '';
const batch = (id: string) => stage.database.batches.get(id);
const FAILED = { ok: false, failure: { kind: 'storage-failed' } };
const once = { refresh: false };
const rows = (count: number): BatchRequest => ({
  operation: 'score',
  subjects: Array.from({ length: count }, (_, i) => scoreOf(`p${i}`)),
  gesture: 'popup',
  source: 'text',
  ...once,
});

test('a start-up that cannot write down what was cut off sends nothing, and the next gesture tries again', async () => {
  const first = await stage.start();
  const id = idOf(await first.batches.start(rows(6)));
  await settled();
  expect(stage.sent).toHaveLength(4);

  let isBroken = true;
  const real = createLedger(stage.database);
  const stillSending = () => (isBroken ? Promise.reject(new Error('unreadable')) : real.stillSending());
  const { lookup } = await stage.start({ newSession: true, change: { ledger: { ...real, stillSending } } });
  // The subject of a row that was cut off: to join it would be to wait for nothing.
  expect(await lookup.start(scoreOf('p0'), 'popup', once)).toEqual(FAILED);
  await settled();
  expect(stage.sent).toHaveLength(4);

  isBroken = false;
  expect(await lookup.start(scoreOf('p0'), 'popup', once)).toMatchObject({ how: 'sent' });
  await settled();
  expect([stage.sent.length, (await batch(id))?.pause]).toEqual([5, { by: 'restart' }]);
});

test('settings or a key that cannot be read are a failure in words, of a look-up and of a batch', async () => {
  let isBroken = false;
  const { lookup, batches } = await stage.start({
    change: { connect: async () => (isBroken ? Promise.reject(new Error('unreadable')) : stage.connect()) },
  });
  const id = idOf(await batches.start(rows(6)));
  await settled();
  isBroken = true;
  expect(await lookup.start(scoreOf('jane'), 'menu', once)).toEqual(FAILED);
  expect(await batches.start(rows(2))).toMatchObject(FAILED);
  for (const { answer } of stage.sent) answer(ANSWER);
  await settled();
  expect([stage.sent.length, (await batch(id))?.pause]).toEqual([4, { by: 'failure', failure: FAILED.failure }]);
});
