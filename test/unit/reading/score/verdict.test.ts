import { describe, expect, it } from 'vitest';
import type { Verdict } from '@/utils/reading/score/verdict';
import { buildReport } from '../../../../utils/reading/build-report';
import type { ScoreRule } from '../../../../utils/reading/score/score-rule';

const label = (json: unknown, rule?: ScoreRule): Verdict | null => buildReport(json, 'score', rule).label;

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
  ])('%j has none', (json) => {
    expect(label(json)).toBeNull();
  });
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
