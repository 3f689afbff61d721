import { account } from './account';
import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import type { LookupDeps } from '@/utils/lookup/lookup-deps';
import { createDexieLookupStore } from '@/utils/storage/dexie-lookup-store';
import { ANSWER, createStage, failing, rowsOf, scoreOf, settled } from './stage';

const once = { refresh: false };
const stage = createStage();
afterEach(() => stage.clear());

/** A batch of ten, one at a time on the wire, and how often the connection has been asked for. */
async function begin(change: Partial<LookupDeps> = {}) {
  stage.settings.concurrency = 1;
  let resolved = 0;
  const resolveConnection: LookupDeps['resolveConnection'] = () => {
    resolved++;
    return stage.connect();
  };
  const { lookup, batches } = await stage.start({ change: { resolveConnection, ...change } });
  const started = await batches.start(rowsOf(10));
  await settled();
  resolved = 0;
  return { lookup, batches, id: started.ok ? started.id : '', resolved: () => resolved };
}
const answer = async (index: number) => {
  stage.sent[index]?.answer(ANSWER);
  await settled();
};
const emails = () => stage.sent.map(({ email }) => email);

test('sends the next row of a batch before the last answer is stored', async () => {
  const real = createDexieLookupStore(stage.database);
  const written = Promise.withResolvers<void>();
  const settle: typeof real.settle = (...end) => written.promise.then(() => real.settle(...end));
  const { resolved } = await begin({ lookupStore: { ...real, settle } });
  await answer(0);
  expect([stage.sent.length, resolved()]).toEqual([2, 0]);
  written.resolve();
  await settled();
  expect([stage.sent.length, await stage.database.lookups.where({ state: 'done' }).count()]).toEqual([2, 1]);
});

test('waits for confirmation of a changed connection', async () => {
  const { id } = await begin();
  stage.accountId = account('another');
  await answer(0);
  expect(stage.sent).toHaveLength(1);
  expect((await stage.batch(id))?.pause).toEqual({ by: 'connection' });
});

test('sends no next row if the concurrency was lowered', async () => {
  stage.settings.concurrency = 2;
  await stage.startedBatch(10);
  expect(stage.sent).toHaveLength(2);
  stage.settings.concurrency = 1;
  await answer(0);
  expect(stage.sent).toHaveLength(2);
  await answer(1);
  expect(stage.sent).toHaveLength(3);
});

test('single lookups and batches do not take each other’s places', async () => {
  const { lookup } = await begin();
  await lookup.start(scoreOf('jane'), 'popup', once);
  expect(emails()).toEqual(['p0@example.com', 'jane@example.com']);
  await answer(0);
  // Two were on the wire where one may be: the batch waits until it is less.
  expect(stage.sent).toHaveLength(2);
  await answer(1);
  expect(emails().at(-1)).toBe('p1@example.com');
});

test('reports a failure to the circuit breaker before the next row is sent', async () => {
  const { id } = await begin();
  stage.sent[0]?.answer(failing({ kind: 'key-refused', status: 401 }));
  await settled();
  expect([stage.sent.length, (await stage.batch(id))?.state]).toEqual([1, 'paused']);
});

test.each(['pause', 'stop'] as const)('%s takes effect before the next row', async (end) => {
  const { batches, id } = await begin();
  await batches[end](id);
  await answer(0);
  expect(stage.sent).toHaveLength(1);
});

test('a lookup that waits for a time goes first', async () => {
  stage.settings.requestsPerMinute = 2;
  const { lookup } = await begin();
  await answer(0);
  await lookup.start(scoreOf('jane'), 'popup', once);
  await answer(1);
  expect(emails()).toEqual(['p0@example.com', 'p1@example.com']);
  stage.pass(60_000);
  await settled();
  expect(emails()[2]).toBe('jane@example.com');
});
