import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { caseHandleOf } from '@/utils/case/case-handle';
import { type CaseSubject, caseSubjects } from '@/utils/case/case-subjects';
import { decisionKeys } from '@/utils/decision/decision-keys';
import { caseKey } from '@/utils/lookup/case-key';
import type { RequestSubject } from '@/utils/service/operations';
import { handleOf, readCase, referenceOf } from '@/utils/storage/cases';
import { Database, type StoredColleague } from '@/utils/storage/database';
import { eraseExpired, eraseSubject, eraseWithAnswers } from '@/utils/storage/erase';
import { newestLineOf, readLog } from '@/utils/storage/log';
import { batchRecordWith } from '../lookup/record';
import { CASE, DAY, storeCases } from './some-case';
import { person } from './some-decisions';

const database = new Database();
beforeEach(() => storeCases(database));
afterEach(async () => {
  for (const table of database.tables) await table.clear();
});

const read = async (reference = '4711') => readCase(database, reference);
const shown = (subjects: CaseSubject[]) =>
  subjects.map(({ subject, lookups, past }) => [
    subject,
    lookups.map(({ id, gone }) => (gone === null ? id : `${id}: ${gone.how}`)),
    past.map(({ made }) => made.value),
  ]);

test('a case has its lookups by subject, with the one that it asked for again, and nothing of another case', async () => {
  const content = await read();
  expect(shown(caseSubjects(content))).toEqual([
    ['bo@example.com', ['shared'], []],
    ['jane@example.com', ['address'], []],
    ['Juan García · individual', ['person', 'again'], ['no-concern']],
  ]);
  expect(content.lines.map(({ content }) => [content?.event, content?.lookup])).toEqual([
    ['lookup', 'address'],
    ['lookup', 'person'],
    ['lookup', 'again'],
    ['lookup', 'shared'],
    ['decision', 'person'],
  ]);
  expect([...content.decisions.values()]).toMatchObject([{ subject: { value: 'no-concern', note: 'phoned' } }]);
  expect(shown(caseSubjects(await read('4712')))).toEqual([['bo@example.com', ['shared'], []]]);
  expect(caseSubjects(await read('4713'))).toEqual([]);
});

test('F39: an expired result stays as a line with the day of its end and what was decided; a deleted batch row as deleted', async () => {
  await eraseWithAnswers(database, ['address']);
  const keep = { results: '30', decisionDays: 365, logDays: 365 } as const;
  await eraseExpired(database, keep, { now: 131 * DAY + 9, newSession: false });
  const [bo, jane, juan] = caseSubjects(await read());
  expect([bo?.lookups, jane?.lookups].flat()).toMatchObject([
    { id: 'shared', record: null, gone: { how: 'expired', at: 131 * DAY + 9 } },
    { id: 'address', record: null, gone: { how: 'deleted' } },
  ]);
  expect(juan).toMatchObject({
    lookups: [{ id: 'person', gone: { how: 'expired' } }, { id: 'again' }],
    past: [{ made: { value: 'no-concern', note: 'phoned' } }],
  });
});

test('F39: what was deleted by name leaves its case numbers and times, and no word of whom it was about', async () => {
  await eraseSubject(database, person(), 110 * DAY);
  const content = await read();
  expect(shown(caseSubjects(content))).toEqual([
    ['bo@example.com', ['shared'], []],
    ['jane@example.com', ['address'], []],
  ]);
  expect(content.erased).toEqual([
    { number: 2, at: 101 * DAY + 5, erasedAt: 110 * DAY },
    { number: 3, at: 102 * DAY + 5, erasedAt: 110 * DAY },
    { number: 7, at: 104 * DAY, erasedAt: 110 * DAY },
  ]);
  expect(JSON.stringify(await database.log.toArray())).not.toContain('Garc');
  expect((await readLog(database)).every((line) => !('erased' in line))).toBe(true);
});

test('a case that is named like the deleted subject is forgotten too', async () => {
  await database.log.where({ number: 2 }).modify((line) => {
    if (line.content) line.content.reference = 'for Juan García';
  });
  await database.lookups.where({ id: 'shared' }).modify((row) => {
    if (row.purpose) row.purpose.reference = 'for Juan García';
  });
  await eraseSubject(database, person(), 110 * DAY);
  expect(await database.log.get(2)).not.toHaveProperty('erased');
  // Nothing is found by it any more either.
  expect(await database.log.get(2)).not.toHaveProperty('caseKey');
  expect(await database.lookups.get('shared')).not.toHaveProperty('caseKey');
  expect(await database.lookups.get('address')).toMatchObject(caseKey(CASE.reference));
  // The case of a line that was emptied before.
  await database.log.update(3, { erased: { reference: 'for jane@example.com', at: 1 } });
  await eraseSubject(database, { operation: 'score', request: { email: 'jane@example.com' } }, 111 * DAY);
  expect(JSON.stringify(await database.log.toArray())).not.toContain('jane');
});

test('a lookup belongs to its case also once its line says nothing any more', async () => {
  await eraseExpired(
    database,
    { results: '90', decisionDays: 365, logDays: 30 },
    { now: 140 * DAY, newSession: false },
  );
  expect((await database.log.where('statedAt').above(0).toArray()).length).toBe(0);
  expect((await read()).lookups.map(({ id }) => id)).toEqual(['address', 'person', 'again']);
  expect(await handleOf(database, CASE.reference)).toBe('address');
});

test('a deleted line leaves its case when its content would have expired', async () => {
  await eraseSubject(database, person(), 110 * DAY);
  const keep = { results: '90', decisionDays: 365, logDays: 90 } as const;
  await eraseExpired(database, keep, { now: 300 * DAY, newSession: false });
  expect((await read()).erased).toEqual([]);
  expect(await database.log.where('statedAt').above(0).count()).toBe(0);
});

test('a case is named by a line that states it, or by a lookup that has none', async () => {
  const line = await newestLineOf(database, 'shared');
  expect(await referenceOf(database, caseHandleOf('shared', line))).toBe('4711');
  expect(await referenceOf(database, 'shared')).toBe('4712');
  expect(await referenceOf(database, caseHandleOf('gone', undefined))).toBe('');
  expect(await handleOf(database, '4711')).toBe('7');
  await database.log.clear();
  expect(await handleOf(database, '4712')).toBe('shared');
  expect(await handleOf(database, '4713')).toBeUndefined();
});

test('a case has the files of colleagues that say something about its subjects, each with how much', async () => {
  const keys = decisionKeys(person());
  const said = { ...keys, lookupId: 'a', agrees: true, note: '', operator: 'M. Ito', at: 1, decidedAt: 1, facts: 'f' };
  const file = { by: 'M. Ito', madeAt: 5, readAt: 6, of: 'opinions' } as const;
  await database.files.bulkAdd([
    { id: 'about', ...file },
    { id: 'other', ...file },
  ]);
  const about: StoredColleague = { of: 'opinion', id: '1', file: 'about', ...keys, said };
  const other: StoredColleague = { of: 'opinion', id: '2', file: 'other', subjectId: 'else', nameId: 'else', said };
  await database.colleagues.bulkAdd([about, other]);
  expect((await read()).files).toEqual([{ id: 'about', by: 'M. Ito', madeAt: 5, of: 'opinions', count: 1 }]);
  expect((await read('4712')).files).toEqual([]);
});

test('a case knows what its parties are to their main subject, and forgets a deleted one', async () => {
  const acme: RequestSubject = {
    operation: 'overview',
    request: { subject_name: 'Acme Ltd', entity_type: 'business' },
  };
  await database.batches.add(batchRecordWith({ id: 'b', source: 'parties', fileName: 'Acme Ltd' }));
  await database.lookups.update('person', { batchId: 'b', sourceRows: [['Director', 'Acme Ltd']] });
  const roles = async () => caseSubjects(await read()).flatMap(({ lookups }) => lookups.map(({ role }) => role));
  expect(await roles()).toEqual([null, null, { name: 'Director', of: 'Acme Ltd' }, null]);
  await eraseSubject(database, acme, 110 * DAY);
  expect(await roles()).toEqual([null, null, { name: 'Director', of: '' }, null]);
  expect(await database.batches.get('b')).not.toHaveProperty('fileName');
});
