import { describe, expect, test } from 'vitest';
import type { Stated } from '@/utils/compare/comparison';
import { decidedHits, isUndecided } from '@/utils/decision/decided-hits';
import { type HitDecision, standingOf } from '@/utils/decision/decision';
import { decisionKeys } from '@/utils/decision/decision-keys';
import { type DecidedHit, factsDigest, hitKey } from '@/utils/decision/hit-key';
import { subjectFacts } from '@/utils/decision/subject-facts';
import { parseAnswer } from '@/utils/reading/parse-answer';
import type { RequestSubject } from '@/utils/service/operations';

const said = (...texts: string[]): Stated[] => texts.map((text, index) => ({ text, pointer: `/${index}` }));
const HIT: DecidedHit = {
  id: null,
  list: 'EU Consolidated',
  facts: {
    names: said('Juan Garcia'),
    aliases: [],
    births: said('1961-03-04'),
    countries: said('ES'),
    types: said('person'),
  },
};
const hit = (change: Partial<DecidedHit['facts']>, more: Partial<DecidedHit> = {}): DecidedHit => ({
  ...HIT,
  ...more,
  facts: { ...HIT.facts, ...change },
});
const decided = (of: DecidedHit): HitDecision => ({
  ...{ of: 'hit', subjectId: 's', nameId: 'n', lookupId: 'l', decidedAt: 1, operator: '' },
  ...{ hitKey: hitKey(of), value: 'not-customer', reason: 'birth year', facts: factsDigest(of) },
});
/** The hits as a later answer has them. */
const carryOver = (hits: readonly DecidedHit[], made: readonly HitDecision[]) => [
  ...decidedHits(
    new Map(hits.map((one, i) => [`/${i}`, { key: hitKey(one), facts: factsDigest(one) }])),
    made,
  ).values(),
];
const person = (fields: object): RequestSubject => ({
  operation: 'overview',
  request: { subject_name: 'Juan García', entity_type: 'individual', ...fields },
});

describe('a hit of a later answer', () => {
  test('keeps its decision if its facts are the same, wherever it stands', () => {
    const later: DecidedHit = { ...HIT, facts: { ...HIT.facts, names: [{ text: ' Juan Garcia', pointer: '/9' }] } };
    const [other, carried] = carryOver([hit({ names: said('Jo') }), later], [decided(HIT)]);
    expect(other).toMatchObject({ made: null });
    expect(carried).toMatchObject({ made: decided(HIT), isChanged: false });
    expect([other, carried].map((one) => one && isUndecided(one))).toEqual([true, false]);
  });

  test('is reported as changed, and counts as undecided, if it states another fact', () => {
    const [carried] = carryOver([hit({ countries: said('ES', 'MX') })], [decided(HIT)]);
    expect(carried?.isChanged).toBe(true);
    expect(carried && isUndecided(carried)).toBe(true);
  });

  test('is another hit if its name, list or birth is another and the provider gives no id', () => {
    const others = [hit({ names: said('J. Garcia') }), hit({ births: said('1961') }), hit({}, { list: 'OFAC' })];
    expect(carryOver(others, [decided(HIT)]).map(({ made }) => made)).toEqual([null, null, null]);
  });

  test('is recognized by the provider’s id, though its facts change', () => {
    const [id = null] = said('NK-1');
    const before = hit({}, { id });
    const [carried] = carryOver([hit({ births: said('1962') }, { id })], [decided(before)]);
    expect(carried?.isChanged).toBe(true);
  });
});

test('keys of hits and subjects name nobody', () => {
  const keys = [hitKey(HIT), factsDigest(HIT), ...Object.values(decisionKeys(person({})))];
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
});

test('two births make two subjects of one name, two spellings do not', () => {
  const one = decisionKeys(person({ dob: '1961-03-04' }));
  const other = decisionKeys(person({ dob: '1980-01-01' }));
  expect(one.subjectId).not.toBe(other.subjectId);
  expect(one.nameId).toBe(other.nameId);
  expect(decisionKeys(person({ dob: '1961-03-04', subject_name: 'JUAN  GARCÍA' }))).toEqual(one);
  const email = (address: string) => decisionKeys({ operation: 'score', request: { email: address } });
  expect(email('Jane@example.com')).toEqual(email('jane@example.com'));
  expect(email('joe@example.com')).not.toEqual(email('jane@example.com'));
});

test('a decision holds through its last day, and while the answer says the same', () => {
  const made = (validUntil: string | null) => ({ validUntil, facts: 'f' });
  expect(standingOf(made('2026-11-28'), '2026-11-28', 'f')).toBe('valid');
  expect(standingOf(made('2026-11-27'), '2026-11-28', 'f')).toBe('expired');
  expect(standingOf(made(null), '2026-11-28', 'f')).toBe('valid');
  expect(standingOf(made(null), '2026-11-28', 'other')).toBe('changed');
  expect(standingOf(made(null), '2026-11-28', null)).toBe('valid');
});

describe('facts about the subject in an answer', () => {
  const factsOf = (answer: object) => {
    const report = parseAnswer(JSON.stringify(answer), person({}))?.report;
    return report && subjectFacts(report);
  };
  const ANSWER = { verdict: 'review', risk_score: 44, sanctions: { hits: [] }, request_id: 'r-1', pep: { total: 2 } };

  test('is the same whatever else the answer contains', () => {
    expect(factsOf({ ...ANSWER, request_id: 'r-2', took_ms: 12 })).toBe(factsOf(ANSWER));
  });

  test.each([
    { verdict: 'reject' },
    { risk_score: 45 },
    { pep: { total: 3 } },
    { sanctions: { hits: [{ name: 'Juan Garcia' }] } },
  ])('is something else with %j', (change) => {
    expect(factsOf({ ...ANSWER, ...change })).not.toBe(factsOf(ANSWER));
  });
});
