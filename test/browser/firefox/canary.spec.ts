import { CANARY } from '../canary.ts';
import { expect } from '../expect.ts';
import { test } from './fixtures.ts';
import { addressesIn, placesIn, takeWatched } from './watch-canary.ts';

test.use({ isConnected: false });

const LEAKS: Record<string, (key: string) => void> = {
  console: (key) => console.log('a key:', { key }),
  error: (key) => void setTimeout(() => Promise.reject(new Error(`Bearer ${key} is an invalid header value`))),
  address: (key) => void fetch(`/?key=${key}`).catch(() => undefined),
  header: (key) => void fetch('/', { headers: { 'x-key': key } }).catch(() => undefined),
};

test('finds a leaked key everywhere in a page, and in our pages', async ({ firefox, open, service, site }) => {
  await site.goto(service.url);
  const popup = await open('popup.html');
  const places = async () => placesIn(CANARY.key, await takeWatched(firefox.send));
  expect(await places()).toEqual([]);
  for (const [place, leak] of Object.entries(LEAKS)) {
    await site.evaluate(leak, CANARY.key);
    await expect.poll(places, place).not.toEqual([]);
  }
  await popup.evaluate((key) => console.warn({ key }), CANARY.key);
  await expect.poll(places, 'a page of ours').not.toEqual([]);
  await popup.evaluate((email) => void setTimeout(() => Promise.reject(new Error(email))), CANARY.email);
  await expect.poll(async () => addressesIn(await takeWatched(firefox.send)), 'an address').not.toEqual([]);
  // A request may be noted twice, when it is made and when it is repeated.
  let quiet = 0;
  const stayQuiet = async () => {
    quiet = (await places()).length === 0 ? quiet + 1 : 0;
    return quiet;
  };
  await expect.poll(stayQuiet, { intervals: [250] }).toBeGreaterThan(4);
});
