import { describe, expect, test } from 'vitest';
import { layoutNames } from '../../service/layouts/layouts.ts';
import { serviceForTests } from './running-service.ts';

const stand = serviceForTests();
const email = 'casey.cobblefield@example.com';
const person = { subject_name: 'Emery Holloway', entity_type: 'individual' };
const business = { subject_name: 'Cobblefield Lettings Ltd', entity_type: 'business' };

/** Counts the values of an answer that are neither objects nor arrays. */
function leaves(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((sum, part) => sum + leaves(part), 0);
}

describe.each(layoutNames)('layout %s', (layout) => {
  test('answers alike every time, and richly unless it fails', async () => {
    stand.service.setLayout(layout);
    for (const [operation, body] of [
      ['score', { email }] as const,
      ['overview', person] as const,
      ['overview', business] as const,
    ]) {
      const first = await stand.ask(operation, body);
      expect([first.status, first.headers.get('content-type')]).toEqual([200, 'application/json']);
      const text = await first.text();
      expect(await (await stand.ask(operation, body)).text()).toBe(text);
      if (layout !== 'failed-inside') expect(leaves(JSON.parse(text))).toBeGreaterThan(20);
    }
  });

  test('can be chosen by the subject', async () => {
    const score = await stand.ask('score', { email: `layout-${layout}@example.com` });
    stand.service.setLayout(layout);
    expect(await score.text()).toBe(await (await stand.ask('score', { email: `layout-${layout}@example.com` })).text());
  });
});

test.each([
  ['flat', { risk_score: 44 }],
  ['enveloped', { success: true, data: { score: { value: 44, max: 100 } } }],
  ['camel', { riskScore: 44 }],
  ['text', { risk_score: '44/100' }],
  ['two-scores', { risk_score: 44, fraud_score: 56 }],
  ['safety', { trust_score: 560 }],
  ['nested', { assessment: { overall: { risk_score: 44 } } }],
  ['failed-inside', { success: false }],
] as const)('%s puts the score where it says', async (layout, part) => {
  stand.service.setLayout(layout);
  expect(await (await stand.ask('score', { email })).json()).toMatchObject(part);
});

test('scoreless holds no number under a name with "score"', async () => {
  stand.service.setLayout('scoreless');
  for (const response of [await stand.ask('score', { email }), await stand.ask('overview', person)]) {
    expect(await response.text()).not.toMatch(/score/i);
  }
});

test('different subjects get different answers, one address in two spellings the same score', async () => {
  const score = async (address: string): Promise<unknown> => {
    const answer: { risk_score: unknown; request_id: unknown } = await (
      await stand.ask('score', { email: address })
    ).json();
    return [answer.risk_score, answer.request_id];
  };
  expect(await score(email.toUpperCase())).toEqual(await score(email));
  expect(await score('blair.brightwater@example.com')).not.toEqual(await score(email));
});

test('a person has no company section and a business no identity', async () => {
  expect(await (await stand.ask('overview', person)).json()).not.toHaveProperty('company');
  const company = await (await stand.ask('overview', business)).json();
  expect(company).toHaveProperty('company.officers');
  expect(company).not.toHaveProperty('identity');
});
