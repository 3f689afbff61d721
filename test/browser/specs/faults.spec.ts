import { startCanaryService } from '../canary.ts';
import { ask, message, startBatch, states, storedLookups, storeSettings } from '../engine.ts';
import { expect } from '../expect.ts';
import { test } from '../fixtures.ts';
import { holdAfter } from '../hold-after.ts';
import { dataOf, score, shownIn, textOf } from '../popup.ts';
import { QUIET_FILE } from '../quiet-file.ts';

const CASEY = 'casey.cobblefield@example.com';

test('F3: three deaths of the background in a batch send no row twice', async ({ extension, open, service }) => {
  const [deaths, rows, answered, inFlight] = [3, 20, 2, 4];
  const slow = { timeout: 60_000 };
  const popup = await open('popup.html');
  // Any message wakes the next one; with nobody there the alarm does, within a minute. One that dies gives no reply.
  const wake = () => void message(popup, 'connection', {}).catch(() => undefined);
  holdAfter(service, answered, 100);
  const id = await startBatch(popup, rows, new URL(service.url).host);
  for (let death = 1; death <= deaths; death++) {
    await expect
      .poll(() => {
        if (death > 1) wake();
        return service.requests.length;
      }, slow)
      .toBe(death * (answered + inFlight));
    // Before the death: nothing moves now, and the next background may begin at once.
    if (death < deaths) holdAfter(service, answered, 100);
    else service.faults.clear();
    await extension.killBackground();
  }
  await expect
    .poll(async () => {
      wake();
      return (await storedLookups(popup)).batches;
    }, slow)
    .toMatchObject([{ id, state: 'finished' }]);
  const bodies = service.requests.map(({ rawBody }) => rawBody);
  expect(new Set(bodies).size).toBe(bodies.length);
  const counts = await states(popup);
  expect((counts.done ?? 0) + (counts.unknown ?? 0)).toBe(rows);
  expect(counts.unknown).toBeGreaterThan(0);
});

for (const [id, status] of [
  ['F8', 401],
  ['F9', 402],
] as const) {
  test(`${id}: after ${status} ten gestures are one request; going on sends again`, async ({ open, service }) => {
    const popup = await open('popup.html');
    service.faults.next({ kind: 'status', status });
    for (let i = 0; i < 10; i++) await ask(popup, `p${i}@example.com`);
    expect(service.requests).toHaveLength(1);
    await message(popup, 'resumeSending', {});
    await ask(popup, CASEY);
    expect(await states(popup)).toEqual({ failed: 1, done: 1 });
  });
}

const REFUSALS: [status: number, kind: string][] = [
  [400, 'input-refused'],
  [404, 'nothing-known'],
  [405, 'wrong-address'],
  [409, 'input-refused'],
  [410, 'wrong-address'],
  [413, 'input-refused'],
  [415, 'input-refused'],
  [422, 'input-refused'],
];

test('F10, F11, F12: a status that requires a different request is not retried', async ({ open, service }) => {
  const popup = await open('popup.html');
  for (const [status] of REFUSALS) {
    service.faults.next({ kind: 'status', status });
    await ask(popup, `s${status}@example.com`);
  }
  expect(service.requests).toHaveLength(REFUSALS.length);
  const { rows } = await storedLookups(popup);
  expect(rows.map(({ email, state, kind }) => [email.split('@')[0], state, kind]).sort()).toEqual(
    REFUSALS.map(([status, kind]) => [`s${status}`, 'failed', kind]),
  );
});

test('F13: a rate limit is waited for, also across a death, and sent once more', async ({
  extension,
  open,
  service,
}) => {
  const popup = await open('popup.html');
  service.faults.next({ kind: 'status', status: 429, retryAfter: 1 });
  await ask(popup, 'one@example.com');
  expect([service.requests.length, await states(popup)]).toEqual([2, { done: 1 }]);

  service.faults.next({ kind: 'status', status: 429, retryAfter: 4 });
  const asked = ask(popup, 'two@example.com').catch(() => undefined);
  // Before its request it is queued as well.
  await expect.poll(() => service.requests.length).toBe(3);
  await expect.poll(async () => (await states(popup)).queued).toBe(1);
  await extension.killBackground();
  await asked;
  await message(popup, 'connection', {});
  await expect.poll(() => states(popup), { timeout: 45_000 }).toEqual({ done: 2 });
  expect(service.requests).toHaveLength(4);
});

test('F14: three faults within a minute pause a batch until a lookup succeeds', async ({ open, service }) => {
  const popup = await open('popup.html');
  for (let i = 0; i < 3; i++) service.faults.next({ kind: 'status', status: 500 });
  await storeSettings(popup, { concurrency: 1 });
  await startBatch(popup, 8, new URL(service.url).host);
  await expect
    .poll(async () => (await storedLookups(popup)).batches)
    .toMatchObject([{ state: 'paused', pause: 'failure' }]);
  expect(service.requests).toHaveLength(3);
  await ask(popup, CASEY);
  expect(await states(popup)).toEqual({ failed: 3, done: 1, queued: 5 });
});

test('F17: damaged settings fall back one by one and keep address and key', async ({ open, service }) => {
  const options = await open('options.html');
  const damage = { reuseHours: 'many', concurrency: -3, dailyLookups: null, sites: 'all', keepResults: 'forever' };
  await storeSettings(options, damage);
  await options.reload();
  await expect.poll(() => shownIn(options, 'damaged-settings')).not.toBe(null);
  expect(await message(options, 'connection', {})).toMatchObject({ hasKey: true });
  await ask(options, CASEY);
  expect(service.requests).toHaveLength(1);

  // An address that was written into the storage, with a query or another path, is not asked.
  for (const [path, kind] of [
    ['/x?leak=', 'not-set-up'],
    ['/x', 'address-altered'],
  ] as const) {
    await storeSettings(options, { baseUrl: service.url + path });
    const subject = { operation: 'score', request: { email: `other.${CASEY}` } };
    const started = await message(options, 'lookup', { subject, gesture: 'popup', refresh: false });
    expect(started).toMatchObject({ ok: false, failure: { kind } });
  }
  expect(service.requests).toHaveLength(1);
});

test('F18: of two pages that save at once, one wins with both host and key', async ({ open, service }) => {
  // Pages that draw nothing.
  const [one, two] = [await open(QUIET_FILE), await open(QUIET_FILE)];
  const save = (page: typeof one, port: number, key: string) =>
    message(page, 'saveConnection', {
      baseUrl: `http://127.0.0.1:${port}`,
      dashboardUrl: '',
      key: `key-of-nobody-${key}`,
    });
  for (let i = 0; i < 10; i++) {
    const pages = i % 2 ? [one, two] : [two, one];
    await Promise.all(pages.map((page) => (page === one ? save(one, 4001, 'aaaa') : save(two, 4002, 'bbbb'))));
    const { host, last4 } = (await message(one, 'connection', {})) as { host: string; last4: string };
    expect([host, last4]).toEqual(host.endsWith('4001') ? ['127.0.0.1:4001', 'aaaa'] : ['127.0.0.1:4002', 'bbbb']);
  }
  expect(service.requests).toHaveLength(0);
});

test('F19: a lookup in flight ends at the service it began with, and is labelled so', async ({ open, service }) => {
  const popup = await open('popup.html');
  service.hold();
  const asked = ask(popup, CASEY);
  await expect.poll(() => service.requests.length).toBe(1);
  const other = await startCanaryService();
  const { url: baseUrl, apiKey: key } = other;
  await message(popup, 'saveConnection', { baseUrl, dashboardUrl: '', key });
  service.release();
  await asked;
  await ask(popup, CASEY);
  expect([service.requests.length, other.requests.length]).toEqual([1, 1]);
  const { rows } = await storedLookups(popup);
  expect(rows.map(({ state, host }) => `${state} at ${host}`)).toEqual(
    [service.url, baseUrl].map((url) => `done at ${new URL(url).host}`),
  );
  await other.close();
});

test('F21: a popup closed in flight finds the result on reopening: one request', async ({ open, service }) => {
  service.hold();
  const first = await open('popup.html');
  await score(first, CASEY);
  await expect.poll(() => service.requests.length).toBe(1);
  await first.close();
  service.release();
  const second = await open('popup.html');
  await second.getByTestId('tab-history').click();
  await expect.poll(() => textOf(second)).toMatch(/casey.*44/s);
  expect(service.requests).toHaveLength(1);
});

test('F24: without the permission for the service nothing is sent, and the popup says so', async ({
  open,
  service,
}) => {
  const options = await open('options.html');
  await options.evaluate((origins) => chrome.permissions.remove({ origins }), ['http://127.0.0.1/*']);
  const popup = await open('popup.html');
  await score(popup, CASEY);
  await expect.poll(() => dataOf(popup, 'failure', 'kind')).toBe('no-permission');
  expect(await shownIn(popup, 'failure')).toContain('127.0.0.1');
  expect(await shownIn(popup, 'grant-permission')).not.toBe(null);
  expect(service.requests).toHaveLength(0);
});
