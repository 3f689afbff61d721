import { expect, test } from 'vitest';
import { bandTone } from '@/utils/reading/score/band-tone';
import type { ScoreRule } from '@/utils/reading/score/score-rule';
import { parseScoreRules, ruleFor, withRule } from '@/utils/reading/score/score-rules';

const RULE: ScoreRule = { pointer: '/score', type: 'number' };
const AT = 'https://api.example.com';

test('a rule counts for its service and operation alone', () => {
  const rules = withRule({}, AT, 'score', RULE);
  expect(ruleFor(rules, AT, 'score')).toEqual(RULE);
  expect(ruleFor(rules, AT, 'overview')).toBeUndefined();
  expect(ruleFor(rules, `${AT}/v2`, 'score')).toBeUndefined();
  expect(ruleFor(withRule(rules, AT, 'score', null), AT, 'score')).toBeUndefined();
});

test.each([undefined, null, 1, 'x', [], { [AT]: 1 }, { [AT]: { score: { pointer: 5 } } }])(
  'damaged rules %o are no rules',
  (stored) => {
    expect(ruleFor(parseScoreRules(stored), AT, 'score')).toBeUndefined();
  },
);

test('a damaged rule takes no other with it', () => {
  const stored = { [AT]: { score: { pointer: 'no pointer', type: 'number' }, overview: RULE } };
  expect(ruleFor(parseScoreRules(stored), AT, 'overview')).toEqual(RULE);
});

test('what every object inherits is no rule', () => {
  for (const name of ['constructor', '__proto__', 'toString']) expect(ruleFor({}, name, 'score')).toBeUndefined();
});

test('bands have a colour by rank, only with a direction, and a single one has none', () => {
  const bands = [
    { from: 40, name: 'b' },
    { from: 0, name: 'a' },
    { from: 75, name: 'c' },
  ] as const;
  const tones = (direction?: 'riskier' | 'safer') =>
    bands.map((band) => bandTone({ bands: [...bands], ...(direction ? { direction } : {}) }, band));
  expect(tones()).toEqual([null, null, null]);
  expect(tones('riskier')).toEqual(['caution', 'calm', 'danger']);
  expect(tones('safer')).toEqual(['caution', 'danger', 'calm']);
  expect(bandTone({ bands: [bands[0]], direction: 'riskier' }, bands[0])).toBeNull();
});
