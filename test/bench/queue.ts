import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { createKiller, heapOfBackground } from '../browser/chromium/cdp.ts';
import { extensionPage } from '../browser/chromium/extension.ts';
import { type Site, startSite } from '../browser/chromium/site.ts';
import { message, startBatch, storedLookups } from '../browser/engine.ts';
import { raiseBudget } from '../chaos/in-page.ts';
import { storeLookups } from './in-page/stored-lookups.ts';
import { median } from './median.ts';
import type { Row } from './row.ts';

const ROWS = 300;
const IN_FLIGHT = 4;
const ANSWER_MS = 150;
const STORED = 50_000;
const TIMES = 15;

/** Milliseconds of a batch, beside a bare loop of the same concurrency, and what a database of 50 000 lookups costs. */
export async function measureQueue(): Promise<Row[]> {
  const site = await startSite();
  const popup = await extensionPage(site.context, 'popup.html');
  await popup.evaluate(raiseBudget);
  try {
    return [...(await batches(site, popup)), ...(await stored(site, popup))];
  } finally {
    await site.close();
  }
}

async function batches({ context, service }: Site, popup: Page): Promise<Row[]> {
  service.setDelay(ANSWER_MS);
  const loop = { url: service.url, key: service.apiKey, rows: ROWS, lanes: IN_FLIGHT };
  const floor = await popup.evaluate(bareLoop, loop);
  service.clearRequests();
  const id = await startBatch(popup, ROWS, new URL(service.url).host);
  // Asked of the service: a look into the database a few times a second would slow down what is measured.
  while (service.requests.filter(({ answeredAt }) => answeredAt !== undefined).length < ROWS) await sleep(100);
  while ((await storedLookups(popup)).batches.find((batch) => batch.id === id)?.state !== 'finished') await sleep(100);
  // By the service's own clock, as for the bare loop: from the first request to the last answer.
  const times = service.requests.flatMap(({ receivedAt, answeredAt }) => [receivedAt, answeredAt ?? 0]);
  service.setDelay(0);
  return [
    {
      what: `a batch of ${ROWS}, each answered after ${ANSWER_MS} ms`,
      floor,
      now: Math.max(...times) - Math.min(...times),
    },
    { what: 'heap of the background after it, MB', now: await heapOfBackground(context) },
  ];
}

/** The floor is the same with a few hundred lookups. */
async function stored(site: Site, popup: Page): Promise<Row[]> {
  const connection = await connectionOf(popup);
  await popup.evaluate(storeLookups, { from: 0, count: 300, connection });
  const few = await readings(site, popup);
  await popup.evaluate(storeLookups, { from: 300, count: STORED, connection });
  const many = await readings(site, popup);
  return Object.entries(many).map(([what, now]) => ({ what, floor: few[what], now }));
}

async function readings({ context }: Site, popup: Page): Promise<Record<string, number>> {
  const kill = await createKiller(context);
  const starts: number[] = [];
  for (let i = 0; i < TIMES; i++) {
    await kill();
    await sleep(300);
    starts.push(await popup.evaluate(timeReply));
  }
  return {
    'background killed until its first reply': median(starts),
  };
}

/** From a message to a sleeping background to its reply. */
async function timeReply(): Promise<number> {
  const from = performance.now();
  await chrome.runtime.sendMessage({ to: 'sightline', name: 'awaitLookup', data: { id: crypto.randomUUID() } });
  return performance.now() - from;
}

/** The same requests by nothing but `fetch`, from the same page of the extension. */
async function bareLoop({ url, key, rows, lanes }: { url: string; key: string; rows: number; lanes: number }) {
  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
  let next = 0;
  const lane = async () => {
    while (next < rows) {
      const body = JSON.stringify({ email: `bare-${next++}@example.com` });
      await (await fetch(`${url}/v1/score/df`, { method: 'POST', headers, body })).json();
    }
  };
  const from = performance.now();
  await Promise.all(Array.from({ length: lanes }, lane));
  return performance.now() - from;
}

async function connectionOf(page: Page): Promise<{ baseUrl: string; host: string; accountId: string }> {
  const { baseUrl, host } = (await message(page, 'connection', {})) as { baseUrl: string; host: string };
  const accountId = await page.evaluate(
    async () => (await chrome.storage.local.get<{ settings: { accountId: string } }>('settings')).settings.accountId,
  );
  return { baseUrl, host, accountId };
}
