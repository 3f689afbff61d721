import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import type { Decision } from '@/utils/decision/decision';
import { decisionKeys } from '@/utils/decision/decision-keys';
import type { RequestSubject } from '@/utils/service/operations';
import { Database } from '@/utils/storage/database';
import { decisionsOf, decisionsOfMany, removeDecision, saveDecision } from '@/utils/storage/decisions';
import { eraseAll, eraseExpired, eraseSubject } from '@/utils/storage/erase';

const DAY = 86_400_000;
const database = new Database();
afterEach(() => eraseAll(database, ''));

const person = (dob?: string): RequestSubject => ({
  operation: 'overview',
  request: { subject_name: 'Juan García', entity_type: 'individual', ...(dob ? { dob } : {}) },
});
const common = (subject: RequestSubject, decidedAt = 1) => ({
  ...decisionKeys(subject),
  ...{ lookupId: 'a', decidedAt, operator: 'k.sample' },
});
const subjectDecision = (of: RequestSubject, decidedAt?: number): Decision => ({
  ...common(of, decidedAt),
  ...{ of: 'subject', value: 'no-concern', note: 'seen', validUntil: null },
});
const hitDecision = (of: RequestSubject, hitKey: string): Decision => ({
  ...common(of),
  ...{ of: 'hit', hitKey, value: 'not-customer', reason: '', facts: 'f' },
});
const idOf = (subject: RequestSubject) => decisionKeys(subject).subjectId;

test('decisions about a subject and its hits are found together; the latest replaces the one before', async () => {
  const made = [subjectDecision(person()), hitDecision(person(), 'x'), hitDecision(person(), 'y')];
  for (const one of made) await saveDecision(database, one);
  await saveDecision(database, { ...subjectDecision(person()), value: 'reject' } as Decision);
  expect(await decisionsOf(database, idOf(person()))).toMatchObject({
    subject: { value: 'reject', note: 'seen', operator: 'k.sample' },
    hits: [{ hitKey: 'x' }, { hitKey: 'y' }],
  });
  expect(await decisionsOf(database, idOf(person('1961-03-04')))).toEqual({ subject: null, hits: [] });
});

test('undo removes one decision', async () => {
  await saveDecision(database, hitDecision(person(), 'x'));
  await saveDecision(database, hitDecision(person(), 'y'));
  await removeDecision(database, hitDecision(person(), 'x'));
  expect((await decisionsOf(database, idOf(person()))).hits).toMatchObject([{ hitKey: 'y' }]);
});

test('decisions about many subjects are read in one go, a damaged one is left out', async () => {
  await saveDecision(database, subjectDecision(person()));
  await saveDecision(database, subjectDecision(person('1961-03-04')));
  await database.decisions.where('subjectId').equals(idOf(person())).modify({ decidedAt: Number.NaN });
  const found = await decisionsOfMany(database, [idOf(person()), idOf(person('1961-03-04')), 'nobody']);
  expect(found.get(idOf(person()))?.subject).toBeNull();
  expect(found.get(idOf(person('1961-03-04')))?.subject).toMatchObject({ value: 'no-concern' });
  expect(found.has('nobody')).toBe(false);
});

test('decisions expire by their own days, not with the results', async () => {
  await saveDecision(database, subjectDecision(person(), 10 * DAY));
  await saveDecision(database, subjectDecision(person('1961-03-04'), 95 * DAY));
  const clock = { now: 100 * DAY, newSession: true };
  expect(await eraseExpired(database, { results: 'session', decisionDays: 30 }, clock)).toBe(1);
  expect(await database.decisions.count()).toBe(1);
  expect((await decisionsOf(database, idOf(person('1961-03-04')))).subject).not.toBeNull();
});

test('deleting a name deletes the decisions about everybody of that name, and no other', async () => {
  const other: RequestSubject = { operation: 'score', request: { email: 'jane@example.com' } };
  for (const of of [person(), person('1961-03-04'), other]) await saveDecision(database, subjectDecision(of));
  await saveDecision(database, hitDecision(person(), 'x'));
  await eraseSubject(database, person());
  expect((await database.decisions.toArray()).map(({ subjectId }) => subjectId)).toEqual([idOf(other)]);
  await eraseAll(database, '');
  expect(await database.decisions.count()).toBe(0);
});
