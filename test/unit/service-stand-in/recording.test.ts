import { expect, test } from 'vitest';
import { createService } from '../../service/service.ts';
import { serviceForTests } from './running-service.ts';

const stand = serviceForTests();
const body = { email: 'casey.cobblefield@example.com' };

test('records what arrived and when it was answered', async () => {
  const before = Date.now();
  await (await stand.ask('score', body, { 'X-Extra': 'yes' })).text();
  await expect.poll(() => stand.service.requests[0]?.outcome).toBe('answered');
  const [record] = stand.service.requests;
  expect(record).toMatchObject({
    method: 'POST',
    path: '/v1/score/df',
    query: '',
    status: 200,
    aborted: false,
    fault: null,
  });
  expect(record?.headers).toMatchObject({ authorization: 'Bearer sk_standin_0000', 'x-extra': 'yes' });
  expect(record?.rawBody).toBe(JSON.stringify(body));
  expect(record?.body).toEqual(body);
  expect(record?.receivedAt).toBeGreaterThanOrEqual(before);
  expect(record?.answeredAt).toBeGreaterThanOrEqual(record?.receivedAt ?? Number.POSITIVE_INFINITY);
});

test('other processes read and steer over HTTP, unrecorded', async () => {
  const control = `${stand.service.url}/__stand-in`;
  const send = (method: string, path: string, value?: unknown): Promise<Response> =>
    fetch(control + path, value === undefined ? { method } : { method, body: JSON.stringify(value) });
  const posted = await send('POST', '/faults', [{ kind: 'status', status: 402 }, { kind: 'html' }]);
  expect([posted.status, await posted.json()]).toEqual([201, { queued: 2, lasting: null }]);
  expect((await send('POST', '/faults', { kind: 'nonsense' })).status).toBe(400);
  expect((await stand.ask('score', body)).status).toBe(402);
  await send('DELETE', '/faults');
  expect(await (await send('POST', '/faults?always', { kind: 'echo' })).json()).toEqual({ queued: 0, lasting: 'echo' });
  expect((await stand.ask('score', body)).status).toBe(401);
  await send('DELETE', '/faults');

  await send('PATCH', '/settings', { layout: 'camel' });
  expect((await send('PATCH', '/settings', { layout: 'unknown' })).status).toBe(400);
  expect(await (await stand.ask('score', body)).json()).toHaveProperty('riskScore');

  const recorded: { fault: string | null; body: unknown }[] = await (await send('GET', '/requests')).json();
  expect(recorded.map(({ fault }) => fault)).toEqual(['status', 'echo', null]);
  expect(recorded[0]?.body).toEqual(body);
  expect((await send('DELETE', '/requests')).status).toBe(204);
  expect(stand.service.requests).toHaveLength(0);
});

test('works without a socket', async () => {
  const { app, recorder } = createService({ apiKey: 'k' });
  const response = await app.request('/v1/score/df', {
    method: 'POST',
    headers: { Authorization: 'Bearer k', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
  expect(recorder.requests[0]).toMatchObject({ outcome: 'answered', status: 200 });
});

test('holds proper answers until they are released', async () => {
  stand.service.hold();
  const asked = stand.ask('score', body);
  await expect.poll(() => stand.service.requests[0]?.outcome).toBe('open');
  stand.service.release();
  expect((await asked).status).toBe(200);
});

test('waits before a proper answer when asked to', async () => {
  stand.service.setDelay(60);
  const start = performance.now();
  await (await stand.ask('score', body)).text();
  expect(performance.now() - start).toBeGreaterThan(55);
});
