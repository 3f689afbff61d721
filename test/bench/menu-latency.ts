import { setTimeout as sleep } from 'node:timers/promises';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { killBackground } from '../browser/chromium/cdp.ts';
import { BUILD, connect, extensionPage } from '../browser/chromium/extension.ts';
import { key, rightClick } from '../browser/chromium/pointer.ts';
import { message } from '../browser/engine.ts';
import { QUIET_FILE } from '../browser/quiet-file.ts';
import { servePages } from '../pages/serve.ts';
import { findChromium } from '../run/find-browser.ts';
import { type RunningService, startService } from '../service/start-service.ts';
import { median } from './median.ts';
import type { Row } from './row.ts';

const RUNS = 20;
/** The most from the answer to the shown score while the background is awake. */
const MOST_SHOWING_MS = 30;

/** Runs in every frame: notes when the card first shows what it shows. */
const watchCard = () => {
  const seen: Record<string, number> = {};
  Object.assign(globalThis, { seen });
  const look = () => {
    for (const id of ['pending', 'score']) {
      if (!seen[id] && document.querySelector(`[data-testid=${id}]`))
        requestAnimationFrame(() => (seen[id] ??= Date.now()));
    }
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
};

async function shownIn(page: Page): Promise<{ pending: number; score: number }> {
  for (let tries = 0; tries < 200; tries++) {
    const card = page.frames().find((frame) => frame.url().includes('/card.html'));
    const seen = await card?.evaluate(() => (globalThis as { seen?: { pending?: number; score?: number } }).seen);
    // A card that opens after the answer has nothing pending.
    if (seen?.score) return { pending: seen.pending ?? seen.score, score: seen.score };
    await sleep(20);
  }
  throw new Error('the card showed no score');
}

async function once(context: BrowserContext, page: Page, service: RunningService, killed: boolean) {
  service.clearRequests();
  await page.reload();
  await rightClick(page.getByTestId('mailto-link'));
  await key('Up', 'Up');
  if (killed) {
    await killBackground(context);
    await sleep(300);
  }
  const chosen = Date.now();
  await key('Return');
  const shown = await shownIn(page);
  const answered = service.requests[0]?.answeredAt ?? Number.NaN;
  return { pending: shown.pending - chosen, score: shown.score - answered };
}

/** From the service's answer to its parsed JSON in the background, with nothing of the product between. */
async function bareFetch(context: BrowserContext, service: RunningService): Promise<number> {
  service.clearRequests();
  const page = await extensionPage(context, 'options.html');
  const parsed = await page.evaluate(
    async ([url, apiKey]) => {
      const response = await fetch(`${url}/v1/score/df`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: 'ines.barreto@tidewater.example.com' }),
      });
      await response.json();
      return Date.now();
    },
    [service.url, service.apiKey] as const,
  );
  await page.close();
  return parsed - (service.requests[0]?.answeredAt ?? Number.NaN);
}

/**
 * How long a person waits, in ms: from choosing the menu item to the pending card, and from the service's answer to the
 * shown score; the floor is a bare `fetch` of the same answer. Real menu, real keyboard (X server): the time of `xdotool`
 * is part of the first figure.
 */
export async function measureMenu(): Promise<Row[]> {
  const service = await startService({ delayMs: 300 });
  const pages = await servePages();
  const args = [`--disable-extensions-except=${BUILD}`, `--load-extension=${BUILD}`];
  const context = await chromium.launchPersistentContext('', {
    executablePath: findChromium() ?? '',
    headless: false,
    viewport: null,
    args: [...args, '--window-size=1200,900', '--test-type'],
  });
  await context.addInitScript(watchCard);
  await connect(context, service);
  await message(await extensionPage(context, QUIET_FILE), 'saveSettings', { reuseHours: 0 });
  const page = await context.newPage();
  await page.goto(`${pages.url}/plain/mailto.html`);
  const bare: number[] = [];
  for (let run = 0; run < RUNS; run++) bare.push(await bareFetch(context, service));
  const rows: Row[] = [];
  for (const killed of [false, true]) {
    const runs = [];
    for (let run = 0; run < RUNS; run++) runs.push(await once(context, page, service, killed));
    const state = killed ? 'background killed' : 'background awake';
    const most = killed ? undefined : MOST_SHOWING_MS;
    rows.push(
      { what: `${state}: menu choice to pending card`, now: median(runs.map((run) => run.pending)) },
      { what: `${state}: answer to shown score`, floor: median(bare), now: median(runs.map((run) => run.score)), most },
    );
  }
  await context.close();
  await pages.close();
  await service.close();
  return rows;
}
