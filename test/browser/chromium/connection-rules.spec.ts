import {
  anotherHostForgetsTheKey,
  namesEachLookup,
  sameKeyKeepsResults,
  sendsNothingMore,
} from '../connection-rules.ts';
import { test } from './fixtures.ts';
import { openForBoth } from './hands.ts';

test('the headers on the wire are exactly these, although the service has a cookie', async ({
  connected,
  context,
  open,
  page,
  service,
}) => {
  void connected;
  await context.addCookies([{ name: 'session', value: 'CANARYCOOKIE', url: service.url }]);
  await page.goto(service.url);
  await page.evaluate(() => fetch('/v1/score/df', { method: 'POST', body: '{}' }).catch(() => undefined));
  await sendsNothingMore(openForBoth(open), service, 'CANARYCOOKIE');
});

test('another host forgets the key, says so first, and gets neither the old key nor a request', async ({
  connected,
  open,
  service,
}) => {
  void connected;
  await anotherHostForgetsTheKey(openForBoth(open), service);
});

test('switched on, an Idempotency-Key names each lookup, and its repeat after a rate limit too', async ({
  connected,
  open,
  service,
}) => {
  void connected;
  await namesEachLookup(openForBoth(open), service);
});

test('the same key saved again costs nothing: its results serve again, also after a session', async ({
  connected,
  open,
  service,
}) => {
  void connected;
  await sameKeyKeepsResults(openForBoth(open), service);
});
