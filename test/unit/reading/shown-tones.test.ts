import { expect, test } from 'vitest';
import { parseAnswer } from '@/utils/reading/parse-answer';
import type { ScoreRule } from '@/utils/reading/score/score-rule';
import { shownTones } from '@/utils/reading/shown-tones';

const RULE = { pointer: '/score', type: 'number', direction: 'riskier' } as const;

function tonesOf(text: string, rule: ScoreRule) {
  const read = parseAnswer(text, { operation: 'score', request: { email: 'jane@example.com' } }, { score: rule });
  if (!read) throw new Error('no JSON');
  return shownTones(read.report, rule);
}

test('a single band says nothing about a number, so it does not make a calm word green', () => {
  const text = '{"score": 99, "decision": "ALLOW"}';
  expect(tonesOf(text, { ...RULE, bands: [{ from: 0, name: 'Any' }] }).label).toBeNull();
  const bands = [
    { from: 0, name: 'Low' },
    { from: 50, name: 'High' },
  ];
  expect(tonesOf('{"score": 9, "decision": "ALLOW"}', { ...RULE, bands }).label).toBe('calm');
  expect(tonesOf(text, { ...RULE, bands })).toEqual({ band: null, label: null, disagree: true });
});
