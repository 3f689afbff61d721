import { describe, expect, test } from 'vitest';
import { standingOf } from '@/utils/decision/decision';
import { decisionKeys } from '@/utils/decision/decision-keys';
import { subjectFacts } from '@/utils/decision/subject-facts';
import { parseAnswer } from '@/utils/reading/parse-answer';
import type { RequestSubject } from '@/utils/service/operations';

const person = (fields: object): RequestSubject => ({
  operation: 'overview',
  request: { subject_name: 'Juan García', entity_type: 'individual', ...fields },
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
  const COUNTED = { ...ANSWER, reasons: ['new mailbox', 'free mailbox'], fraud_reports: 0, breaches: { count: 3 } };

  test('is the same whatever else the answer contains', () => {
    expect(factsOf({ ...ANSWER, request_id: 'r-2', took_ms: 12 })).toBe(factsOf(ANSWER));
    const later = { ...COUNTED, reasons: COUNTED.reasons.toReversed(), mailbox_age_days: 13, remaining_credits: 71 };
    expect(factsOf(later)).toBe(factsOf({ ...COUNTED, mailbox_age_days: 12, remaining_credits: 72 }));
  });

  test.each([
    { verdict: 'reject' },
    { risk_score: 45 },
    { pep: { total: 3 } },
    { sanctions: { hits: [{ name: 'Juan Garcia' }] } },
    { reasons: ['stolen identity'] },
    { fraud_reports: 5 },
    { breaches: { count: 4 } },
  ])('is something else with %j', (change) => {
    expect(factsOf({ ...COUNTED, ...change })).not.toBe(factsOf(COUNTED));
  });
});
