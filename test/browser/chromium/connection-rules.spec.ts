import { startService } from '../../service/start-service.ts';
import { extensionPage } from './extension.ts';
import { expect, test } from './fixtures.ts';
import { lookUp } from './look-up.ts';

const CASEY = 'casey.cobblefield@example.com';

/** Everything that Chromium sends with a look-up. `origin` names the extension, as with every POST; the rest is alike for all. */
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

test('the headers on the wire are exactly these, although the service has a cookie', async ({
  connected,
  context,
  page,
  service,
}) => {
  void connected;
  await context.addCookies([{ name: 'session', value: 'CANARYCOOKIE', url: service.url }]);
  // The cookie is there: what the service's own page asks carries it.
  await page.goto(service.url);
  await page.evaluate(() => fetch('/v1/score/df', { method: 'POST', body: '{}' }).catch(() => undefined));
  expect(service.requests.at(-1)?.headers.cookie).toBe('session=CANARYCOOKIE');
  service.clearRequests();

  await lookUp(context, [CASEY]);
  expect(service.requests).toHaveLength(1);
  const headers = service.requests[0]?.headers ?? {};
  expect(Object.keys(headers).sort()).toEqual(HEADERS);
  expect(headers.authorization).toBe(`Bearer ${service.apiKey}`);
  expect(headers['content-type']).toBe('application/json');
  expect(JSON.stringify(headers)).not.toContain('CANARYCOOKIE');
});

test('another host forgets the key, says so first, and gets neither the old key nor a request', async ({
  connected,
  context,
  open,
  service,
}) => {
  void connected;
  const other = await startService({ apiKey: 'sk_other_key_0123456789' });
  const options = await open('options.html');
  const [host, otherHost] = [new URL(service.url).host, new URL(other.url).host];
  await options.getByLabel('Address of the service').fill(other.url);
  const words = `The key for ${host} will be forgotten. Enter the key for ${otherHost}.`;
  await expect(options.getByText(words)).toBeVisible();
  await options.getByRole('button', { name: `Save and forget the key for ${host}` }).click();
  await expect(options.getByText('No API key is kept yet.', { exact: false })).toBeVisible();

  const popup = await extensionPage(context, 'popup.html');
  await popup.getByLabel('Email address').fill(CASEY);
  await popup.getByLabel('Email address').press('Enter');
  await expect(popup.getByRole('alert')).toContainText(`There is no API key for ${otherHost}. Nothing was sent.`);
  expect([service.requests.length, other.requests.length]).toEqual([0, 0]);

  // Back at the old host it is not remembered either.
  await options.bringToFront();
  await options.getByLabel('Address of the service').fill(service.url);
  await options.getByRole('button', { name: /^Save/ }).click();
  await expect(options.getByText('Saved.', { exact: true })).toBeVisible();
  await popup.bringToFront();
  await popup.getByLabel('Email address').press('Enter');
  await expect(popup.getByRole('alert')).toContainText(`There is no API key for ${host}.`);

  await options.bringToFront();
  await options.getByLabel('Address of the service').fill(other.url);
  await options.getByLabel('API key').fill(other.apiKey);
  await options.getByRole('button', { name: /^Save/ }).click();
  await expect(options.getByText(`is kept for ${otherHost}`, { exact: false })).toBeVisible();
  await popup.bringToFront();
  await popup.getByLabel('Email address').press('Enter');
  await expect(popup.getByTestId('score')).toHaveText('44');
  expect(service.requests).toHaveLength(0);
  expect(other.requests.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${other.apiKey}`]);
  await other.close();
});
