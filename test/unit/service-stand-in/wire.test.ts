import { expect, test } from 'vitest';
import { startService } from '../../service/start-service.ts';
import { serviceForTests } from './running-service.ts';

const stand = serviceForTests();
const body = { email: 'casey.cobblefield@example.com' };
const last = () => stand.service.requests.at(-1);

test('cut: the declared length never arrives', async () => {
  stand.service.faults.next({ kind: 'cut' });
  const response = await stand.ask('score', body);
  expect(Number(response.headers.get('content-length'))).toBeGreaterThan(500);
  await expect(response.text()).rejects.toThrow();
  expect(last()).toMatchObject({ outcome: 'cut', aborted: false, fault: 'cut' });
});

test('reset: before anything, and after the headers', async () => {
  stand.service.faults.next({ kind: 'reset' }, { kind: 'reset', when: 'after-headers' });
  await expect(stand.ask('score', body)).rejects.toThrow();
  const late = await stand.ask('score', body);
  expect(late.status).toBe(200);
  await expect(late.text()).rejects.toThrow();
});

test('drip: headers at once, the body in many pieces', async () => {
  stand.service.faults.next({ kind: 'drip', everyMs: 1, bytes: 100 });
  const response = await stand.ask('score', body);
  expect(last()?.outcome).toBe('open');
  expect(await response.json()).toHaveProperty('risk_score');
  await expect.poll(() => last()?.outcome).toBe('answered');
});

test('huge: streamed without a length, and the client may leave', async () => {
  stand.service.faults.next({ kind: 'huge', megabytes: 3 }, { kind: 'huge', megabytes: 500 });
  const whole = await stand.ask('score', body);
  expect(whole.headers.get('content-length')).toBeNull();
  const text = await whole.text();
  expect(text.length).toBeGreaterThan(3 * 1024 * 1024);
  expect(JSON.parse(text)).toHaveProperty('risk_score');
  const partly = await stand.ask('score', body);
  await partly.body?.cancel();
  await expect.poll(() => last()).toMatchObject({ aborted: true, status: 200 });
});

test('gzip bomb: small on the wire, big when unfolded', async () => {
  stand.service.faults.next({ kind: 'gzip-bomb', megabytes: 5 });
  const response = await stand.ask('score', body);
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect((await response.text()).length).toBeGreaterThan(5 * 1024 * 1024);
});

test('hang and slow: a client that leaves is recorded as gone', async () => {
  stand.service.faults.next({ kind: 'hang' }, { kind: 'slow', delayMs: 60_000 });
  for (const fault of ['hang', 'slow']) {
    const leave = new AbortController();
    const reply = fetch(`${stand.service.url}/v1/score/df`, { method: 'POST', body: '{}', signal: leave.signal });
    await expect.poll(() => last()).toMatchObject({ fault, outcome: 'open' });
    leave.abort();
    await expect(reply).rejects.toThrow();
    await expect.poll(() => last()).toMatchObject({ aborted: true, status: null, answeredAt: null });
  }
});

test('close ends hanging connections too', async () => {
  const service = await startService();
  service.faults.always({ kind: 'hang' });
  const reply = fetch(`${service.url}/v1/score/df`, { method: 'POST', body: '{}' }).catch(() => 'ended');
  await expect.poll(() => service.requests).toHaveLength(1);
  await service.close();
  expect(await reply).toBe('ended');
  await service.close();
});
