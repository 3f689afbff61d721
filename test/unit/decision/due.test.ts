import { expect, test } from 'vitest';
import type { Decision } from '@/utils/decision/decision';
import { isDue, listedDecisions } from '@/utils/decision/due';
import { hitDecision, person, subjectDecision } from '../storage/some-decisions';

const DAY = 86_400_000;
const ON = (today: string, now = 0) => ({ today, now, dueDays: 30 });
const until = (validUntil: string | null): Decision =>
  ({ ...subjectDecision(person(), 100 * DAY), validUntil }) as Decision;
const due = (made: Decision, resultAt: number | undefined, when: ReturnType<typeof ON>) =>
  isDue({ made }, resultAt, when);

test('a decision is due from the day after its last one, also without a result', () => {
  for (const resultAt of [undefined, 100 * DAY]) {
    expect(due(until('2026-11-12'), resultAt, ON('2026-11-12'))).toBe(false);
    expect(due(until('2026-11-12'), resultAt, ON('2026-11-13'))).toBe(true);
  }
  expect(due(until(null), undefined, ON('2026-11-13'))).toBe(false);
});

test('a decision is due once its newest result is too old; without one, once it is too old itself', () => {
  const at = (day: number) => ON('2026-11-12', day * DAY);
  expect(due(until(null), 120 * DAY, at(150))).toBe(false);
  expect(due(until(null), 120 * DAY, at(151))).toBe(true);
  expect(due(until(null), undefined, at(130))).toBe(false);
  expect(due(until(null), undefined, at(131))).toBe(true);
  expect(due(hitDecision(person(), 'x'), 120 * DAY, at(151))).toBe(true);
});

test('a subject is listed once, with the decision about it, else with the newest about a hit', () => {
  const newer = { ...hitDecision(person(), 'y'), decidedAt: 9 };
  const made = [
    hitDecision(person(), 'x'),
    newer,
    subjectDecision(person('1961-03-04')),
    hitDecision(person('1961-03-04'), 'x'),
  ];
  const listed = listedDecisions(made, '', () => null);
  expect(listed.map(({ made, count }) => [made.of, made.decidedAt, count])).toEqual([
    ['hit', 9, 2],
    ['subject', 1, 2],
  ]);
});
