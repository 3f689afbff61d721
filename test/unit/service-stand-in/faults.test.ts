import { expect, test } from 'vitest';
import { serviceForTests } from './running-service.ts';

const stand = serviceForTests();
const body = { email: 'casey.cobblefield@example.com' };

test('429 with Retry-After in seconds, once', async () => {
  stand.service.faults.next({ kind: 'status', status: 429, retryAfter: 5, requestId: 'req_7' });
  const refused = await stand.ask('score', body);
  expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('x-request-id')]).toEqual([
    429,
    '5',
    'req_7',
  ]);
  expect(await refused.json()).toMatchObject({ error: { code: 'rate_limited' }, request_id: 'req_7' });
  expect((await stand.ask('score', body)).status).toBe(200);
});

test('429 with Retry-After as a date, until cleared', async () => {
  stand.service.faults.always({ kind: 'status', status: 429, retryAfterDate: 30, shape: 'text' });
  const asked = Date.now();
  const refused = await stand.ask('score', body);
  const until = Date.parse(refused.headers.get('retry-after') ?? '');
  // The date has whole seconds.
  expect(until).toBeGreaterThanOrEqual(asked + 29_000);
  expect(until).toBeLessThanOrEqual(Date.now() + 31_000);
  expect(refused.headers.get('content-type')).toContain('text/plain');
  expect((await stand.ask('overview', {})).status).toBe(429);
  stand.service.faults.clear();
  expect((await stand.ask('score', body)).status).toBe(200);
});

test.each([200, 202, 204, 304, 400, 402, 403, 404, 410, 413, 422, 425, 451, 500, 502, 503, 504])(
  'status %i',
  async (status) => {
    stand.service.faults.next({ kind: 'status', status });
    const response = await stand.ask('score', body);
    expect(response.status).toBe(status);
    await response.text();
  },
);

test.each(['error', 'detail', 'details', 'errors', 'fields', 'flat', 'problem', 'word', 'text', 'html'] as const)(
  'error shape %s carries the message',
  async (shape) => {
    stand.service.faults.next({ kind: 'status', status: 400, shape, message: 'Own words.' });
    expect(await (await stand.ask('score', body)).text()).toContain('Own words.');
  },
);

test.each([301, 302, 303, 307, 308])('redirect %i', async (status) => {
  stand.service.faults.next({ kind: 'redirect', status, location: 'https://other.example/' });
  const response = await stand.ask('score', body);
  expect([response.status, response.headers.get('location')]).toEqual([status, 'https://other.example/']);
});

test('a fault for one operation lets the other pass', async () => {
  stand.service.faults.next({ kind: 'html', operation: 'overview' });
  expect((await stand.ask('score', body)).headers.get('content-type')).toBe('application/json');
  expect(stand.service.faults.queued).toBe(1);
  const page = await stand.ask('overview', { subject_name: 'A', entity_type: 'business' });
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
});

test.each([
  ['fault-402@example.com', 402],
  ['fault-429-retry5@example.com', 429],
  ['fault-307@example.com', 307],
  ['fault-echo-403@example.com', 403],
  ['fault-unheard-of@example.com', 200],
])('the subject %s asks for %i', async (email, status) => {
  expect((await stand.ask('score', { email })).status).toBe(status);
});

test('a name asks for a fault too', async () => {
  const response = await stand.ask('overview', { subject_name: 'Fault 503 retry3 detail', entity_type: 'business' });
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '3']);
  expect(await response.json()).toHaveProperty('detail');
});

test('the echo repeats key and subject', async () => {
  stand.service.faults.next({ kind: 'echo' });
  const text = await (await stand.ask('score', body)).text();
  expect(text).toContain(stand.service.apiKey);
  expect(text).toContain(body.email);
});

test('extra headers travel with any fault, and a wrong fault is refused at once', async () => {
  stand.service.faults.next(
    { kind: 'slow', delayMs: 20, headers: { 'Set-Cookie': 'a=1' } },
    { kind: 'html', headers: { Server: 'x' } },
  );
  expect((await stand.ask('score', body)).headers.get('set-cookie')).toBe('a=1');
  expect((await stand.ask('score', body)).headers.get('server')).toBe('x');
  expect(() => stand.service.faults.next({ kind: 'status', status: 99 })).toThrow();
});
