import { expect } from '@playwright/test';
import type { RecordedRequest } from '../service/recorder.ts';
import { type RunningService, startService } from '../service/start-service.ts';
import { ask, message } from './engine.ts';
import type { OpenPage } from './hands.ts';

const CASEY = 'casey.cobblefield@example.com';

/** Everything that both browsers send with a look-up. `origin` names the extension, as with every POST. */
const HEADERS = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'cache-control',
  'connection',
  'content-length',
  'content-type',
  'host',
  'origin',
  'pragma',
  'sec-fetch-dest',
  'sec-fetch-mode',
  'sec-fetch-site',
  'user-agent',
];

/** The score alone on its line: a port may have the same digits in it. */
const SCORED = /^44$/m;

/** Types an address into the popup and scores it. */
async function score(open: OpenPage, email: string) {
  const popup = await open('popup.html');
  await popup.fill('Email address', email);
  await popup.press('Enter');
  return popup;
}

/**
 * The headers of a look-up are these and no others, although the browser has the given cookie for the service.
 * @param own what this browser adds of its own
 */
export async function sendsNothingMore(open: OpenPage, service: RunningService, cookie: string, own: string[] = []) {
  // The cookie is there: what the service's own page asked carried it.
  expect(service.requests.at(-1)?.headers.cookie).toBe(`session=${cookie}`);
  service.clearRequests();
  const popup = await score(open, CASEY);
  await expect.poll(() => popup.text()).toMatch(SCORED);
  expect(service.requests).toHaveLength(1);
  const { headers } = service.requests[0] as RecordedRequest;
  expect(Object.keys(headers).sort()).toEqual([...HEADERS, ...own].sort());
  expect(headers.authorization).toBe(`Bearer ${service.apiKey}`);
  expect(headers['content-type']).toBe('application/json');
  expect(JSON.stringify(headers)).not.toContain(cookie);
}

/** Switched on, each lookup names itself, and its repeat after a rate limit by the same name. */
export async function namesEachLookup(open: OpenPage, service: RunningService) {
  const page = await open('manifest.json');
  await message(page, 'saveSettings', { idempotencyHeader: true });
  service.faults.next({ kind: 'status', status: 429, retryAfter: 1 });
  await ask(page, CASEY);
  await ask(page, CASEY, true);
  expect(service.requests.map(({ method }) => method)).toEqual(['POST', 'POST', 'POST']);
  const [first, repeat, again] = service.requests.map(({ headers }) => headers['idempotency-key']);
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(repeat).toBe(first);
  expect(again).toMatch(/^[0-9a-f-]{36}$/);
  expect(again).not.toBe(first);
}

/** The same key saved again, also after the browser was closed: results serve again, and a stop is lifted. */
export async function sameKeyKeepsResults(open: OpenPage, service: RunningService) {
  const scored = async (email = CASEY) => {
    const popup = await score(open, email);
    await expect.poll(() => popup.text()).toMatch(SCORED);
  };
  const save = async () => {
    const options = await open('options.html');
    await options.fill('API key', service.apiKey);
    await options.click('button', 'Save');
    await expect.poll(() => options.text()).toContain('Saved.');
    return options;
  };
  await scored();
  const options = await save();
  await scored();
  const { url: baseUrl, apiKey: key } = service;
  await message(options, 'saveConnection', { baseUrl, key, connectionName: '', dashboardUrl: '', keeping: 'session' });
  await options.evaluate((item) => chrome.storage.session.remove(item), 'key:opened');
  expect(await message(options, 'connection', {})).toMatchObject({ hasKey: false });
  await save();
  await scored();
  expect(service.requests).toHaveLength(1);

  service.faults.next({ kind: 'status', status: 401 });
  await score(open, 'blair.brightwater@example.com');
  await expect.poll(() => service.requests.length).toBe(2);
  await save();
  await scored();
  expect(service.requests).toHaveLength(2);
  const popup = await score(open, 'casey.cobblefield+2@example.com');
  await expect.poll(() => service.requests.length).toBe(3);
  await expect.poll(() => popup.text()).not.toContain('sends nothing more');
}

/** Another host: what will be forgotten is said first, then neither host gets anything before it has a key of its own. */
export async function anotherHostForgetsTheKey(open: OpenPage, service: RunningService) {
  const other = await startService({ apiKey: 'sk_other_key_0123456789' });
  const [host, otherHost] = [new URL(service.url).host, new URL(other.url).host];
  const options = await open('options.html');
  await options.fill('Address of the service', other.url);
  await expect
    .poll(() => options.text())
    .toContain(`The key for ${host} will be forgotten. Enter the key for ${otherHost}.`);
  await options.click('button', `Save and forget the key for ${host}`);
  await expect.poll(() => options.text()).toContain('No API key is kept yet.');
  const first = await score(open, CASEY);
  await expect.poll(() => first.text()).toContain(`There is no API key for ${otherHost}. Nothing was sent.`);

  // Back at the old host it is not remembered either.
  const back = await open('options.html');
  await back.fill('Address of the service', service.url);
  await back.click('button', 'Save');
  await expect.poll(() => back.text()).toContain('Saved.');
  const second = await score(open, CASEY);
  await expect.poll(() => second.text()).toContain(`There is no API key for ${host}. Nothing was sent.`);
  expect([service.requests.length, other.requests.length]).toEqual([0, 0]);

  const again = await open('options.html');
  await again.fill('Address of the service', other.url);
  await again.fill('API key', other.apiKey);
  await again.click('button', 'Save');
  await expect.poll(() => again.text()).toContain(`is kept for ${otherHost}`);
  const third = await score(open, CASEY);
  await expect.poll(() => third.text()).toMatch(SCORED);
  expect(service.requests).toHaveLength(0);
  expect(other.requests.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${other.apiKey}`]);
  await other.close();
}
