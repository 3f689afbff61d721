import { startService } from '../../service/start-service.ts';
import { closeTab } from './extension.ts';
import { expect, test } from './fixtures.ts';

const CASEY = 'casey.cobblefield@example.com';

/** Everything that Firefox sends with a look-up. `origin` is random for each installation, as with every POST. */
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
  'priority',
  'sec-fetch-dest',
  'sec-fetch-mode',
  'sec-fetch-site',
  'user-agent',
];

test('the headers on the wire are exactly these, although the service has a cookie', async ({
  connected,
  open,
  service,
  site,
}) => {
  void connected;
  await site.goto(service.url);
  await site.setCookie({ name: 'session', value: 'CANARYCOOKIE', url: service.url });
  // The cookie is there: what the service's own page asks carries it.
  await site.evaluate(() => fetch('/v1/score/df', { method: 'POST', body: '{}' }).then(({ status }) => status));
  expect(service.requests.at(-1)?.headers.cookie).toBe('session=CANARYCOOKIE');
  service.clearRequests();

  const popup = await open('popup.html');
  await popup.fill('Email address', CASEY);
  await popup.press('Enter');
  await expect.poll(() => popup.text()).toContain('44');
  expect(service.requests).toHaveLength(1);
  const headers = service.requests[0]?.headers ?? {};
  expect(Object.keys(headers).sort()).toEqual(HEADERS);
  expect(headers.authorization).toBe(`Bearer ${service.apiKey}`);
  expect(JSON.stringify(headers)).not.toContain('CANARYCOOKIE');
});

test('another host forgets the key, says so first, and gets neither the old key nor a request', async ({
  connected,
  firefox,
  open,
  service,
}) => {
  void connected;
  const other = await startService({ apiKey: 'sk_other_key_0123456789' });
  const [host, otherHost] = [new URL(service.url).host, new URL(other.url).host];
  const options = await open('options.html');
  await options.fill('Address of the service', other.url);
  await expect.poll(() => options.text()).toContain(`The key for ${host} will be forgotten.`);
  await options.click('button', `Save and forget the key for ${host}`);
  await expect.poll(() => options.text()).toContain('No API key is kept yet.');
  await closeTab(firefox, options);

  const popup = await open('popup.html');
  await popup.fill('Email address', CASEY);
  await popup.press('Enter');
  await expect.poll(() => popup.text()).toContain(`There is no API key for ${otherHost}. Nothing was sent.`);
  expect([service.requests.length, other.requests.length]).toEqual([0, 0]);
  await other.close();
});
