import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import { checkLog } from '@/utils/log/check-log';
import type { LogLine } from '@/utils/log/log-line';
import { batchSource } from '@/utils/lookup/batch-record';
import { lookupOrigin } from '@/utils/lookup/lookup-record';
import { calendarDay } from '@/utils/settings/calendar-day';
import { eraseAll, eraseExpired, eraseSubject } from '@/utils/storage/erase';
import { newestLineOf, readLog } from '@/utils/storage/log';
import { readPurpose, savePurpose } from '@/utils/storage/purpose';
import { account } from './account';
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
  expect(checkLog(lines, []).problems).toEqual([]);
  return lines.map(({ number, content }) => ({ number, ...content }));
}

test.each(lookupOrigin.options)('a lookup from %s is stamped and logged', async (gesture) => {
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
});

test('each row of a batch is stamped as the batch was started, and logged once it has ended', async () => {
  stage.purpose = ONBOARDING;
  await stage.startedBatch(3);
  stage.purpose = OTHER;
  for (const { answer } of stage.sent) answer(ANSWER);
  await settled();
  const lines = await stated();
  expect(lines.map(({ reference }) => reference)).toEqual(['4711', '4711', '4711']);
});

const NOTHING = { reference: '', reason: '', operator: 'k.sample' };
/** What is given, what else is required, and the failure that says so. */
const LACKS = [
  ['case', { ...ONBOARDING, reference: '' }, { reference: true, reason: false }, 'case-missing'],
  ['reason', { ...ONBOARDING, reason: '' }, { reference: false, reason: true }, 'reason-missing'],
  ['reason beside a case', { ...ONBOARDING, reason: '' }, { reference: true, reason: true }, 'reason-missing'],
  ['case and reason', NOTHING, { reference: true, reason: true }, 'case-missing'],
] as const;

test.each(LACKS)(
  'F30: without a required %s, no surface sends, stores, reuses or logs',
  async (_, purpose, required, kind) => {
    const { lookup, batches, id } = await stage.answered();
    Object.assign(stage, { purpose, required });
    const failure = { kind, host: 'a.example' };
    for (const gesture of lookupOrigin.options) {
      for (const refresh of [false, true]) {
        expect(await lookup.start(JANE, gesture, { refresh })).toEqual({ ok: false, failure });
        for (const source of batchSource.options) {
          const started = await batches.start({ ...rowsOf(2), gesture, source, refresh });
          expect(started).toEqual({ ok: false, why: 'failure', failure });
        }
      }
    }
    await settled();
    expect(stage.sent).toHaveLength(1);
    expect(await database.lookups.toCollection().primaryKeys()).toEqual([id]);
    expect(await stated()).toHaveLength(1);
  },
);

test.each(LACKS)(
  'F30: a batch started before a %s was required pauses, sends nothing until it is given, and goes on stamped',
  async (_, purpose, required, kind) => {
    Object.assign(stage, { purpose, settings: { ...stage.settings, concurrency: 1 } });
    const { batches, id } = await stage.startedBatch(3);
    stage.required = required;
    stage.sent[0]?.answer(ANSWER);
    await settled();
    const paused = { state: 'paused', pause: { by: 'failure', failure: { kind } } };
    expect(await stage.batch(id)).toMatchObject(paused);
    // Each way in which a queue goes on.
    const { batches: afterKill } = await stage.start();
    await afterKill.resumeSending(account('c'));
    await afterKill.keyEntered(account('c'));
    expect(await batches.resume(id, 'a.example')).toEqual({
      ok: false,
      why: 'failure',
      failure: { kind, host: 'a.example' },
    });
    await settled();
    expect([stage.sent.length, await stage.batch(id)]).toMatchObject([1, paused]);

    stage.purpose = { ...OTHER, reason: 'Review' };
    expect(await batches.resume(id, 'a.example')).toEqual({ ok: true });
    for (const row of [1, 2]) {
      await expect.poll(() => stage.sent).toHaveLength(row + 1);
      stage.sent[row]?.answer(ANSWER);
    }
    await expect.poll(async () => (await stage.batch(id))?.state).toBe('finished');
    const given = { reference: purpose.reference || '4712', reason: purpose.reason || 'Review', operator: 'k.sample' };
    const rows = await database.lookups.where('[batchId+position]').between([id, 0], [id, 9]).toArray();
    // What was sent before stays as it was.
    expect(rows.map((row) => row.purpose)).toEqual([purpose, given, given]);
    expect(await stated()).toMatchObject([purpose, given, given]);
  },
);

test('F30: a queued lookup and one after a rate limit are not sent once a case is required', async () => {
  stage.settings.concurrency = 1;
  const { lookup } = await stage.start();
  const limited = idOf(await lookup.start(JANE, 'popup', { refresh: false }));
  const queued = idOf(await lookup.start(scoreOf('bob'), 'popup', { refresh: false }));
  stage.required = { reference: true, reason: false };
  stage.sent[0]?.answer(failing({ kind: 'too-many-requests', status: 429, retryAfter: 5 }));
  await settled();
  stage.pass(5000);
  await settled();
  expect(stage.sent).toHaveLength(1);
  expect(await stage.record(queued)).toMatchObject({ state: 'failed', failure: { kind: 'case-missing' } });
  expect(await stage.record(limited)).toMatchObject({ state: 'failed', failure: { kind: 'not-repeated' } });
});

test('a row that is stamped goes on when its case is required, whatever the case is now', async () => {
  stage.purpose = ONBOARDING;
  stage.settings.concurrency = 1;
  await stage.startedBatch(2);
  Object.assign(stage, { purpose: NOTHING, required: { reference: true, reason: true } });
  stage.sent[0]?.answer(ANSWER);
  await expect.poll(() => stage.sent).toHaveLength(2);
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
  await eraseSubject(database, JANE, 1);
  const after = await readLog(database);
  expect(after.map(({ content }) => content?.lookup)).toEqual([undefined, undefined, eve]);
  expect(after.map(({ number, at, digest }) => [number, at, digest])).toEqual(
    before.map(({ number, at, digest }) => [number, at, digest]),
  );
  expect(checkLog(after, before).problems).toEqual([]);
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
  const expiry = ({ content }: LogLine) => content?.event === 'expired';
  const contents = async () =>
    (await readLog(database)).filter((line) => !expiry(line)).map(({ content }) => content !== null);
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
  // How many results have expired is said for good: it names nobody.
  const lines = (await readLog(database)).filter(expiry);
  const answered = calendarDay(new Date(stage.now));
  expect(lines.map(({ content }) => content?.outcome)).toEqual([`1: ${answered}`, `1: ${answered}`]);
});
