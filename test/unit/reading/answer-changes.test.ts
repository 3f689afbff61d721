import { describe, expect, test } from 'vitest';
import { answerChanges } from '@/utils/reading/answer-changes';
import { parseAnswer } from '@/utils/reading/parse-answer';
import { comparableScores } from '@/utils/reading/score/comparable-scores';
import type { ScoreRule } from '@/utils/reading/score/score-rule';
import { ENGLISH } from '../../texts/english';

function read(text: string, rule?: ScoreRule) {
  const found = parseAnswer(text, { operation: 'score', request: { email: 'jane@example.com' } }, { score: rule });
  if (!found) throw new Error('no JSON');
  return found;
}
const changes = (before: string, after: string) => answerChanges(read(before), read(after), ENGLISH);

describe('differences', () => {
  test('field by field, with pointers and digits as sent', () => {
    expect(changes('{"a":1.10,"b":{"c/d":"x"},"e":1}', '{"a":1.20,"b":{"c/d":"y","f":[1,2]}}')).toEqual([
      { pointer: '/a', before: '1.10', after: '1.20' },
      { pointer: '/b/c~1d', before: 'x', after: 'y' },
      { pointer: '/b/f', before: null, after: ENGLISH.t('value.items', { count: 2 }) },
      { pointer: '/e', before: '1', after: null },
    ]);
  });

  test('digits that a number of JavaScript does not keep are compared, too', () => {
    expect(changes('{"id":9007199254740993}', '{"id":9007199254740992}')).toEqual([
      { pointer: '/id', before: '9007199254740993', after: '9007199254740992' },
    ]);
    expect(changes('{"id":9007199254740993}', '{"id":9007199254740993}')).toEqual([]);
    expect(changes('{"a":0.80}', '{"a":0.8}')).toEqual([]);
    expect(changes('[1e400]', '[1e500]')).toHaveLength(1);
  });

  test('the same in another order is no difference', () => {
    expect(changes('{"a":1,"b":{"c":null}}', '{"b":{"c":null},"a":1}')).toEqual([]);
  });

  test.each([
    ['[]', '{}'],
    ['1', '"1"'],
    ['{"a":null}', '{"a":{}}'],
    ['[1,2]', '[1]'],
  ])('%s and %s differ', (before, after) => {
    expect(changes(before, after)).toHaveLength(1);
  });

  test('names that every object has are names like any other', () => {
    expect(changes('{"constructor":1,"__proto__":{"x":1},"toString":2}', '{}')).toEqual([
      { pointer: '/constructor', before: '1', after: null },
      { pointer: '/__proto__', before: ENGLISH.t('result.fields', { count: 1 }), after: null },
      { pointer: '/toString', before: '2', after: null },
    ]);
    expect(({} as { x?: unknown }).x).toBeUndefined();
  });
});

describe('scores on one line', () => {
  const at = (text: string, when: number, rule?: ScoreRule) => ({ at: when, score: read(text, rule).report.score });
  const values = (list: ReturnType<typeof at>[]) => comparableScores(list).map(({ score }) => score.value);

  test('compares scores of the same place and scale, oldest first', () => {
    expect(values([at('{"risk_score":3}', 2), at('{"risk_score":1}', 1), at('{"x":1}', 3)])).toEqual(['1', '3']);
  });

  test('leaves out scores of another place, scale or type', () => {
    const rule: ScoreRule = { pointer: '/risk_score', type: 'number', scale: { min: 0, max: 10 } };
    expect(values([at('{"fraud_score":3}', 1), at('{"risk_score":1}', 2)])).toEqual(['1']);
    expect(values([at('{"risk_score":3}', 1), at('{"risk_score":1}', 2, rule)])).toEqual(['1']);
    expect(values([at('{"risk_score":"3"}', 1), at('{"risk_score":1}', 2)])).toEqual(['1']);
  });
});
