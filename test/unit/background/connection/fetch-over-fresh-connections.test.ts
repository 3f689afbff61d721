import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { fetchOverFreshConnections } from '@/entrypoints/background/connection/fetch-over-fresh-connections';

let order: string[];
const setRules = vi.fn(async (_: unknown) => {
  await Promise.resolve();
  order.push('rule');
});

beforeEach(() => {
  order = [];
  setRules.mockClear();
  vi.spyOn(fakeBrowser.runtime, 'getURL').mockReturnValue('chrome-extension://sightline-id/');
  vi.stubGlobal('fetch', async () => {
    order.push('request');
    return new Response('{}');
  });
  // The fake browser does not know this API.
  Object.assign(fakeBrowser, { declarativeNetRequest: { updateSessionRules: setRules } });
});
afterEach(() => void vi.unstubAllGlobals());

test('sets the rule once, before the first request', async () => {
  const send = fetchOverFreshConnections();
  await Promise.all([send('https://api.example.com'), send('https://api.example.com')]);
  await send('https://api.example.com');
  expect(order).toEqual(['rule', 'request', 'request', 'request']);
});

test('the rule closes connections of our own POSTs only, and takes the place of one that an earlier worker set', async () => {
  await fetchOverFreshConnections()('https://api.example.com');
  expect(setRules).toHaveBeenCalledWith({
    removeRuleIds: [1],
    addRules: [
      {
        id: 1,
        action: { type: 'modifyHeaders', requestHeaders: [{ header: 'connection', operation: 'set', value: 'close' }] },
        condition: {
          initiatorDomains: ['sightline-id'],
          requestMethods: ['post'],
          resourceTypes: ['xmlhttprequest', 'other'],
        },
      },
    ],
  });
});

test('sends a lookup even if the browser refuses the rule, and the next one sets it again', async () => {
  setRules.mockRejectedValueOnce(new Error('no rules here'));
  const send = fetchOverFreshConnections();
  await send('https://api.example.com');
  expect(order).toEqual(['request']);
  await send('https://api.example.com');
  expect(order).toEqual(['request', 'rule', 'request']);
});
