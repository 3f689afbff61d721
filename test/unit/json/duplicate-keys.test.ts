import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseAnswer } from '@/utils/reading/parse-answer';
import type { ScoreRule } from '@/utils/reading/score/score-rule';
import type { AnswerField, AnswerPart } from '@/utils/reading/sections/section';
import { A_MOMENT_MS, cpuMs } from '../cpu-ms';
import { treeOfText } from '../reading/report-of';

const findDuplicateKeys = (text: string) => treeOfText(text).repeated;

const JANE = { operation: 'score', request: { email: 'jane@example.com' } } as const;
const read = (text: string, rule?: ScoreRule) => {
  const answer = parseAnswer(text, JANE, { score: rule });
  if (!answer) throw new Error('no JSON');
  return answer.report;
};
const RULE: ScoreRule = { pointer: '/risk_score', type: 'number' };

describe('duplicate keys', () => {
  test.each([
    ['{"a":1,"a":2}', ['/a']],
    ['{"risk_score":95,"risk\\u005fscore":5}', ['/risk_score']],
    ['{ "a" : [ { "b" : 1 , "b" : 2 } ] }', ['/a/0/b']],
    ['{"a":{"b":1},"c":2,"a":{"b":3}}', ['/a']],
    ['{"__proto__":1,"__proto__":2,"constructor":3}', ['/__proto__']],
    ['{"a/b":1,"a/b":2}', ['/a~1b']],
    ['{"a\\"b":"x,\\\\","a\\"b":"}"}', ['/a"b']],
    ['[{"a":1},{"a":1,"a":1}]', ['/1/a']],
    ['{"a":1,"b":{"a":2},"c":[{"a":3},{"a":4}]}', []],
    ['{"a":"\\"a\\":1,\\"a\\":2"}', []],
    ['["a","a",{"a":"a"}]', []],
    ['"a"', []],
    ['{}', []],
  ])('in %s', (text, pointers) => {
    JSON.parse(text);
    expect(findDuplicateKeys(text).map(({ pointer }) => pointer)).toEqual(pointers);
  });

  test('text written by JavaScript has none', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        expect(findDuplicateKeys(JSON.stringify(json, null, 1))).toEqual([]);
      }),
    );
  });

  test('any member that is added again is found, wherever it is', () => {
    const key = fc.string();
    fc.assert(
      fc.property(
        fc.dictionary(key, fc.jsonValue(), { minKeys: 1, noNullPrototype: true }),
        fc.jsonValue(),
        (object, value) => {
          const [first = ''] = Object.keys(object);
          const text = `[${JSON.stringify(object).slice(0, -1)},${JSON.stringify(first)}:${JSON.stringify(value)}}]`;
          expect(findDuplicateKeys(text)).toMatchObject([{ key: first, times: 2 }]);
        },
      ),
    );
  });

  test('a megabyte is searched in a moment, also if every key is duplicate or escaped', () => {
    const texts = [
      `[${'{"a":1,"a":2},'.repeat(70_000)}0]`,
      `{${'"a":1,'.repeat(150_000)}"a":2}`,
      `["${'\\\\'.repeat(500_000)}"]`,
    ];
    for (const text of texts) expect(cpuMs(() => findDuplicateKeys(text))).toBeLessThan(A_MOMENT_MS);
  });
});

describe('the score of such an answer', () => {
  test.each([
    '{"risk_score":5,"risk_score":95}',
    '{"risk_score":95,"risk\\u005fscore":5}',
    '{"data":{"risk_score":5},"data":{"risk_score":95}}',
    '{"data":{"risk_score":5,"risk_score":95}}',
    '{"risk_score":95,"risk_score":"low"}',
    '{"risk_score":95,"risk_score":null}',
    '{"risk_score":5,"level":"low","level":"high"}',
  ])('%s is neither of the two', (text) => {
    const report = read(text);
    expect(report.score).toBeNull();
    expect(report.abstained?.reason).toBe('sent-twice');
  });

  test('shows what was sent, and lists neither among the numbers', () => {
    const report = read('{"risk_score":5,"risk_score":95}');
    expect(report.abstained?.field).toMatchObject({ name: 'Risk score', text: '5, 95', times: 2 });
    expect(report.candidates).toEqual([]);
    expect(report.sections.flatMap(({ fields }) => fields)).toMatchObject([
      { pointer: '/risk_score', value: { kind: 'repeated', text: '5, 95', times: 2 } },
    ]);
  });

  test('a rule does not choose between two either, but a field beside the score that it names does not matter', () => {
    expect(read('{"risk_score":5,"risk_score":95}', RULE)).toMatchObject({
      score: null,
      abstained: { reason: 'sent-twice' },
    });
    expect(read('{"risk_score":5,"level":"low","level":"high"}', RULE).score?.value).toBe('5');
  });

  test('elsewhere, or with the same value, it stays', () => {
    expect(read('{"risk_score":5,"email":{"age":1,"age":2}}').score?.value).toBe('5');
    expect(read('{"risk_score":5,"risk_score":5}').score?.value).toBe('5');
  });
});

describe('other values read from such a field', () => {
  const values = ({ fields, parts }: { fields: AnswerField[]; parts: AnswerPart[] }): string[] => [
    ...fields.map(({ value }) => ('text' in value ? value.text : '')),
    ...parts.flatMap(values),
  ];

  test('the word of the service has no color and is both', () => {
    expect(read('{"risk_score":5,"risk_level":"high","risk_level":"low"}').label).toMatchObject({
      text: '"high", "low"',
      tone: null,
    });
  });

  test('no count, fact or "none found" is read from one of two', () => {
    const report = read(
      '{"breach_count":7,"breach_count":0,"disposable":true,"disposable":false,"sanctions_hits":3,"sanctions_hits":0}',
    );
    expect(report.counts).toEqual([]);
    expect(report.facts).toEqual([]);
    expect(report.screening.find(({ kind }) => kind === 'sanctions')).toMatchObject({ state: 'listed', n: null });
    expect(report.sections.flatMap(values)).toContain('7, 0');
  });

  test('a hit in one of two texts is not hidden by a check that says none, and one of two lists is not all reasons', () => {
    const report = read('{"tags":"PEP","tags":"","pep_check":{"result":"none"},"reasons":["A"],"reasons":["B"]}');
    expect(report.screening.find(({ kind }) => kind === 'pep')?.state).toBe('listed');
    expect(report.reasons).toEqual([]);
  });

  test('a part that was sent twice may hold the hit that the last one does not', () => {
    const report = read('{"screening":{"sanctions_hits":3},"screening":{"pep_hits":0}}');
    expect(report.screening.map(({ state }) => state)).not.toContain('none-found');
    expect(report.screening.map(({ state }) => state)).not.toContain('absent');
  });
});
