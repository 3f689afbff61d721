import {
  anotherHostForgetsTheKey,
  namesEachLookup,
  sameKeyKeepsResults,
  sendsNothingMore,
} from '../connection-rules.ts';
import { test } from './fixtures.ts';

test('the headers on the wire are exactly these, although the service has a cookie', async ({
  connected,
  open,
  service,
  site,
}) => {
  void connected;
  await site.goto(service.url);
  await site.setCookie({ name: 'session', value: 'CANARYCOOKIE', url: service.url });
  await site.evaluate(() => fetch('/v1/score/df', { method: 'POST', body: '{}' }).then(({ status }) => status));
  await sendsNothingMore(open, service, 'CANARYCOOKIE', ['priority']);
});

test('another host forgets the key, says so first, and gets neither the old key nor a request', async ({
  connected,
  open,
  service,
}) => {
  void connected;
  await anotherHostForgetsTheKey(open, service);
});

test('switched on, an Idempotency-Key names each lookup, and its repeat after a rate limit too', async ({
  connected,
  open,
  service,
}) => {
  void connected;
  await namesEachLookup(open, service);
});

test('the same key saved again costs nothing: its results serve again, also after a session', async ({
  connected,
  open,
  service,
}) => {
  void connected;
  await sameKeyKeepsResults(open, service);
});
