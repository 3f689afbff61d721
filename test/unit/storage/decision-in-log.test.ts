import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Decided, DecisionInput } from '@/utils/decision/decision';
import { checkLog } from '@/utils/log/check-log';
import { pastDecisions } from '@/utils/log/decision-in-log';
import { accountId } from '@/utils/service/account-id';
import { Database } from '@/utils/storage/database';
import { decide, undoDecisions } from '@/utils/storage/decisions';
import { decisionLinesOf, readLog } from '@/utils/storage/log';
import { savePurpose } from '@/utils/storage/purpose';
import { lookupRecordWith } from '../lookup/record';
import { idOf, person } from './some-decisions';

const database = new Database();
beforeEach(async () => {
  await database.lookups.add(lookupRecordWith({ id: 'a', subject: person(), accountId: accountId.parse('one') }));
});
afterEach(async () => {
  for (const table of database.tables) await table.clear();
});

const AT = { now: 5, operator: 'k.sample' };
const made = { of: 'subject', value: 'escalate', note: '', validUntil: null, facts: 'f' } as const;
const drawnHit = {
  ...({ of: 'hit', hitKey: 'x', look: null, value: 'unsure', reason: '', facts: 'f' } as const),
  drawn: { hit: 'Juan G. · OFAC', compared: 'Born 1961 (differs)' },
};

/** Decides, and returns what it takes to undo it. */
async function decided(input: DecisionInput): Promise<Decided> {
  const result = await decide(database, { lookupId: 'a', made: [input] }, AT);
  const [step] = typeof result === 'string' ? [] : result;
  if (!step) throw new Error('not decided');
  return step;
}
const undo = (step: Decided, by = AT) => undoDecisions(database, 'a', [step], by);

test('a decision about a subject or a hit and its undo are lines of the log, under the case of now', async () => {
  await savePurpose(database, { reference: '4711', reason: 'Review' });
  const step = await decided({ ...made, note: 'phoned her', validUntil: '2027-05-12' });
  const hit = await decided({ ...drawnHit, reason: 'birth year' });
  await undo(step, { now: 7, operator: 'b.other' });
  await undo(hit, { now: 8, operator: 'k.sample' });
  const common = { reference: '4711', reason: 'Review', subject: 'Juan García · individual', lookup: 'a' };
  const lines = await readLog(database);
  expect(lines.map(({ at, content }) => ({ at, ...content }))).toMatchObject([
    { at: 5, ...common, event: 'decision', operator: 'k.sample', decision: 'escalate', note: 'phoned her' },
    { at: 5, ...common, event: 'decision', decision: 'unsure', note: 'birth year', ...drawnHit.drawn },
    { at: 7, ...common, event: 'undone', operator: 'b.other', decision: 'escalate', line: '1' },
    { at: 8, ...common, event: 'undone', decision: 'unsure', line: '2', hit: 'Juan G. · OFAC' },
  ]);
  expect(checkLog(lines, []).problems).toEqual([]);
  expect(pastDecisions(await decisionLinesOf(database, idOf(person())))).toMatchObject([
    { made: { value: 'escalate', validUntil: '2027-05-12' }, number: 1, isUndone: true },
    { made: { of: 'hit', value: 'unsure' }, number: 2, isUndone: true },
  ]);
});

test('hits of one press are stored and taken back together, or not at all; each has its line', async () => {
  const hits = ['x', 'y', 'z'].map((hitKey) => ({ ...drawnHit, hitKey }));
  const press = () => decide(database, { lookupId: 'a', made: hits }, AT);
  const first = (await press()) as Decided[];
  expect(first.map(({ made }) => made.of === 'hit' && made.hitKey)).toEqual(['x', 'y', 'z']);
  const lines = await readLog(database);
  expect(lines.map(({ content }) => content?.together)).toEqual(['3', '3', '3']);
  const undoAll = () => undoDecisions(database, 'a', first, AT);
  const other = await decided({ ...drawnHit, hitKey: 'y', value: 'customer' });
  expect(await undoAll()).toBe('newer');
  expect(await database.decisions.count()).toBe(3);
  await undo(other);
  expect(await undoAll()).toBe('undone');
  expect(await database.decisions.count()).toBe(0);
  // A press that cannot be stored in full is not stored.
  await expect(
    decide(database, { lookupId: 'a', made: [drawnHit, { ...drawnHit, hitKey: 'q', reason: 'x'.repeat(301) }] }, AT),
  ).rejects.toThrow();
  expect(await database.decisions.count()).toBe(0);
  expect((await readLog(database)).length).toBe(8);
});
