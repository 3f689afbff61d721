import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Decided, Decision, DecisionInput } from '@/utils/decision/decision';
import { decisionKeys } from '@/utils/decision/decision-keys';
import { accountId } from '@/utils/service/account-id';
import type { RequestSubject } from '@/utils/service/operations';
import { Database } from '@/utils/storage/database';
import {
  decide,
  decisionsOf,
  decisionsOfMany,
  saveDecision,
  shortDecision,
  subjectDecisions,
  undoDecisions,
} from '@/utils/storage/decisions';
import { eraseAll, eraseExpired, eraseSubject } from '@/utils/storage/erase';
import { lookupRecordWith } from '../lookup/record';
import { hitDecision, idOf, person, subjectDecision } from './some-decisions';

const DAY = 86_400_000;
const RUNS = Number(process.env.RUNS ?? 20);
const database = new Database();
afterEach(() => eraseAll(database, '', 0));

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
  const drawnHit = { ...ofHit, drawn: { hit: 'Juan G. · OFAC', compared: 'Born 1961 (differs)' } };
  const stored = { ...decisionKeys(person()), lookupId: 'a', decidedAt: 5, operator: 'k.sample' };
  beforeEach(async () => {
    await database.lookups.add(lookupRecordWith({ id: 'a', subject: person(), accountId: accountId.parse('one') }));
  });

  /** Decides, and returns what it takes to undo it. */
  async function decided(input: DecisionInput, by = AT): Promise<Decided> {
    const result = await decide(database, { lookupId: 'a', made: [input] }, by);
    const [step] = typeof result === 'string' ? [] : result;
    if (!step) throw new Error('not decided');
    return step;
  }
  const undo = (step: Decided, by = AT) => undoDecisions(database, 'a', [step], by);

  test('a decision is stored with the keys of the subject, whatever account asked', async () => {
    const step = { made: { ...stored, ...made }, before: null };
    expect(await decide(database, { lookupId: 'a', made: [made] }, AT)).toEqual([step]);
    await database.lookups.add(lookupRecordWith({ id: 'b', subject: person(), accountId: accountId.parse('two') }));
    await decide(database, { lookupId: 'b', made: [drawnHit] }, AT);
    expect(await decisionsOf(database, idOf(person()))).toEqual({
      subject: step.made,
      hits: [{ ...stored, lookupId: 'b', ...ofHit }],
    });
  });

  test('deleted data of a subject does not come back', async () => {
    const first = await decided(made);
    const second = await decided(made);
    await eraseSubject(database, person(), 1);
    expect(await decide(database, { lookupId: 'a', made: [made] }, AT)).toBe('deleted');
    for (const step of [first, second]) expect(await undo(step)).toBe('deleted');
    expect(await database.decisions.count()).toBe(0);
  });

  test('undo restores the previous decision, or removes the only one', async () => {
    const first = await decided(made);
    const hit = await decided(drawnHit);
    const second = await decided({ ...made, value: 'reject' }, { now: 6, operator: '' });
    expect(await undo(second)).toBe('undone');
    expect(await decisionsOf(database, idOf(person()))).toMatchObject({ subject: first.made, hits: [ofHit] });
    expect(await undo(hit)).toBe('undone');
    expect(await decisionsOf(database, idOf(person()))).toEqual({ subject: first.made, hits: [] });
    expect(await undo(first)).toBe('undone');
    expect(await database.decisions.count()).toBe(0);
  });

  test('undo takes back only what was decided there: a later decision of another window stays', async () => {
    const here = await decided(made);
    const there = await decided({ ...made, value: 'reject', note: 'phoned her' });
    expect(there.before).toEqual(here.made);
    expect(await undo(here)).toBe('newer');
    expect(await decisionsOf(database, idOf(person()))).toMatchObject({
      subject: { value: 'reject', note: 'phoned her' },
    });
    expect(await undo(there)).toBe('undone');
    expect(await undo(there)).toBe('newer');
    expect(await undo(here)).toBe('undone');
  });

  test('two windows that decide and undo in any order never take back what the other has decided', async () => {
    const move = fc.record({
      window: fc.constantFrom(0, 1),
      does: fc.constantFrom('escalate', 'reject', 'undo'),
      of: fc.constantFrom('subject', 'hit'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(move, { maxLength: 12 }), async (moves) => {
        await database.decisions.clear();
        const steps: Decided[][] = [[], []];
        // What is stored, newest last, by what it is about.
        const expected: Record<string, Decided['made'][]> = { subject: [], hit: [] };
        for (const { window, does, of } of moves) {
          if (does !== 'undo') {
            const input = of === 'hit' ? drawnHit : ({ ...made, value: does } as const);
            const step = await decided(input);
            steps[window]?.push(step);
            expected[of]?.push(step.made);
            continue;
          }
          const step = steps[window]?.pop();
          if (!step) continue;
          const stack = expected[step.made.of] ?? [];
          const isNewest = stack.at(-1)?.decidedAt === step.made.decidedAt;
          expect(await undo(step)).toBe(isNewest ? 'undone' : 'newer');
          if (isNewest) stack.pop();
        }
        const { subject, hits } = await decisionsOf(database, idOf(person()));
        expect([subject, hits[0] ?? null]).toEqual([expected.subject?.at(-1) ?? null, expected.hit?.at(-1) ?? null]);
      }),
      { numRuns: RUNS, seed: 20261129 },
    );
  }, 120_000);

  test('a note typed beside a decision is not stored with a newer one', async () => {
    const beside = (await decided(made)).made.decidedAt;
    const note = { ...made, note: 'phoned her' };
    await decided({ ...made, value: 'reject' });
    expect(await decide(database, { lookupId: 'a', made: [note], over: beside }, AT)).toBe('newer');
    expect(await decisionsOf(database, idOf(person()))).toMatchObject({ subject: { value: 'reject', note: '' } });
    expect(await decide(database, { lookupId: 'a', made: [note], over: beside + 1 }, AT)).toMatchObject([
      { made: note },
    ]);
  });

  test('undo changes no other subject', async () => {
    const other = subjectDecision(person('1961-03-04'));
    await saveDecision(database, other);
    expect(await undo({ made: other, before: null })).toBe('newer');
    const own = await decided(made);
    expect(await undo({ ...own, before: other })).toBe('newer');
    expect(await database.decisions.count()).toBe(2);
  });

  test('the card learns the decision, not the note', async () => {
    expect(await shortDecision(database, person())).toBeNull();
    await decide(database, { lookupId: 'a', made: [{ ...made, note: 'phoned her' }] }, AT);
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

test('a table of lookups reads all decisions about subjects but damaged ones, and counts the hits that match', async () => {
  const other = person('1961-03-04');
  const hits = [hitDecision(person(), 'x'), { ...hitDecision(person(), 'y'), value: 'customer' } as Decision];
  for (const made of [subjectDecision(person()), subjectDecision(other), ...hits]) await saveDecision(database, made);
  await database.decisions.update(idOf(other), { decidedAt: Number.NaN });
  const { made, matches } = await subjectDecisions(database);
  expect([...made.keys()]).toEqual([idOf(person())]);
  expect(made.get(idOf(person()))).toMatchObject({ value: 'no-concern' });
  expect([...matches]).toEqual([[idOf(person()), 1]]);
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
  await eraseSubject(database, person(), 1);
  expect((await database.decisions.toArray()).map(({ subjectId }) => subjectId)).toEqual([idOf(other)]);
  await eraseAll(database, '', 0);
  expect(await database.decisions.count()).toBe(0);
});
