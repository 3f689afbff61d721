/**
 * `npm run bench:engine`: a batch against the ideal and against a bare loop of the same concurrency in the same run, and
 * a database of 50 000 lookups against an almost empty one. Chromium. Prints, and asserts nothing. `-- batch` and
 * `-- stored` run one half.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { createKiller, heapOfBackground } from '../browser/chromium/cdp.ts';
import { extensionPage } from '../browser/chromium/extension.ts';
import { inOurWorld } from '../browser/chromium/isolated-world.ts';
import { type Site, startSite } from '../browser/chromium/site.ts';
import { ask, message, startBatch, storedLookups } from '../browser/engine.ts';
import { raiseBudget } from '../chaos/in-page.ts';
import { emailOf, scoresAsked, storeLookups } from './in-page/stored-lookups.ts';
import { median } from './median.ts';

const ROWS = 300;
const IN_FLIGHT = 4;
const ANSWER_MS = 150;
const STORED = 50_000;
const PAGE_ADDRESSES = 200;

const WORDS = {
  recent: 'History opened in the popup until it shows rows, median of 9',
  scores: `scores of ${PAGE_ADDRESSES} addresses asked from a page, median of 15`,
  afterLookup: 'the same, each right after a lookup has settled',
  start: 'background killed until its first reply, median of 15',
};

const site = await startSite();
const popup = await extensionPage(site.context, 'popup.html');
await popup.evaluate(raiseBudget);
const [only] = process.argv.slice(2);
if (only !== 'stored') await batches();
if (only !== 'batch') await stored();
await site.close();

async function batches(): Promise<void> {
  const { service } = site;
  service.setDelay(ANSWER_MS);
  const ideal = (ROWS / IN_FLIGHT) * ANSWER_MS;
  const bare = await popup.evaluate(bareLoop, { url: service.url, key: service.apiKey, rows: ROWS, lanes: IN_FLIGHT });
  // The heap is read in a separate batch: reading collects garbage, which takes a hundredth of the measured time.
  const heaps = await runBatch([0.1, 0.9]);
  await message(popup, 'forgetEverything', { key: false, settings: false });
  await runBatch([]);
  // By the service's own clock, as for the bare loop: from the first request to the last answer.
  const times = service.requests.flatMap(({ receivedAt, answeredAt }) => [receivedAt, answeredAt ?? 0]);
  const ours = Math.max(...times) - Math.min(...times);
  console.log(`${ROWS} rows, ${IN_FLIGHT} in flight, each answered after ${ANSWER_MS} ms`);
  for (const [what, ms] of Object.entries({ ideal, 'bare loop': bare, batch: ours })) {
    console.log(`  ${what.padEnd(10)} ${Math.round(ms)} ms = ${(ms / ideal).toFixed(3)} × ideal`);
  }
  console.log(
    `  heap of the background after the first tenth ${heaps[0]?.toFixed(1)} MB, before the last ${heaps[1]?.toFixed(1)} MB`,
  );
  service.setDelay(0);
}

/** Runs the batch to its end; the heap of the background in MB at these shares of its requests. */
async function runBatch(shares: readonly number[]): Promise<number[]> {
  const { service } = site;
  const heaps: number[] = [];
  service.clearRequests();
  const id = await startBatch(popup, ROWS, new URL(service.url).host);
  for (const share of shares) {
    while (service.requests.length < ROWS * share) await sleep(20);
    heaps.push(await heapOfBackground(site.context));
  }
  // Asked of the service: a look into the database a few times a second would slow down what is measured.
  while (service.requests.filter(({ answeredAt }) => answeredAt !== undefined).length < ROWS) await sleep(100);
  while ((await storedLookups(popup)).batches.find((batch) => batch.id === id)?.state !== 'finished') await sleep(100);
  return heaps;
}

async function stored(): Promise<void> {
  const connection = await connectionOf(popup);
  await popup.evaluate(storeLookups, { from: 0, count: 300, connection });
  const few = await readings(site);
  const took = await popup.evaluate(storeLookups, { from: 300, count: STORED, connection });
  const many = await readings(site);
  console.log(`lookups stored: a few hundred | ${STORED} more (written in ${Math.round(took / 1000)} s)`);
  for (const what of ['recent', 'scores', 'afterLookup', 'start'] as const) {
    console.log(`  ${WORDS[what].padEnd(58)} ${few[what].toFixed(1)} ms | ${many[what].toFixed(1)} ms`);
  }
}

async function readings({ context, pages }: Site) {
  const recent: number[] = [];
  for (let i = 0; i < 9; i++) {
    const page = await extensionPage(context, 'popup.html');
    const timed = page.evaluate(timeRecent);
    await page.getByTestId('tab-history').click();
    recent.push(await timed);
    await page.close();
  }
  const crm = await context.newPage();
  await crm.goto(`${pages.url}/plain/mailto.html`);
  await sleep(1000);
  const emails = Array.from({ length: PAGE_ADDRESSES }, (_, i) => emailOf(i));
  const scores: number[] = [];
  for (let i = 0; i < 15; i++) {
    scores.push((await inOurWorld(crm, scoresAsked, emails)) ?? Number.NaN);
    await sleep(300);
  }
  const afterLookup: number[] = [];
  for (let i = 0; i < 15; i++) {
    await ask(popup, `again-${i}@example.com`, true);
    await sleep(700);
    afterLookup.push((await inOurWorld(crm, scoresAsked, emails)) ?? Number.NaN);
  }
  await crm.close();
  const kill = await createKiller(context);
  const start: number[] = [];
  for (let i = 0; i < 15; i++) {
    await kill();
    await sleep(300);
    start.push(await popup.evaluate(timeReply));
  }
  return { recent: median(recent), scores: median(scores), afterLookup: median(afterLookup), start: median(start) };
}

/** From the press on the tab to the first painted list. */
function timeRecent(): Promise<number> {
  return new Promise((resolve) => {
    const wait = (from: number) => {
      if (document.querySelector('[data-testid=rows] tbody tr')) resolve(performance.now() - from);
      else requestAnimationFrame(() => wait(from));
    };
    addEventListener('pointerdown', () => wait(performance.now()), { capture: true, once: true });
  });
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
