import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import type { Decided, DecisionInput } from '@/utils/decision/decision';
import { checkLog } from '@/utils/log/check-log';
import { standingDecisions } from '@/utils/log/decision-in-log';
import { Database } from '@/utils/storage/database';
import { decide, undoDecisions } from '@/utils/storage/decisions';
import { eraseExpired, eraseSubject } from '@/utils/storage/erase';
import { readLog } from '@/utils/storage/log';
import { lookupRecordWith } from '../lookup/record';
import { person } from './some-decisions';

const DAY = 86_400_000;
const RUNS = Number(process.env.RUNS ?? 1000);
const database = new Database();
afterAll(() => database.delete());

const PEOPLE = [person(), person('1961-03-04'), { operation: 'score', request: { email: 'jo@example.com' } }] as const;
const ofHit = (hitKey: string, value: 'unsure' | 'customer'): DecisionInput => ({
  ...{ of: 'hit', hitKey, look: null, value, reason: 'born', facts: 'f', drawn: { hit: 'J. G.', compared: '' } },
});
const INPUTS: Record<string, DecisionInput[]> = {
  subject: [{ of: 'subject', value: 'escalate', note: 'seen', validUntil: '2027-05-12', facts: 'f' }],
  hit: [ofHit('x', 'unsure')],
  group: [ofHit('x', 'customer'), ofHit('y', 'unsure'), ofHit('z', 'unsure')],
};
const move = fc.record({
  does: fc.constantFrom('subject', 'hit', 'group', 'undo', 'undo', 'erase', 'expire'),
  lookup: fc.nat(PEOPLE.length - 1),
  which: fc.nat(3),
  days: fc.nat(40),
});

test('in any history, each decision has its line, and the journal alone gives the decisions again', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(move, { maxLength: 14 }), async (moves) => {
      for (const table of database.tables) await table.clear();
      await database.lookups.bulkAdd(PEOPLE.map((subject, i) => lookupRecordWith({ id: `${i}`, subject })));
      const steps: { id: string; decided: Decided[] }[] = [];
      let now = 1000 * DAY;
      let made = 0;
      let undone = 0;
      const keep = { results: '90', decisionDays: 60, logDays: 90 } as const;
      for (const { does, lookup, which, days } of moves) {
        now += days * DAY;
        const by = { now, operator: 'k.sample' };
        const id = `${lookup}`;
        if (does === 'erase') await eraseSubject(database, PEOPLE[lookup] ?? PEOPLE[0], 1);
        else if (does === 'expire')
          await database.decisions
            .where('decidedAt')
            .below(now - 60 * DAY)
            .delete();
        else if (does === 'undo') {
          const [step] = steps.splice(Math.max(0, steps.length - 1 - which), 1);
          const result = step && (await undoDecisions(database, step.id, step.decided, by));
          if (result === 'undone') undone += step?.decided.length ?? 0;
        } else {
          const decided = await decide(database, { lookupId: id, made: INPUTS[does] ?? [] }, by);
          if (typeof decided === 'string') continue;
          steps.push({ id, decided });
          made += decided.length;
        }
      }
      await eraseExpired(database, keep, { now, newSession: false });
      const lines = await readLog(database);
      expect(checkLog(lines, []).problems).toEqual([]);
      expect(lines.filter(({ content }) => content?.event !== 'expired')).toHaveLength(made + undone);
      // A line that has lost its content cannot say what was decided; the decision may hold longer.
      const held = [...standingDecisions(lines)].filter(([, one]) => one.decidedAt >= now - keep.decisionDays * DAY);
      const emptied = new Set(lines.filter(({ content }) => content === null).map(({ at }) => at));
      const stored = (await database.decisions.toArray()).filter(({ decidedAt }) => !emptied.has(decidedAt));
      expect(new Map(stored.map(({ id, ...one }) => [id, one]))).toEqual(
        new Map(held.filter(([, { decidedAt }]) => !emptied.has(decidedAt))),
      );
    }),
    { numRuns: RUNS, seed: 20261129 },
  );
}, 600_000);
