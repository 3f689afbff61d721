import { changeInFlight } from '../change-in-flight.ts';
import { alteredAddressUnused, damageSettings, stillConnected } from '../damaged-settings.ts';
import { deathsInBatch } from '../deaths-in-batch.ts';
import { ask, message, states, storedLookups } from '../engine.ts';
import { refusalsAskedOnce, threeFaultsPause } from '../service-faults.ts';
import { killBackground } from './background.ts';
import { closeTab } from './extension.ts';
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

for (const [id, status] of [
  ['F8', 401],
  ['F9', 402],
] as const) {
  test(`${id}: after ${status} ten gestures are one request; going on sends again`, async ({
    connected,
    open,
    service,
  }) => {
    void connected;
    const popup = await open('popup.html');
    service.faults.next({ kind: 'status', status });
    for (let i = 0; i < 10; i++) await ask(popup, `p${i}@example.com`);
    expect(service.requests).toHaveLength(1);
    await message(popup, 'resumeSending', {});
    await ask(popup, 'casey.cobblefield@example.com');
    expect(await states(popup)).toEqual({ failed: 1, done: 1 });
  });
}

test('F10, F11, F12: a status that asks for another request than ours is asked once', async ({
  connected,
  open,
  service,
}) => {
  void connected;
  await refusalsAskedOnce(await open('popup.html'), service);
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

  service.faults.next({ kind: 'status', status: 429, retryAfter: 8 });
  const asked = ask(popup, 'two@example.com').catch(() => undefined);
  await expect.poll(async () => (await states(popup)).queued).toBe(1);
  await killBackground(firefox);
  await asked;
  await message(popup, 'connection', {});
  await expect.poll(() => states(popup), { timeout: 45_000 }).toEqual({ done: 2 });
  expect(service.requests).toHaveLength(4);
});

test('F14: three faults within a minute pause a batch; a person’s look-up tries the service out', async ({
  connected,
  open,
  service,
}) => {
  void connected;
  await threeFaultsPause(await open('popup.html'), service);
});

test('F17: settings damaged by hand fall back field by field', async ({ connected, open, service }) => {
  void connected;
  const options = await open('options.html');
  await damageSettings(options);
  await stillConnected(options, service);
  await alteredAddressUnused(options, service);
});

test('F19: a look-up in flight ends at the service it began with, and is labelled so', async ({
  connected,
  open,
  service,
}) => {
  void connected;
  const popup = await open('popup.html');
  await changeInFlight(popup, service);
});

test('F21: a popup closed in flight finds the result on reopening: one request', async ({
  connected,
  firefox,
  open,
  service,
}) => {
  void connected;
  service.setDelay(1000);
  const first = await open('popup.html');
  await first.fill('Email address', 'casey.cobblefield@example.com');
  await first.press('Enter');
  await expect.poll(() => service.requests.length).toBe(1);
  await closeTab(firefox, first);
  const second = await open('popup.html');
  await second.click('tab', 'Recent');
  await expect.poll(() => second.text()).toMatch(/casey.*answered.*44/s);
  expect(service.requests).toHaveLength(1);
});

test('F24: the permission for the service is taken away: nothing is sent, and the sentence says what to do', async ({
  connected,
  open,
  service,
}) => {
  void connected;
  const options = await open('options.html');
  await options.evaluate(() => chrome.permissions.remove({ origins: ['http://127.0.0.1/*'] }));
  const popup = await open('popup.html');
  await popup.fill('Email address', 'casey.cobblefield@example.com');
  await popup.press('Enter');
  await expect.poll(() => popup.text()).toContain('The browser does not let Sightline reach 127.0.0.1');
  expect(service.requests).toHaveLength(0);
});

test('Forget everything empties every table', async ({ connected, open }) => {
  void connected;
  const popup = await open('popup.html');
  await ask(popup, 'casey.cobblefield@example.com');
  await message(popup, 'forgetEverything', { key: true, settings: true });
  expect(await storedLookups(popup)).toEqual({ rows: [], batches: [] });
  expect(await message(popup, 'connection', {})).toMatchObject({ hasKey: false, host: '' });
});
