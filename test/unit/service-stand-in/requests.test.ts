import { describe, expect, test } from 'vitest';
import { controlPath } from '../../service/control-routes.ts';
import { serviceForTests } from './running-service.ts';

const stand = serviceForTests();
const email = 'casey.cobblefield@example.com';
const person = { subject_name: 'Casey Cobblefield', entity_type: 'individual' };

describe('the key', () => {
  test.each([undefined, 'Bearer wrong', 'sk_standin_0000', 'bearer sk_standin_0000', 'Bearer  sk_standin_0000'])(
    'refuses Authorization %s',
    async (Authorization) => {
      for (const [operation, body] of [['score', { email }] as const, ['overview', person] as const]) {
        const response = await stand.ask(operation, body, { Authorization });
        expect(response.status).toBe(401);
        expect(await response.json()).toHaveProperty('error.message');
      }
    },
  );

  test('can be replaced while the service runs', async () => {
    const old = `Bearer ${stand.service.apiKey}`;
    const body = JSON.stringify({ apiKey: 'sk_other' });
    await fetch(`${stand.service.url}${controlPath}/settings`, { method: 'PATCH', body });
    expect((await stand.ask('score', { email }, { Authorization: old })).status).toBe(401);
    expect((await stand.ask('score', { email })).status).toBe(200);
  });
});

describe('the body', () => {
  test.each([
    ['score', { email }, 200],
    ['score', {}, 422],
    ['score', { email: 'no-at-sign' }, 422],
    ['score', { email: ' a@example.com' }, 422],
    ['score', { email: 7 }, 422],
    ['score', { email, name: 'more than asked' }, 422],
    ['score', [], 422],
    ['score', '{"email":', 400],
    ['score', '', 400],
    ['overview', person, 200],
    ['overview', { ...person, dob: '1979-04-12', nationality: 'GB' }, 200],
    ['overview', { ...person, entity_type: 'business' }, 200],
    ['overview', { ...person, entity_type: 'company' }, 422],
    ['overview', { entity_type: 'individual' }, 422],
    ['overview', { ...person, subject_name: '  ' }, 422],
    ['overview', { ...person, dob: '12/04/1979' }, 422],
    ['overview', { ...person, dob: '1979-02-30' }, 422],
    ['overview', { ...person, dob: '' }, 422],
    ['overview', { ...person, dob: null }, 422],
    ['overview', { ...person, nationality: 'Britain' }, 422],
    ['overview', { ...person, email }, 422],
  ] as const)('%s %j → %i', async (operation, body, status) => {
    expect((await stand.ask(operation, body)).status).toBe(status);
  });

  test('names the fields that are wrong', async () => {
    const response = await stand.ask('overview', { ...person, dob: 'x', extra: 1 });
    expect(await response.json()).toMatchObject({
      error: { fields: { dob: expect.anything(), extra: ['unknown field'] } },
    });
  });

  test.each([undefined, 'text/plain', 'application/json; charset=utf-8'])('refuses Content-Type %s', async (type) => {
    expect((await stand.ask('score', { email }, { 'Content-Type': type })).status).toBe(415);
  });
});

test('other methods and paths are refused, without CORS headers', async () => {
  const { url } = stand.service;
  const get = await fetch(`${url}/v1/score/df`);
  expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST']);
  const options = await fetch(`${url}/v1/score/df`, { method: 'OPTIONS', headers: { Origin: 'https://example.com' } });
  expect([options.status, options.headers.get('access-control-allow-origin')]).toEqual([405, null]);
  expect((await fetch(`${url}/v2/score/df`, { method: 'POST' })).status).toBe(404);
  expect(await (await fetch(url)).text()).toContain('INVENTIONS');
});
