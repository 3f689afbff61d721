import { expect, test } from 'vitest';
import type { Decision } from '@/utils/decision/decision';
import { colleagueStanding } from '@/utils/hand-over/colleague';
import { hitDecision, person, subjectDecision } from '../storage/some-decisions';

const TODAY = '2026-11-12';
const ofSubject = (validUntil: string | null): Decision => {
  const made = subjectDecision(person());
  return made.of === 'subject' ? { ...made, validUntil } : made;
};
const hit = { key: 'x', look: 'l', facts: 'f' };
const ofHit = (change: object = {}): Decision => ({ ...hitDecision(person(), 'x'), ...change });

test.each<[string, Decision, typeof hit | null, string | null, string | null]>([
  ['the same facts', ofSubject(null), null, 'f', 'valid'],
  ['other facts', ofSubject(null), null, 'g', 'changed'],
  ['its last day is over', ofSubject('2026-11-11'), null, 'f', 'expired'],
  ['of the subject, at a hit', ofSubject(null), hit, 'f', null],
  ['of the hit, at the subject', ofHit(), null, 'f', null],
  ['of the hit', ofHit(), hit, 'f', 'valid'],
  ['of the hit with other facts', ofHit({ facts: 'g' }), hit, 'f', 'changed'],
  ['of a hit that only looks the same', ofHit({ hitKey: 'y', look: 'l' }), hit, 'f', 'changed'],
  ['of another hit', ofHit({ hitKey: 'y' }), hit, 'f', null],
])('a decision of a colleague, %s: %j', (_when, made, at, facts, standing) => {
  expect(colleagueStanding(made, at, { facts, today: TODAY })).toBe(standing);
});
