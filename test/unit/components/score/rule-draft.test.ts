import { expect, test } from 'vitest';
import { draftOf, ruleOf } from '@/components/score/rule-draft';

const CHOSEN = { pointer: '/fraud_score', type: 'number' } as const;
const EMPTY = draftOf(null);

test.each(['1,000', '1.000', '-2.500', ' 1,000 ', '12.345.678'])('“%s” may mean a thousand or one', (typed) => {
  const problem = 'scoreRule.problemGrouping';
  expect(ruleOf(CHOSEN, { ...EMPTY, min: '0.125', max: typed })).toEqual({ ok: false, problems: { scale: problem } });
  expect(ruleOf(CHOSEN, { ...EMPTY, min: typed, max: '9999' })).toEqual({ ok: false, problems: { scale: problem } });
  const bands = [{ from: typed, to: '', name: 'Stop' }];
  expect(ruleOf(CHOSEN, { ...EMPTY, bands })).toEqual({ ok: false, problems: { bands: problem } });
});

test.each([
  ['0.125', 0.125],
  ['0,5', 0.5],
  ['-2.5', -2.5],
  ['1000', 1000],
])('“%s” is %d', (typed, min) => {
  expect(ruleOf(CHOSEN, { ...EMPTY, min: typed, max: '9999' })).toEqual({
    ok: true,
    rule: { ...CHOSEN, scale: { min, max: 9999 } },
  });
});

test.each([
  ['100', '', 'scoreRule.problemEnds'],
  ['', '1', 'scoreRule.problemEnds'],
  ['0', 'x', 'scoreRule.problemEnds'],
  ['100', '1', 'scoreRule.problemOrder'],
  ['1', '1', 'scoreRule.problemOrder'],
] as const)('a scale from “%s” to “%s” has a problem', (min, max, scale) => {
  expect(ruleOf(CHOSEN, { ...EMPTY, min, max })).toEqual({ ok: false, problems: { scale } });
});
