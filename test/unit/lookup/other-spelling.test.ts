import { account } from './account';
import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import { ANSWER, createStage, scoreOf, settled } from './stage';

const HOUR = 3_600_000;
const stage = createStage();
afterEach(() => stage.clear());

/** A background that has the answer about `kim`. */
async function answered(name = 'kim') {
  const { lookup, batches } = await stage.start();
  const started = await lookup.start(scoreOf(name), 'popup', { refresh: false });
  if (!started.ok) throw new Error('not started');
  stage.sent.at(-1)?.answer(ANSWER);
  await lookup.wait(started.id);
  return { lookup, batches, id: started.id };
}

test('a saved result of another spelling is offered, and nothing is sent until the user has chosen', async () => {
  const { lookup, id } = await answered();
  for (const name of ['Kim', 'KIM']) {
    expect(await lookup.start(scoreOf(name), 'menu', { refresh: false })).toEqual({
      ok: false,
      other: { id, email: scoreOf('kim').request.email, isRunning: false },
    });
  }
  expect(stage.sent).toHaveLength(1);
  expect(await stage.database.lookups.count()).toBe(1);
  expect(await lookup.start(scoreOf('Kim'), 'popup', { refresh: true })).toMatchObject({ how: 'sent' });
  expect(stage.sent.map(({ email }) => email)).toEqual([scoreOf('kim').request.email, scoreOf('Kim').request.email]);
});

test('once the spelling has its own answer, that one is used', async () => {
  const { lookup } = await answered();
  const own = await lookup.start(scoreOf('Kim'), 'popup', { refresh: true });
  stage.sent[1]?.answer(ANSWER);
  await settled();
  expect(await lookup.start(scoreOf('Kim'), 'popup', { refresh: false })).toMatchObject({ ...own, how: 'reused' });
});

test('of several saved spellings the newest is offered', async () => {
  const { lookup } = await answered();
  stage.now += HOUR;
  const newer = await lookup.start(scoreOf('Kim'), 'popup', { refresh: true });
  stage.sent[1]?.answer(ANSWER);
  await settled();
  expect(await lookup.start(scoreOf('KIM'), 'popup', { refresh: false })).toMatchObject({
    other: { id: newer.ok && newer.id, email: scoreOf('Kim').request.email },
  });
});

test.each([
  ['too old to serve again', () => stage.now + 25 * HOUR, 'c'],
  ['of another account', () => stage.now, 'd'],
])('a result %s is not offered', async (_, later, accountId) => {
  const { lookup } = await answered();
  Object.assign(stage, { now: later(), accountId });
  expect(await lookup.start(scoreOf('Kim'), 'popup', { refresh: false })).toMatchObject({ how: 'sent' });
});

test('another spelling that is in flight or queued is offered too', async () => {
  stage.settings.concurrency = 1;
  const { lookup } = await stage.start();
  await lookup.start(scoreOf('kim'), 'popup', { refresh: false });
  await lookup.start(scoreOf('lee'), 'popup', { refresh: false });
  for (const name of ['Kim', 'Lee']) {
    expect(await lookup.start(scoreOf(name), 'popup', { refresh: false })).toMatchObject({
      ok: false,
      other: { email: scoreOf(name.toLowerCase()).request.email, isRunning: true },
    });
  }
  expect(stage.sent).toHaveLength(1);
});

test('a batch that continues over another connection is found by its spelling there', async () => {
  const { batches } = await stage.start();
  const started = await batches.start({
    operation: 'score',
    subjects: [scoreOf('kim')],
    gesture: 'popup',
    source: 'text',
    refresh: false,
  });
  if (!started.ok) throw new Error('not started');
  await batches.pause(started.id);
  await stage.database.lookups.toCollection().modify({ state: 'queued' });
  const [before] = await stage.database.lookups.toArray();
  stage.accountId = account('d');
  await batches.resume(started.id, 'a.example');
  const [after] = await stage.database.lookups.toArray();
  expect(after?.spellingKey).toMatch(/^[0-9a-f]{32}$/);
  expect(after?.spellingKey).not.toBe(before?.spellingKey);
});
