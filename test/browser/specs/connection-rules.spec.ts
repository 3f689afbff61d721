import type { RecordedRequest } from '../../service/recorder.ts';
import { startService } from '../../service/start-service.ts';
import { ask, message, states } from '../engine.ts';
import { expect } from '../expect.ts';
import { test } from '../fixtures.ts';
import { dataOf, score, shownIn } from '../popup.ts';
import { QUIET_FILE } from '../quiet-file.ts';
import { saveConnection } from '../set-up.ts';

const CASEY = 'casey.cobblefield@example.com';

/** Everything that both browsers send with a lookup. `origin` names the extension, as with every POST. */
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
/** Firefox adds it to every request. */
const OWN_HEADERS = { chromium: [], firefox: ['priority'] };

test('sends exactly these headers, even with a cookie', async ({ driver, extension, open, service, site }) => {
  await site.goto(service.url);
  await extension.setCookie(site, { name: 'session', value: 'CANARYCOOKIE', url: service.url });
  await site.evaluate(async (_) => (await fetch('/v1/score/df', { method: 'POST', body: '{}' })).status, null);
  // The cookie is there: what the service's own page requested carried it.
  expect(service.requests.at(-1)?.headers.cookie).toBe('session=CANARYCOOKIE');
  service.clearRequests();
  const popup = await open('popup.html');
  await score(popup, CASEY);
  await expect.poll(() => shownIn(popup, 'score')).toBe('44');
  // The browser may ask for the icon of the service's own page as late as now.
  const sent = service.requests.filter(({ path }) => path !== '/favicon.ico');
  expect(sent).toHaveLength(1);
  const { headers } = sent[0] as RecordedRequest;
  expect(Object.keys(headers).sort()).toEqual([...HEADERS, ...OWN_HEADERS[driver.name]].sort());
  expect(headers.authorization).toBe(`Bearer ${service.apiKey}`);
  expect(headers['content-type']).toBe('application/json');
  expect(JSON.stringify(headers)).not.toContain('CANARYCOOKIE');
});

test('connecting another host announces and deletes the old key, which no host receives', async ({ open, service }) => {
  const other = await startService({ apiKey: 'sk_other_key_0123456789' });
  const [host, otherHost] = [new URL(service.url).host, new URL(other.url).host];
  const expectNoKeyFor = async (host: string) => {
    const popup = await open('popup.html');
    await score(popup, CASEY);
    await expect.poll(() => dataOf(popup, 'failure', 'kind')).toBe('no-key');
    expect(await shownIn(popup, 'failure')).toContain(host);
  };
  const options = await open('options.html');
  await options.getByTestId('base-url').fill(other.url);
  await expect.poll(() => shownIn(options, 'lost-key')).toContain(host);
  expect(await shownIn(options, 'lost-key')).toContain(otherHost);
  expect(await shownIn(options, 'save-connection')).toContain(host);
  await options.getByTestId('save-connection').click();
  await expect.poll(() => shownIn(options, 'kept-key')).toBe(null);
  await expectNoKeyFor(otherHost);

  // Back at the old host it is not remembered either.
  const back = await open('options.html');
  await back.getByTestId('base-url').fill(service.url);
  await back.getByTestId('save-connection').click();
  await expect.poll(() => dataOf(back, 'save-outcome', 'outcome')).toBe('saved');
  await expectNoKeyFor(host);
  expect([service.requests.length, other.requests.length]).toEqual([0, 0]);

  const again = await open('options.html');
  await again.getByTestId('base-url').fill(other.url);
  await again.getByTestId('api-key').fill(other.apiKey);
  await again.getByTestId('save-connection').click();
  await expect.poll(() => shownIn(again, 'kept-key')).toContain(otherHost);
  const popup = await open('popup.html');
  await score(popup, CASEY);
  await expect.poll(() => shownIn(popup, 'score')).toBe('44');
  expect(service.requests).toHaveLength(0);
  expect(other.requests.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${other.apiKey}`]);
  await other.close();
});

test('saving the same key again keeps its results, also after a session', async ({ open, service }) => {
  const page = await open(QUIET_FILE);
  const expectReused = async () => {
    await ask(page, CASEY);
    expect(await states(page)).toEqual({ done: 1 });
    expect(service.requests).toHaveLength(1);
  };
  // The connection of a test is not registered with its key; saving it is.
  await saveConnection(page, service);
  await expectReused();
  await saveConnection(page, service);
  await expectReused();
  await saveConnection(page, service, { storageMode: 'session' });
  await page.evaluate((item) => chrome.storage.session.remove(item), 'key:opened');
  expect(await message(page, 'connection', {})).toMatchObject({ hasKey: false });
  await saveConnection(page, service);
  await expectReused();

  // The service refuses the key: sending stops, and saving the key lifts the stop.
  service.faults.next({ kind: 'status', status: 401 });
  for (const email of ['refused@example.com', 'stopped@example.com']) await ask(page, email);
  expect(service.requests).toHaveLength(2);
  await saveConnection(page, service);
  await ask(page, 'casey.cobblefield+2@example.com');
  expect(service.requests).toHaveLength(3);
});
