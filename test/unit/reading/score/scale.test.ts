import { describe, expect, it } from 'vitest';
import { reportOf } from '../report-of';

const scale = (json: unknown): [number | null, number] | null => {
  const found = reportOf(json, 'score').score?.scale ?? null;
  return found && [found.min, found.max];
};

describe('a scale is known only from words beside the number', () => {
  it.each<[unknown, [number | null, number]]>([
    [{ score: { value: 7, max: 10 } }, [null, 10]],
    [{ riskScore: { value: 7, min: 0, max: 10 } }, [0, 10]],
    [{ fraud_score: { score: 7, outOf: 10 } }, [null, 10]],
    [{ score: 7, out_of: 10 }, [null, 10]],
    [{ score: 7, max: 10 }, [null, 10]],
    [{ risk_score: 7, max_risk_score: 10, min_risk_score: 1 }, [1, 10]],
    [{ risk_score: 7, risk_score_scale: '0-10' }, [0, 10]],
    [{ risk_score: 7, scale: '1 to 10' }, [1, 10]],
    [{ score: 7, range: [0, 10] }, [0, 10]],
    [{ score: 7, scale: { min: 1, max: 10 } }, [1, 10]],
    [{ score: '7/10' }, [null, 10]],
    [{ score: '7 out of 10' }, [null, 10]],
    [{ score: '7.5 %' }, [null, 100]],
  ])('%j', (json, expected) => {
    expect(scale(json)).toEqual(expected);
  });

  it.each<unknown>([
    { score: 0.5 },
    { score: 72 },
    // More than the end: the words speak of something else.
    { score: 72, max: 10 },
    { score: '12/10' },
    // The highest of some scores, not the end of a scale.
    { score: 40, max_score: 87 },
    { scores: { overall: 40, identity: 20, max: 87 } },
    // Two scores: which of them?
    { fraud_score: 40, smtp_score: 2, max: 100 },
    { fraud_score: 40, smtp_score: 2, scale: '0-4' },
    { risk_score: 40, max_accounts: 100, page_range: '0-100' },
    { score: 40, max: 'a lot' },
    { score: { value: 40, max: null } },
  ])('%j has none', (json) => {
    expect(scale(json)).toBeNull();
  });

  it('points at the words', () => {
    expect(reportOf({ data: { score: { value: 7, max: 10 } } }, 'score').score?.scale?.source).toEqual({
      pointer: '/data/score/max',
    });
  });
});

it.each([
  ['{"score": 0.574}', '0.574', 0.574],
  ['{"score": "0.80"}', '0.80', 0.8],
  ['{"score": " 41 "}', ' 41 ', 41],
  ['{"score": -6}', '-6', -6],
])('%s is shown as sent', (text, value, number) => {
  expect(reportOf(JSON.parse(text), 'score').score).toMatchObject({ value, number });
});

it.each(['"0,80"', '"1e3"', '"0x10"', '"2024-01-01"', '"+"', '"12 345"', 'true', '{"a":1}', '12345678901'])(
  '%s is no score',
  (value) => {
    expect(reportOf(JSON.parse(`{"score": ${value}}`), 'score').score).toBeNull();
  },
);
