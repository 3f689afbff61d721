import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import { checkLog } from '@/utils/log/check-log';
import { pastDecisions, standingDecisions } from '@/utils/log/decision-in-log';
import { subjectKey } from '@/utils/lookup/subject-key';
import { filesReadIn } from '@/utils/storage/colleagues';
import { Database } from '@/utils/storage/database';
import { decide, subjectDecisions } from '@/utils/storage/decisions';
import { eraseSubject } from '@/utils/storage/erase';
import { readLog } from '@/utils/storage/log';
import { countReusable, newestAnswers } from '@/utils/storage/newest-answers';
import { restore } from '@/utils/storage/restore';
import { readInDecisions } from '@/utils/storage/words-of-colleagues';
import { account } from '../lookup/account';
import { BY, carried, everything, ofSubject, PEOPLE, uuid, work } from './worked-profile';

const database = new Database();
const clear = async () => {
  for (const table of database.tables) await table.clear();
};
afterEach(clear);

/** Everything of a profile that has worked, and the profile is empty again. */
async function takenOut() {
  await work(database);
  const content = await everything(database);
  await clear();
  return content;
}
const stored = async () =>
  Object.fromEntries(await Promise.all(database.tables.map(async (t) => [t.name, await t.toArray()])));

test('what is taken out and read in again by an empty profile is the same, but for the line that says so', async () => {
  const out = await takenOut();
  expect([out.lookups.length, out.answers.length, out.batches.length, out.lines.length]).toEqual([4, 3, 1, 9]);
  // An open lookup stays where it is, and a decision without its line is told apart.
  expect(out.lookups.map(({ id }) => id)).not.toContain(uuid(92));
  expect(out.decisions).toMatchObject([{ value: 'escalate' }]);
  const read = carried(out);
  expect(await restore(database, read, BY)).toBe('restored');
  const again = await everything(database);
  const line = again.lines.pop();
  expect(again).toEqual(out);
  expect(line?.content).toMatchObject({
    ...{ event: 'read-in', operator: 'M. Ito', note: 'M. Ito · 1970-01-01', file: read.digest },
    outcome: 'restore: lookups=4, decisions=4, lines=9',
  });
  expect(checkLog(await readLog(database), []).problems).toEqual([]);
});

test('what had been read in of colleagues is taken out and restored with one’s own data, each under its own subject', async () => {
  await work(database);
  const file = carried(await everything(database));
  await clear();
  await readInDecisions(database, file, { now: 6000, operator: 'K. Sample' });
  const out = await everything(database, 'K. Sample');
  expect(out.readIn).toHaveLength(4);
  await clear();
  expect(await restore(database, carried(out), { now: 7000, operator: 'K. Sample' })).toBe('restored');
  expect((await everything(database, 'K. Sample')).readIn).toEqual(out.readIn);
  expect(await filesReadIn(database)).toMatchObject([{ by: 'M. Ito', readAt: 6000, count: 4 }]);
  // Once it is here, it is not added again; and nothing is taken under another name than it states.
  await clear();
  const forged = out.readIn?.map((one) => ({ ...one, subject: 'Somebody Else · individual' })) ?? [];
  await restore(database, carried({ ...out, readIn: forged }), { now: 7000, operator: 'K. Sample' });
  expect(await database.colleagues.count()).toBe(0);
});

test('nothing that is read in can be sent, or takes the place of a lookup', async () => {
  await restore(database, carried(await takenOut()), BY);
  expect(await database.lookups.where('state').anyOf('queued', 'sending').count()).toBe(0);
  const own = { baseUrl: 'https://a.example', accountId: account('c') };
  const always = { since: 0, until: Number.MAX_SAFE_INTEGER };
  expect(await countReusable(database, PEOPLE, own, always)).toBe(0);
  const keys = PEOPLE.map((subject) => subjectKey(subject, own));
  expect(await newestAnswers(database, keys)).toEqual([undefined, undefined, undefined]);
});

test('a profile in which somebody else has worked takes nothing', async () => {
  const read = carried(await takenOut());
  await work(database);
  const before = await stored();
  expect(await restore(database, read, { ...BY, operator: 'K. Sample' })).toBe('other-user');
  expect(await restore(database, { ...read, file: { ...read.file, by: '' } }, { ...BY, operator: '' })).toBe(
    'other-user',
  );
  expect(await stored()).toEqual(before);
});

test('reading a file again adds its line and nothing else', async () => {
  const read = carried(await takenOut());
  await restore(database, read, BY);
  const once = await stored();
  await restore(database, read, { ...BY, now: 7000 });
  const twice = await stored();
  expect(twice.log?.length).toBe((once.log?.length ?? 0) + 1);
  expect({ ...twice, log: [] }).toEqual({ ...once, log: [] });
});

test('lines of another chain follow with new numbers, and what was decided later holds', async () => {
  const read = carried(await takenOut());
  await work(database);
  await decide(database, { lookupId: uuid(0), made: [ofSubject('no-concern')] }, { ...BY, now: 5000 });
  expect(await restore(database, read, { ...BY, now: 7000 })).toBe('restored');
  const lines = await readLog(database);
  expect(checkLog(lines, []).problems).toEqual([]);
  const undone = pastDecisions(lines).filter(({ isUndone }) => isUndone);
  expect(undone.map(({ made }) => made.decidedAt)).toEqual([4002, 4002]);
  const { made } = await subjectDecisions(database);
  expect([...made.values()].map(({ value }) => value).sort()).toEqual(['escalate', 'no-concern']);
  for (const [id, one] of standingDecisions(lines)) expect(await database.decisions.get(id)).toEqual({ ...one, id });
  // Once more, and nothing is doubled.
  await restore(database, read, { ...BY, now: 8000 });
  expect((await readLog(database)).length).toBe(lines.length + 1);
});

test('deletion by name finds what was read in', async () => {
  await restore(database, carried(await takenOut()), BY);
  for (const subject of PEOPLE) await eraseSubject(database, subject, 1);
  const left = JSON.stringify(await stored());
  expect(left).not.toContain('Garc');
  expect(left).not.toContain('jo@example.com');
  expect(await database.decisions.count()).toBe(0);
});

test('a profile that dies while a file is read in has all of it or nothing', async () => {
  const read = carried(await takenOut());
  const tables = ['lookups', 'answers', 'batches', 'log', 'decisions'] as const;
  let whole = 0;
  for (let kill = 0; kill < 200; kill++) {
    await clear();
    let writes = kill % 25;
    const stop = tables.map((name) => {
      const die = () => {
        if (writes-- === 0) throw new Error('killed');
      };
      database[name].hook('creating', die);
      return () => database[name].hook('creating').unsubscribe(die);
    });
    await restore(database, read, BY).catch(() => undefined);
    for (const off of stop) off();
    const { lookups = [], answers = [], log = [], decisions = [], batches = [] } = await stored();
    const counts = [lookups, answers, batches, log, decisions].map((rows) => rows.length);
    expect([
      [0, 0, 0, 0, 0],
      [4, 3, 1, 10, 4],
    ]).toContainEqual(counts);
    if (lookups.length > 0) whole++;
  }
  expect(whole).toBeGreaterThan(0);
  expect(whole).toBeLessThan(200);
});
