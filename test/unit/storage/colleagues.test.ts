import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import { decisionsByRow } from '@/utils/batch/row-decision';
import { decisionKeys } from '@/utils/decision/decision-keys';
import { replyOf } from '@/utils/hand-over/opinions';
import { standingDecisions } from '@/utils/log/decision-in-log';
import type { RequestSubject } from '@/utils/service/operations';
import { colleaguesOn, dropFiles, filesReadIn } from '@/utils/storage/colleagues';
import { collectHandOver } from '@/utils/storage/collect-hand-over';
import { Database } from '@/utils/storage/database';
import { decisionsOf, shortDecision, subjectDecisions } from '@/utils/storage/decisions';
import { eraseAll, eraseExpired, eraseSubject, hasTraces } from '@/utils/storage/erase';
import { readListedDecisions } from '@/utils/storage/listed-decisions';
import { readLog } from '@/utils/storage/log';
import { readResults } from '@/utils/storage/results';
import { readInDecisions, readInOpinions } from '@/utils/storage/words-of-colleagues';
import { lookupRecordWith } from '../lookup/record';
import { hitDecision } from './some-decisions';
import { carried, everything, PEOPLE, uuid, work } from './worked-profile';

const database = new Database();
const clear = async () => {
  for (const table of database.tables) await table.clear();
};
afterEach(clear);

const DAY = 86_400_000;
const BY = { now: 100 * DAY, operator: 'K. Sample' };
const [subject] = PEOPLE;
const { subjectId } = decisionKeys(subject);

/** The file of a colleague, whatever name is on it. */
async function fileBy(name = 'M. Ito') {
  await work(database);
  const file = carried(await everything(database, name));
  await clear();
  return file;
}

test('decisions of a colleague are kept with their file, and go with it', async () => {
  const file = await fileBy();
  expect(await readInDecisions(database, file, BY)).toBe('read-in');
  expect(await colleaguesOn(database, subjectId)).toMatchObject([
    { of: 'decision', by: 'M. Ito', madeAt: 6000, made: { of: 'subject', value: 'reject', note: 'phoned' } },
    { made: { of: 'hit', hitKey: 'x' } },
    { made: { of: 'hit', hitKey: 'y' } },
  ]);
  expect(await database.colleagues.get(`${file.digest} ${subjectId} x`)).toMatchObject({
    ...{ subject: 'Juan García · 1961-03-04 · individual', hit: 'J. G. · OFAC' },
  });
  expect(await readInDecisions(database, file, BY)).toBe('known');
  const [stored] = await filesReadIn(database);
  expect(stored).toMatchObject({ by: 'M. Ito', readAt: BY.now, count: 4 });
  await dropFiles(database, [file.digest]);
  expect([await database.files.count(), await database.colleagues.count()]).toEqual([0, 0]);
});

test('a file without decisions is not taken', async () => {
  const empty = carried({ ...(await everything(database)), lines: [], decisions: [] });
  expect(await readInDecisions(database, empty, BY)).toBe('nothing');
  expect(await database.log.count()).toBe(0);
});

// Also under the user's own name: a file can say anything.
test.each(['M. Ito', BY.operator])('nothing that asks for the decisions of the user gets those of %s', async (name) => {
  await readInDecisions(database, await fileBy(name), BY);
  const record = lookupRecordWith({ id: uuid(0), subject, state: 'done' });
  await database.lookups.add(record);
  const [result] = await readResults(database, [record], {});
  const asked: Record<string, unknown> = {
    'result, note, paper, JSON': result?.decisions ?? null,
    'decision in the foot': (await decisionsOf(database, subjectId)).subject,
    hits: (await decisionsOf(database, subjectId)).hits.length,
    card: await shortDecision(database, subject),
    'rows, To review, CSV': decisionsByRow(await subjectDecisions(database), '1970-04-11')(record, undefined) ?? null,
    'list of decisions': (await readListedDecisions(database)).filter(({ file }) => file === null).length,
    journal: standingDecisions(await readLog(database)).size,
    'own export': (await everything(database)).decisions.length,
  };
  expect(asked).toEqual({
    ...{ 'result, note, paper, JSON': null, 'decision in the foot': null, hits: 0, card: null },
    ...{ 'rows, To review, CSV': null, 'list of decisions': 0, journal: 0, 'own export': 0 },
  });
  // Nothing is looked up because of it, and nothing is skipped: no lookup, queue or counter is touched.
  expect([await database.lookups.count(), await database.spending.count(), await database.gates.count()]).toEqual([
    1, 0, 0,
  ]);
});

test('what colleagues decided goes with the name, with its days, and with all data', async () => {
  const file = await fileBy();
  await readInDecisions(database, file, BY);
  expect(await hasTraces(database, subject)).toBe(true);
  await eraseSubject(database, subject, 1);
  expect(await colleaguesOn(database, subjectId)).toEqual([]);
  expect(await filesReadIn(database)).toMatchObject([{ count: 1 }]);
  expect(JSON.stringify(await database.colleagues.toArray())).not.toContain('Garc');
  const keep = { results: '90', decisionDays: 60, logDays: 365 } as const;
  await eraseExpired(database, keep, { now: BY.now + 59 * DAY, newSession: false });
  expect(await database.files.count()).toBe(1);
  await eraseExpired(database, keep, { now: BY.now + 61 * DAY, newSession: false });
  expect([await database.files.count(), await database.colleagues.count()]).toEqual([0, 0]);
  await readInDecisions(database, file, BY);
  await eraseAll(database, '', 0);
  expect([await database.files.count(), await database.colleagues.count()]).toEqual([0, 0]);
});

test('a decision whose subject nothing in the file states is left out', async () => {
  const { file } = await fileBy();
  const made = { ...hitDecision(subject, 'x'), nameId: 'forged' };
  expect(await readInDecisions(database, carried({ ...file, lines: [], decisions: [made] }), BY)).toBe('nothing');
});

test('ten thousand decisions are read in at once', async () => {
  const { file } = await fileBy();
  const made = { ...hitDecision(subject, 'x'), lookupId: uuid(0) };
  const decisions = Array.from({ length: 10_000 }, (_, i) => ({ ...made, hitKey: `hit ${i}` }));
  expect(await readInDecisions(database, carried({ ...file, lines: [], decisions }), BY)).toBe('read-in');
  expect(await database.colleagues.count()).toBe(10_000);
});

test('an opinion is kept with the decision that it is about, under its name, and with no other', async () => {
  await work(database);
  const stored = await database.decisions.get(subjectId);
  const said = {
    ...{
      subjectId,
      nameId: 'f'.repeat(32),
      lookupId: uuid(0),
      agrees: false,
      note: 'born 1962',
      operator: 'K. Sample',
      at: 7000,
    },
    ...{ decidedAt: stored?.decidedAt ?? 0, facts: 'f' },
  };
  const reply = (opinions: (typeof said)[]) => carried(replyOf(opinions, 'K. Sample', 7000));
  expect(await readInOpinions(database, reply([{ ...said, decidedAt: 1 }]), BY)).toBe('nothing');
  expect(await readInOpinions(database, reply([{ ...said, subjectId: 'e'.repeat(32) }]), BY)).toBe('nothing');
  expect(await readInOpinions(database, reply([said]), BY)).toBe('read-in');
  expect(await readInOpinions(database, reply([said]), BY)).toBe('known');
  expect(await colleaguesOn(database, subjectId)).toMatchObject([{ of: 'opinion', by: 'K. Sample', said }]);
  expect((await decisionsOf(database, subjectId)).subject).toMatchObject({ value: 'reject', operator: 'M. Ito' });
  await eraseSubject(database, subject, 1);
  expect(await database.colleagues.count()).toBe(0);
});

test('the file about one name has what is stored under it, with what colleagues decided, and of nobody else', async () => {
  const file = await fileBy();
  await work(database);
  await readInDecisions(database, file, BY);
  const collect = (about: RequestSubject[]) =>
    collectHandOver(database, { scope: { of: 'person' }, about, withAnswers: true, by: '', now: 7000 });
  const [, , address] = PEOPLE;
  const own = await collect([address]);
  expect(own.lookups.map(({ subject }) => subject)).toEqual([address]);
  expect(own.answers).toHaveLength(1);
  expect(own.decisions).toMatchObject([{ value: 'escalate' }]);
  expect(own.readIn).toMatchObject([{ by: 'M. Ito', subject: 'jo@example.com', said: { value: 'escalate' } }]);
  const people = await collect([subject]);
  expect(JSON.stringify(people)).not.toContain('jo@example.com');
  expect(people.readIn?.map(({ said }) => said.operator)).toEqual(['M. Ito', 'M. Ito', 'M. Ito']);
  expect(people.lines.filter(({ content }) => content?.event === 'decision')).toHaveLength(4);
  // It is a file of ours, and reading it in believes nothing of it more than of another one.
  expect(carried(people).file.readIn).toEqual(people.readIn);
  // Nothing but what colleagues said is left.
  await database.lookups.clear();
  await database.log.clear();
  await database.decisions.clear();
  expect(await collect([address])).toMatchObject({ lookups: [], lines: [], decisions: [], readIn: [{ by: 'M. Ito' }] });
  expect((await collect([{ operation: 'score', request: { email: 'no@example.com' } }])).readIn).toBeUndefined();
});
