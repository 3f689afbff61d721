import { deathsInBatch } from '../deaths-in-batch.ts';
import { ask, ledger, message, startBatch, states } from '../engine.ts';
import { killBackground } from './background.ts';
import { expect, test } from './fixtures.ts';

test('F3: a background that dies three times in a batch: every row once, those in flight unknown', async ({
  connected,
  firefox,
  open,
  service,
}) => {
  void connected;
  await deathsInBatch(await open('popup.html'), service, () => killBackground(firefox));
});

test('F8: after 401 ten gestures are one request; going on sends again', async ({ connected, open, service }) => {
  void connected;
  const popup = await open('popup.html');
  service.faults.next({ kind: 'status', status: 401 });
  for (let i = 0; i < 10; i++) await ask(popup, `p${i}@example.com`);
  expect(service.requests).toHaveLength(1);
  await message(popup, 'goOn', {});
  await ask(popup, 'casey.cobblefield@example.com');
  expect(await states(popup)).toEqual({ failed: 1, done: 1 });
});

test('F13: a rate limit is sat out and asked once more, over a death of the background too', async ({
  connected,
  firefox,
  open,
  service,
}) => {
  void connected;
  const popup = await open('popup.html');
  service.faults.next({ kind: 'status', status: 429, retryAfter: 3 });
  await ask(popup, 'one@example.com');
  expect([service.requests.length, await states(popup)]).toEqual([2, { done: 1 }]);

  service.faults.next({ kind: 'status', status: 429, retryAfter: 4 });
  const asked = ask(popup, 'two@example.com').catch(() => undefined);
  await expect.poll(async () => (await states(popup)).queued).toBe(1);
  await killBackground(firefox);
  await asked;
  await message(popup, 'connection', {});
  await expect.poll(() => states(popup), { timeout: 10_000 }).toEqual({ done: 2 });
  expect(service.requests).toHaveLength(4);
});

test('F14: three faults within a minute pause a batch', async ({ connected, open, service }) => {
  void connected;
  const popup = await open('popup.html');
  for (let i = 0; i < 3; i++) service.faults.next({ kind: 'status', status: 500 });
  await message(popup, 'saveSettings', { concurrency: 1 });
  await startBatch(popup, 8, new URL(service.url).host);
  await expect.poll(async () => (await ledger(popup)).batches).toMatchObject([{ state: 'paused', pause: 'failure' }]);
  expect(service.requests).toHaveLength(3);
});

test('F17: settings damaged by hand fall back field by field', async ({ connected, open, service }) => {
  void connected;
  const options = await open('options.html');
  await options.evaluate(async () => {
    const { settings } = await chrome.storage.local.get<{ settings: object }>('settings');
    const damage = { reuseHours: 'many', concurrency: -3, dailyLookups: null, sites: 'all', keepResults: 'forever' };
    await chrome.storage.local.set({ settings: { ...settings, ...damage } });
  });
  expect(await message(options, 'connection', {})).toMatchObject({ hasKey: true });
  await ask(options, 'casey.cobblefield@example.com');
  expect(service.requests).toHaveLength(1);
});

test('Forget everything empties every table', async ({ connected, open }) => {
  void connected;
  const popup = await open('popup.html');
  await ask(popup, 'casey.cobblefield@example.com');
  await message(popup, 'forgetEverything', { key: true, settings: true });
  expect(await ledger(popup)).toEqual({ rows: [], batches: [] });
  expect(await message(popup, 'connection', {})).toMatchObject({ hasKey: false, host: '' });
});
