import { describe, expect, it } from 'vitest';
import type { Verdict } from '@/utils/reading/score/verdict';
import type { ScoreRule } from '../../../../utils/reading/score/score-rule';
import { reportOf } from '../report-of';

const label = (json: unknown, rule?: ScoreRule): Verdict | null => reportOf(json, 'score', rule).label;

describe("the service's verdict word", () => {
  it.each<[unknown, string, string, string | null]>([
    [{ decision: 'DECLINE', risk_score: 5 }, '/decision', 'DECLINE', 'danger'],
    [{ data: { state: 'APPROVE', fraud_score: 3 } }, '/data/state', 'APPROVE', 'calm'],
    [{ recommendation: 'HIGH_RISK' }, '/recommendation', 'HIGH_RISK', 'danger'],
    [{ action: 'challenge' }, '/action', 'challenge', 'caution'],
    [{ risk_level: 'critical' }, '/risk_level', 'critical', 'danger'],
    [{ risk_level: 'very_high' }, '/risk_level', 'very_high', null],
    [{ fraudRating: 'low' }, '/fraudRating', 'low', 'calm'],
    [{ risk_level: 'unknown' }, '/risk_level', 'unknown', null],
    [{ decision: { value: 'accept', name: 'default' } }, '/decision/value', 'accept', 'calm'],
    [{ risk: { score: 3, level: 'low' } }, '/risk/level', 'low', null],
    [{ reputation: 'high' }, '/reputation', 'high', null],
    [{ level: 'high' }, '/level', 'high', null],
    [{ status: 'Declined' }, '/status', 'Declined', null],
    [{ rating: 'low' }, '/rating', 'low', null],
    [{ grade: 'A' }, '/grade', 'A', null],
    [{ status: 'success', result: 'valid' }, '/result', 'valid', null],
  ])('%j', (json, pointer, text, tone) => {
    expect(label(json)).toMatchObject({ pointer, text, tone });
  });

  it.each<unknown>([
    { status: 'success' },
    { status: 'completed' },
    { state: 'IA', city: 'Ames' },
    { confidence: 'high' },
    { decision: 'N/A' },
    { decision: '<b>no</b>' },
    { decision: '72' },
    { hits: [{ decision: 'DECLINE', risk_level: 'high' }] },
    { phone: { success: false, decision: 'DECLINE' } },
    { phone: { level: 'high' } },
    // A case, a company, a person, a place: states and names of other things.
    { status: 'Unknown' },
    { case_status: 'open', review_status: 'Unreviewed', alert_state: 'escalated' },
    { company_status: 'active', status: 'dissolved' },
    { label: 'Ilse Vantongeren', type: 'person' },
    { ip_risk_level: 'high', document_decision: 'rejected', email_status: 'valid', phone: { status: 'blocked' } },
    { results: [{ name: 'P. Quillon', result: 'match', risk_level: 'high' }] },
    { hits: [{ match_status: 'possible_match' }] },
    { country: { risk_level: 'high' } },
    { success: false, decision: 'DECLINE' },
  ])('%j has none', (json) => {
    expect(label(json)).toBeNull();
  });
});

it.each<[unknown, string, string]>([
  [{ outer: { inner: { overall_status: 'PASSED' } } }, '/outer/inner/overall_status', 'Overall status'],
  [{ responses: [{ email: 'a@example.com', decision: 'REVIEW', dob: null }] }, '/responses/0/decision', 'Decision'],
  [{ fraud_score: { word: 'x', type: 'Medium' }, took: 3 }, '/fraud_score/type', 'Fraud score'],
  [{ final_result: { message: 'Not verified' } }, '/final_result/message', 'Final result'],
  [
    { header: { final_response: { decision: 'STOP' } }, body: { elements: [] } },
    '/header/final_response/decision',
    'Decision',
  ],
  [{ case_status: 'Unknown', screeningOutcome: 'CLEAR' }, '/screeningOutcome', 'Screening outcome'],
  [{ zetaAdvice: 'Refer', status: 'valid' }, '/zetaAdvice', 'Zeta advice'],
  [{ decision: 'ACCEPT', final_decision: 'REJECT' }, '/final_decision', 'Final decision'],
  [{ history: { decision: 'x' }, order: { status: 'rejected' } }, '/order/status', 'Status'],
])('finds where the verdict is in %j', (json, pointer, name) => {
  expect(label(json)).toMatchObject({ pointer, name });
});

it.each<[unknown, string | null, string | null]>([
  [{ risk_level: 'low', match_status: 'possible_match' }, '/match_status', 'Match status'],
  [{ risk_level: 'unknown', match_status: 'no_match' }, '/match_status', 'Match status'],
  [
    [
      { check: 'Identity', outcome: 'CLEAR' },
      { check: 'Harbour List', outcome: 'SUSPICIOUS' },
    ],
    '/1/outcome',
    'Harbour List › Outcome',
  ],
  [{ kyc: { verdict: 'PASS' }, aml: { verdict: 'ALERT' } }, '/aml/verdict', 'AML › Verdict'],
  [{ kyc: { verdict: 'PASS' }, aml: { verdict: 'CLEAR' } }, '/kyc/verdict', 'KYC › Verdict'],
  // One service says nothing, so a calm word does not speak for the whole.
  [{ kyc: { verdict: 'PASS' }, aml: { hits: 2 } }, null, null],
  [
    { status: 'verified', kyc: { name: 'x' }, aml: { match_status: 'match' } },
    '/aml/match_status',
    'AML › Match status',
  ],
  // A decision covers its services.
  [{ decision: 'ACCEPT', kyc: { verdict: 'PASS' }, aml: { verdict: 'REFER' } }, '/decision', 'Decision'],
])('no outcome hides a more alarming one: %j', (json, pointer, name) => {
  expect(label(json)?.pointer ?? null).toBe(pointer);
  expect(label(json)?.name ?? null).toBe(name);
});

describe('a word that something contradicts has no colour', () => {
  const rule = (direction: 'riskier' | 'safer'): ScoreRule => ({
    pointer: '/risk_score',
    type: 'number',
    scale: { min: 0, max: 100 },
    direction,
  });

  it('two words', () => {
    expect(label({ decision: 'APPROVE', risk_level: 'high' })?.tone).toBeNull();
    expect(label({ decision: 'APPROVE', risk_level: 'low' })?.tone).toBe('calm');
  });

  it('a 0 beside a word that is not calm', () => {
    expect(label({ risk_score: 0, risk_level: 'high' })?.tone).toBeNull();
    expect(label({ risk_score: 0, risk_level: 'low' })?.tone).toBe('calm');
  });

  it('a number whose scale and direction are known', () => {
    const body = { risk_score: 85, decision: 'allow' };
    expect(label(body)?.tone).toBe('calm');
    expect(label(body, rule('riskier'))?.tone).toBeNull();
    expect(label(body, rule('safer'))?.tone).toBe('calm');
    expect(label({ risk_score: 12, decision: 'DECLINE' }, rule('riskier'))?.tone).toBeNull();
  });
});

describe('a status that says "no match"', () => {
  const hits = [{ name: 'A', list: 'OFAC SDN', match_score: 1 }];
  const of = (json: unknown): string | null => reportOf(json, 'overview').label?.text ?? null;

  it('is no verdict above hits, unless it is the decision', () => {
    expect(of({ recordStatus: 'nomatch', hits })).toBeNull();
    expect(of({ screening_status: 'clear', risk_level: 'high', hits })).toBe('high');
    expect(of({ decision: 'clear', hits })).toBe('clear');
    expect(of({ recordStatus: 'nomatch', hits: [] })).toBe('nomatch');
  });
});
