import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeDecisionsFile } from '@/utils/case-file/decisions-file';
import type { Decision } from '@/utils/decision/decision';
import { decisionKeys } from '@/utils/decision/decision-keys';
import { checkLog } from '@/utils/log/check-log';
import { accountId } from '@/utils/service/account-id';
import type { RequestSubject } from '@/utils/service/operations';
import { Database } from '@/utils/storage/database';
import {
  decide,
  decisionsOf,
  decisionsOfMany,
  exportDecisions,
  saveDecision,
  shortDecision,
  subjectDecisions,
  undoDecision,
} from '@/utils/storage/decisions';
import { eraseAll, eraseExpired, eraseSubject } from '@/utils/storage/erase';
import { readLog } from '@/utils/storage/log';
import { savePurpose } from '@/utils/storage/purpose';
import { lookupRecordWith } from '../lookup/record';

const DAY = 86_400_000;
const database = new Database();
afterEach(() => eraseAll(database, '', 0));

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
  ...{ of: 'subject', value: 'no-concern', note: 'seen', validUntil: null, facts: 'f' },
});
const hitDecision = (of: RequestSubject, hitKey: string): Decision => ({
  ...common(of),
  ...{ of: 'hit', hitKey, look: null, value: 'not-customer', reason: '', facts: 'f' },
});
const AT_FIRST = { now: 1, operator: 'k.sample' };
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

describe('on a lookup', () => {
  const AT = { now: 5, operator: 'k.sample' };
  const made = { of: 'subject', value: 'escalate', note: '', validUntil: null, facts: 'f' } as const;
  const ofHit = { of: 'hit', hitKey: 'x', look: null, value: 'unsure', reason: '', facts: 'f' } as const;
  const stored = { ...decisionKeys(person()), lookupId: 'a', decidedAt: 5, operator: 'k.sample' };
  beforeEach(async () => {
    await database.lookups.add(lookupRecordWith({ id: 'a', subject: person(), accountId: accountId.parse('one') }));
  });

  test('a decision is stored with the keys of the subject, whatever account asked', async () => {
    expect(await decide(database, 'a', made, AT)).toBe(true);
    await database.lookups.add(lookupRecordWith({ id: 'b', subject: person(), accountId: accountId.parse('two') }));
    expect(await decide(database, 'b', ofHit, AT)).toBe(true);
    expect(await decisionsOf(database, idOf(person()))).toEqual({
      subject: { ...stored, ...made },
      hits: [{ ...stored, lookupId: 'b', ...ofHit }],
    });
  });

  test('deleted data of a subject does not come back', async () => {
    await decide(database, 'a', made, AT);
    const { subject: before } = await decisionsOf(database, idOf(person()));
    await eraseSubject(database, person());
    expect(await decide(database, 'a', made, AT)).toBe(false);
    expect(await undoDecision(database, 'a', null, before, AT)).toBe(false);
    expect(await database.decisions.count()).toBe(0);
  });

  test('undo restores the previous decision, or removes the only one', async () => {
    await decide(database, 'a', made, AT);
    await decide(database, 'a', ofHit, AT);
    const { subject: before } = await decisionsOf(database, idOf(person()));
    await decide(database, 'a', { ...made, value: 'reject' }, { now: 6, operator: '' });
    expect(await undoDecision(database, 'a', null, before, AT)).toBe(true);
    expect(await decisionsOf(database, idOf(person()))).toMatchObject({ subject: before, hits: [ofHit] });
    expect(await undoDecision(database, 'a', 'x', null, AT)).toBe(true);
    expect(await decisionsOf(database, idOf(person()))).toEqual({ subject: before, hits: [] });
  });

  test('a decision about a subject and its undo are lines of the log, under the case of now; one about a hit is not', async () => {
    await database.log.clear();
    await savePurpose(database, { reference: '4711', reason: 'Review' });
    await decide(database, 'a', made, AT);
    await decide(database, 'a', ofHit, AT);
    await undoDecision(database, 'a', null, null, { now: 7, operator: 'k.sample' });
    await undoDecision(database, 'a', 'x', null, AT);
    const common = { event: 'decision', reference: '4711', reason: 'Review', operator: 'k.sample', lookup: 'a' };
    const lines = await readLog(database);
    expect(lines.map(({ at, content }) => ({ at, ...content }))).toMatchObject([
      { at: 5, ...common, subject: 'Juan García · individual', decision: 'escalate' },
      { at: 7, ...common, decision: 'none' },
    ]);
    expect(checkLog(lines, [])).toEqual([]);
  });

  test('undo changes no other subject', async () => {
    const other = subjectDecision(person('1961-03-04'));
    expect(await undoDecision(database, 'a', null, other, AT)).toBe(true);
    expect(await database.decisions.count()).toBe(0);
  });

  test('the card learns the decision, not the note', async () => {
    expect(await shortDecision(database, person())).toBeNull();
    await decide(database, 'a', { ...made, note: 'phoned her' }, AT);
    expect(await shortDecision(database, person())).toEqual({
      ...{ value: 'escalate', decidedAt: 5, validUntil: null, facts: 'f' },
    });
  });
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

test('a table of lookups reads all decisions about subjects, without those about hits and damaged ones', async () => {
  const other = person('1961-03-04');
  for (const made of [subjectDecision(person()), subjectDecision(other), hitDecision(person(), 'x')])
    await saveDecision(database, made);
  await database.decisions.update(idOf(other), { decidedAt: Number.NaN });
  const found = await subjectDecisions(database);
  expect([...found.keys()]).toEqual([idOf(person())]);
  expect(found.get(idOf(person()))).toMatchObject({ value: 'no-concern' });
});

test('decisions expire by their own days, not with the results', async () => {
  await saveDecision(database, subjectDecision(person(), 10 * DAY));
  await saveDecision(database, subjectDecision(person('1961-03-04'), 95 * DAY));
  const clock = { now: 100 * DAY, newSession: true };
  expect(await eraseExpired(database, { results: 'session', decisionDays: 30, logDays: 365 }, clock)).toBe(1);
  expect(await database.decisions.count()).toBe(1);
  expect((await decisionsOf(database, idOf(person('1961-03-04')))).subject).not.toBeNull();
});

test('deleting a name deletes the decisions about everybody of that name, and no other', async () => {
  const other: RequestSubject = { operation: 'score', request: { email: 'jane@example.com' } };
  for (const of of [person(), person('1961-03-04'), other]) await saveDecision(database, subjectDecision(of));
  await saveDecision(database, hitDecision(person(), 'x'));
  await eraseSubject(database, person());
  expect((await database.decisions.toArray()).map(({ subjectId }) => subjectId)).toEqual([idOf(other)]);
  await eraseAll(database, '', 0);
  expect(await database.decisions.count()).toBe(0);
});

test('every decision is exported, with the name as long as the lookup or its line of the log has it', async () => {
  const lookup = lookupRecordWith({ id: 'a', subject: person() });
  await database.lookups.add(lookup);
  const ofHit = { of: 'hit', hitKey: 'x', look: null, value: 'unsure', reason: 'birth year', facts: 'f' } as const;
  await decide(database, 'a', ofHit, AT_FIRST);
  await decide(
    database,
    'a',
    { of: 'subject', value: 'reject', note: 'seen', validUntil: '2027-05-12', facts: 'f' },
    { now: DAY, operator: 'k.sample' },
  );
  const exported = async () =>
    JSON.parse(writeDecisionsFile(await exportDecisions(database), 0)).decisions.map(
      ({ subject, decision, decidedBy, note, reason }: Record<string, string>) => [
        subject,
        decision,
        decidedBy,
        note ?? reason,
      ],
    );
  const rows = (name: string) => [
    [name, 'unsure', 'k.sample', 'birth year'],
    [name, 'reject', 'k.sample', 'seen'],
  ];
  expect(await exported()).toEqual(rows('Juan García'));
  await database.lookups.clear();
  expect(await exported()).toEqual(rows('Juan García · individual'));
  await database.log.clear();
  expect(await exported()).toEqual(rows(''));
});
