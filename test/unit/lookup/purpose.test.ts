import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import { checkLog } from '@/utils/log/check-log';
import { eraseAll, eraseExpired, eraseSubject } from '@/utils/storage/erase';
import { newestLineOf, readLog } from '@/utils/storage/log';
import { readPurpose, savePurpose } from '@/utils/storage/purpose';
import { ANSWER, createStage, failing, idOf, rowsOf, scoreOf, settled } from './stage';

const DAY = 86_400_000;
const JANE = scoreOf('jane');
const ONBOARDING = { reference: '4711', reason: 'Onboarding', operator: 'k.sample' };
const OTHER = { ...ONBOARDING, reference: '4712' };
const stage = createStage();
afterEach(() => stage.clear());
const { database } = stage;

/** The log without its digests, after a check of them. */
async function stated() {
  const lines = await readLog(database);
  expect(checkLog(lines, [])).toEqual([]);
  return lines.map(({ number, content }) => ({ number, ...content }));
}

test.each(['menu', 'popup', 'panel', 'tab', 'test'] as const)(
  'a lookup from %s is stamped and logged',
  async (gesture) => {
    stage.purpose = ONBOARDING;
    const { lookup } = await stage.start();
    const id = idOf(await lookup.start(JANE, gesture, { refresh: false }));
    stage.sent[0]?.answer(ANSWER);
    await lookup.wait(id);
    expect(await stage.record(id)).toMatchObject({ purpose: ONBOARDING });
    expect(await stated()).toMatchObject([
      {
        number: 1,
        event: 'lookup',
        ...ONBOARDING,
        subject: JANE.request.email,
        how: 'sent',
        outcome: 'done',
        lookup: id,
      },
    ]);
  },
);

test('each row of a batch is stamped as the batch was started, and logged once it has ended', async () => {
  stage.purpose = ONBOARDING;
  await stage.startedBatch(3);
  stage.purpose = OTHER;
  for (const { answer } of stage.sent) answer(ANSWER);
  await settled();
  const lines = await stated();
  expect(lines.map(({ reference }) => reference)).toEqual(['4711', '4711', '4711']);
});

test('F30: without a required case, nothing is sent, stored, reused or logged', async () => {
  const { lookup, batches, id } = await stage.answered();
  stage.isCaseMissing = true;
  const failure = { kind: 'case-missing', host: 'a.example' };
  for (const refresh of [false, true]) {
    expect(await lookup.start(JANE, 'menu', { refresh })).toEqual({ ok: false, failure });
  }
  expect(await batches.start(rowsOf(2))).toEqual({ ok: false, why: 'failure', failure });
  expect(stage.sent).toHaveLength(1);
  expect(await database.lookups.toCollection().primaryKeys()).toEqual([id]);
  expect(await stated()).toHaveLength(1);
});

test('a reused result is logged for the case of now; a second press of the same lookup is not', async () => {
  stage.purpose = ONBOARDING;
  const { lookup, id } = await stage.answered();
  stage.purpose = OTHER;
  await lookup.start(JANE, 'menu', { refresh: false });
  expect(await stated()).toMatchObject([
    { reference: '4711', how: 'sent' },
    { reference: '4712', how: 'reused', lookup: id },
  ]);
  expect((await newestLineOf(database, id))?.number).toBe(2);
  const sending = idOf(await lookup.start(scoreOf('bob'), 'popup', { refresh: false }));
  await lookup.start(scoreOf('bob'), 'popup', { refresh: false });
  stage.purpose = ONBOARDING;
  await lookup.start(scoreOf('bob'), 'popup', { refresh: false });
  expect(await stated()).toMatchObject([{}, {}, { reference: '4711', how: 'reused', lookup: sending }]);
});

test('a failed and an interrupted lookup have a line; one that was never sent has none', async () => {
  stage.settings.concurrency = 2;
  const { lookup } = await stage.start();
  const failed = idOf(await lookup.start(JANE, 'popup', { refresh: false }));
  stage.sent[0]?.answer(failing({ kind: 'input-refused', status: 422 }));
  await lookup.wait(failed);
  for (const name of ['a', 'b', 'c']) await lookup.start(scoreOf(name), 'popup', { refresh: false });
  await stage.start({ newSession: true });
  expect((await stated()).map(({ outcome }) => outcome)).toEqual(['failed: input-refused', 'unknown', 'unknown']);
});

test('F31: after 200 kills of the background, each request has one line, and the log is intact', async () => {
  for (let kill = 0; kill < 200; kill++) {
    const { lookup } = await stage.start();
    const sent = stage.sent.length;
    await lookup.start(scoreOf(`person${kill}`), 'popup', { refresh: false });
    // Every second request is answered just before the kill.
    if (kill % 2 === 0) stage.sent[sent]?.answer(ANSWER);
    if (kill % 4 === 0) await settled();
  }
  await stage.start();
  const lookups = (await stated()).map(({ lookup }) => lookup);
  expect(lookups.sort()).toEqual(stage.sent.map(({ id }) => id).sort());
});

test('deleting a subject leaves number, time and digests of its lines, and nothing that names it', async () => {
  stage.purpose = { ...ONBOARDING, reference: `case of ${JANE.request.email}` };
  const { lookup } = await stage.answered();
  const bob = idOf(await lookup.start(scoreOf('bob'), 'popup', { refresh: false }));
  stage.sent.at(-1)?.answer(ANSWER);
  await lookup.wait(bob);
  stage.purpose = ONBOARDING;
  const eve = idOf(await lookup.start(scoreOf('eve'), 'popup', { refresh: false }));
  stage.sent.at(-1)?.answer(ANSWER);
  await lookup.wait(eve);
  await savePurpose(database, { reference: `about ${JANE.request.email}`, reason: '' });
  const before = await readLog(database);
  await eraseSubject(database, JANE);
  const after = await readLog(database);
  expect(after.map(({ content }) => content?.lookup)).toEqual([undefined, undefined, eve]);
  expect(after.map(({ number, at, digest }) => [number, at, digest])).toEqual(
    before.map(({ number, at, digest }) => [number, at, digest]),
  );
  expect(checkLog(after, before)).toEqual([]);
  expect(await readPurpose(database)).toEqual({ reference: '', reason: '' });
  for (const table of database.tables) expect(JSON.stringify(await table.toArray())).not.toContain(JANE.request.email);
});

test('deleting all data leaves one line with the number of deleted lookups and the time, and the log continues', async () => {
  const { lookup } = await stage.answered();
  const [first] = await readLog(database);
  await savePurpose(database, ONBOARDING);
  await eraseAll(database, stage.day, 99);
  expect(await stated()).toMatchObject([{ number: 2, event: 'deletion', outcome: '1', subject: '' }]);
  expect((await readLog(database))[0]).toMatchObject({ at: 99, previous: first?.digest });
  expect(await readPurpose(database)).toEqual({ reference: '', reason: '' });
  await lookup.start(scoreOf('bob'), 'popup', { refresh: false });
  await stage.start();
  expect((await stated()).map(({ number }) => number)).toEqual([2, 3]);
});

test('details of a log line expire after their days, or at the end of a session that keeps no results', async () => {
  const at = stage.now;
  const kept = { decisionDays: 365, logDays: 30 };
  const contents = async () => (await readLog(database)).map(({ content }) => content !== null);
  await stage.answered();
  await eraseExpired(database, { results: '1', ...kept }, { now: at + 29 * DAY, newSession: true });
  expect([await contents(), await database.lookups.count()]).toEqual([[true], 0]);
  await eraseExpired(database, { results: '1', ...kept }, { now: at + 31 * DAY, newSession: false });
  expect(await contents()).toEqual([false]);
  await stage.answered();
  await eraseExpired(database, { results: 'session', ...kept }, { now: stage.now + 1, newSession: false });
  expect(await contents()).toEqual([false, true]);
  await eraseExpired(database, { results: 'session', ...kept }, { now: stage.now + 1, newSession: true });
  expect(await contents()).toEqual([false, false]);
});
