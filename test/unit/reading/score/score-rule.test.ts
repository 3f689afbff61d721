import { describe, expect, it } from 'vitest';
import type { Report } from '../../../../utils/reading/report';
import { type ScoreRule, scoreRule } from '../../../../utils/reading/score/score-rule';
import { reportOf } from '../report-of';

const body = {
  risk_score: 40,
  sendex: 0.95,
  text: '72/100',
  gap: 'N/A',
  phone: { success: false, risk_score: 0 },
  object: { value: 7, max: 10 },
  __proto__: null,
};
const read = (rule: ScoreRule, json: unknown = body): Report => reportOf(json, 'score', rule);
const chosen: ScoreRule = { pointer: '/sendex', type: 'number' };

describe('the score a person chose', () => {
  it('is read where they pointed, whatever it is called', () => {
    expect(read(chosen).score).toMatchObject({
      pointer: '/sendex',
      value: '0.95',
      number: 0.95,
      found: 'rule',
      scale: null,
      direction: null,
    });
    expect(read({ pointer: '/text', type: 'text' }).score).toMatchObject({
      value: '72/100',
      number: 72,
      scale: { max: 100 },
    });
  });

  it('is named as in the list of numbers', () => {
    const { score, candidates } = read({ pointer: '/scores/0', type: 'number' }, { scores: [5, 95] });
    expect(score).toMatchObject({ value: '5', path: ['Scores'], name: '1' });
    expect(candidates.find(({ pointer }) => pointer === '/scores/0')).toMatchObject({ path: ['Scores'], name: '1' });
  });

  it('offers no number that evidently counts something else', () => {
    const json = { sendex: 0.4, employees: 240, pwn_count: 3, company: { age: 7, rating: 2 } };
    const { candidates } = read(chosen, json);
    expect(candidates.map(({ pointer }) => pointer)).toEqual(['/company/rating', '/sendex']);
  });

  it('is shown in candidates with what a rule needs', () => {
    const candidate = read(chosen).candidates.find(({ pointer }) => pointer === '/sendex');
    expect(candidate).toMatchObject({ value: '0.95', type: 'number', named: false, path: [] });
  });

  it.each<[string, ScoreRule, string]>([
    ['"this answer has no score"', { pointer: null, type: 'number' }, 'rule-says-none'],
    ['the path is gone', { pointer: '/gone', type: 'number' }, 'rule-path-vanished'],
    ['the path leads through a list that is none', { pointer: '/risk_score/0', type: 'number' }, 'rule-path-vanished'],
    ['an inherited name is nothing', { pointer: '/toString', type: 'text' }, 'rule-path-vanished'],
    ['a number became text', { pointer: '/text', type: 'number' }, 'rule-path-retyped'],
    ['text became a number', { pointer: '/sendex', type: 'text' }, 'rule-path-retyped'],
    ['it became an object', { pointer: '/object', type: 'number' }, 'rule-path-retyped'],
    ['the service gave nothing', { pointer: '/gap', type: 'text' }, 'rule-path-empty'],
    ['its part failed', { pointer: '/phone/risk_score', type: 'number' }, 'rule-part-failed'],
  ])('abstains and never takes another number: %s', (_, rule, reason) => {
    const report = read(rule);
    expect(report.score).toBeNull();
    expect(report.abstained).toEqual({ reason, pointer: rule.pointer });
    expect(report.candidates.length).toBeGreaterThan(0);
  });

  it('is not believed in an answer that failed or is not finished', () => {
    expect(read({ pointer: '/score', type: 'number' }, { success: false, score: 5 }).abstained?.reason).toBe('failed');
    expect(read({ pointer: '/score', type: 'number' }, { status: 'processing', score: 5 }).abstained?.reason).toBe(
      'pending',
    );
  });
});

describe('scale, direction and bands of a rule', () => {
  const bands = [
    { from: 0, to: 40, name: 'Fine' },
    { from: 40, to: 70, name: 'Look' },
    { from: 70, to: 100, name: 'Stop' },
  ];
  const full: ScoreRule = { pointer: '/n', type: 'number', scale: { min: 0, max: 100 }, direction: 'riskier', bands };

  it.each([
    [0, 'Fine'],
    [39.9, 'Fine'],
    [40, 'Look'],
    [100, 'Stop'],
  ])('%d lies in %s', (n, name) => {
    expect(read(full, { n }).score).toMatchObject({
      band: { name },
      direction: 'riskier',
      scale: { min: 0, max: 100, source: 'rule' },
    });
  });

  it('uses no scale and no band for a number outside', () => {
    expect(read(full, { n: 250 }).score).toMatchObject({
      value: '250',
      scale: null,
      scaleProblem: 'outside',
      band: null,
    });
  });

  it('uses no scale when rule and answer differ', () => {
    const rule: ScoreRule = { ...full, pointer: '/score/value' };
    expect(read(rule, { score: { value: 7, max: 10 } }).score).toMatchObject({
      scale: null,
      scaleProblem: 'rule-and-answer-differ',
      band: null,
    });
    expect(read(rule, { score: { value: 7, max: 100 } }).score).toMatchObject({
      scaleProblem: null,
      band: { name: 'Fine' },
    });
  });

  it('gives a gap between bands no name', () => {
    const gap: ScoreRule = {
      ...full,
      bands: [
        { from: 0, to: 10, name: 'a' },
        { from: 20, name: 'b' },
      ],
    };
    expect(read(gap, { n: 15 }).score?.band).toBeNull();
    expect(read(gap, { n: 99 }).score?.band?.name).toBe('b');
  });
});

describe('the schema of a rule', () => {
  it.each<unknown>([
    { pointer: null, type: 'number' },
    { pointer: '', type: 'number' },
    {
      pointer: '/a~1b',
      type: 'text',
      scale: { min: -1, max: 3 },
      bands: [
        { from: 0, to: 1, name: 'x' },
        { from: 1, name: 'y' },
        { from: 3, name: 'z' },
      ],
    },
  ])('takes %j', (rule) => {
    expect(scoreRule.safeParse(rule).success).toBe(true);
  });

  it.each<unknown>([
    { pointer: 'a.b', type: 'number' },
    { pointer: '/a' },
    { pointer: '/a', type: 'boolean' },
    { pointer: '/a', type: 'number', scale: { min: 3, max: 3 } },
    {
      pointer: '/a',
      type: 'number',
      bands: [
        { from: 0, to: 5, name: 'x' },
        { from: 4, name: 'y' },
      ],
    },
    {
      pointer: '/a',
      type: 'number',
      bands: [
        { from: 4, name: 'x' },
        { from: 4, name: 'y' },
      ],
    },
    { pointer: '/a', type: 'number', bands: Array.from({ length: 6 }, (_, i) => ({ from: i, to: i + 1, name: 'x' })) },
    { pointer: '/a', type: 'number', direction: 'higher' },
  ])('refuses %j', (rule) => {
    expect(scoreRule.safeParse(rule).success).toBe(false);
  });
});
