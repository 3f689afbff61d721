import type { BrowserContext, Page } from '@playwright/test';
import { extensionPage } from '../browser/chromium/extension.ts';
import { message } from '../browser/engine.ts';
import { type RunningService, startService } from '../service/start-service.ts';
import { type NextResult, nextResult } from './in-page/next-result.ts';
import { storeLookups } from './in-page/stored-lookups.ts';
import { median } from './median.ts';
import type { Row } from './row.ts';
import { type RunningSide, startSides } from './sides.ts';

const PEOPLE = 14;
const HITS = 28;

const namedPeople = Array.from({ length: PEOPLE }, (_, i) => `Ada Quillon${String.fromCharCode(97 + i)}`);

const hit = (name: string, i: number) => ({
  id: `h-${i}`,
  name: i % 3 ? `Ada ${'BCDFGH'[i % 6]}. Quillon` : name,
  date_of_birth: `19${50 + i}-0${1 + (i % 9)}-1${i % 10}`,
  nationality: i % 2 ? 'FR' : 'DE',
  list_name: i % 2 ? 'Quay List' : 'Harbour List',
  category: i % 2 ? 'politician' : 'company officer',
  match_score: 60 + i,
  source_url: `https://lists.example.com/entry/${i}`,
  remarks: `Entry ${i} of the list.`,
});

const answerOf = (name: string) => {
  const hits = Array.from({ length: HITS }, (_, i) => hit(name, i));
  return {
    subject_name: name,
    risk_level: 'high',
    overall_score: 71,
    sanctions: { match: true, hits: hits.slice(0, HITS / 2) },
    pep: { match: true, hits: hits.slice(HITS / 2) },
    adverse_media: { match: false, hits: [] },
  };
};

/** Opens the newest of the people in a History that has so many older lookups. */
async function openFirst(context: BrowserContext, service: RunningService, stored: number): Promise<Page> {
  const filling = await extensionPage(context, 'desk.html');
  await filling.getByTestId('tab-history').waitFor();
  const connection = { baseUrl: 'https://api.example.com', host: 'api.example.com', accountId: 'c' };
  if (stored > 0) await filling.evaluate(storeLookups, { from: 0, count: stored, name: 'person', connection });
  for (const name of namedPeople) {
    service.faults.next({ kind: 'json', json: answerOf(name) });
    const subject = { operation: 'overview', request: { subject_name: name, entity_type: 'individual' } };
    const { id } = (await message(filling, 'lookup', { subject, gesture: 'popup', refresh: true })) as { id: string };
    await message(filling, 'awaitLookup', { id });
  }
  await filling.close();
  const page = await extensionPage(context, 'desk.html');
  await page.getByTestId('tab-history').click();
  await page.locator(`table[aria-rowcount="${stored + PEOPLE + 1}"]`).waitFor({ timeout: 120_000 });
  await page.waitForTimeout(1000);
  await page.locator('[data-testid="rows"] tbody a').first().click();
  await page.locator('[data-testid="decision"]').waitFor();
  await page.locator('article h2').first().focus();
  await page.waitForTimeout(600);
  return page;
}

/** Escalates, and goes on as fast as somebody who reads. */
async function goOn(page: Page): Promise<NextResult> {
  await page.bringToFront();
  const shown = page.evaluate(nextResult, null);
  await page.waitForTimeout(60);
  await page.keyboard.press('2');
  await page.waitForTimeout(250);
  await page.keyboard.press('Enter');
  const times = await shown;
  await page.waitForTimeout(500);
  return times;
}

/** Milliseconds from Enter until the next result of 28 hits is painted, on each of these sides; `stored`: older lookups. */
export async function nextResults(
  sides: readonly RunningSide[],
  service: RunningService,
  stored: number,
): Promise<NextResult[][]> {
  const pages: Page[] = [];
  for (const { context } of sides) pages.push(await openFirst(context, service, stored));
  const seen = sides.map((): NextResult[] => []);
  for (let i = 0; i < PEOPLE - 1; i += 1)
    for (const [at, page] of pages.entries()) {
      const times = await goOn(page);
      // The first one compiles.
      if (i > 0) seen[at]?.push(times);
    }
  return seen;
}

/** Medians of `nextResults`, with none and with 50 000 older lookups. `builds`: this one, then another. */
export async function measureNextResult(builds: readonly string[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const stored of [0, 50_000]) {
    const service = await startService({});
    const sides = await startSides(builds, service);
    const [now = [], old] = await nextResults(sides, service, stored);
    for (const { context } of sides) await context.close();
    await service.close();
    for (const part of ['heading', 'hits', 'decidable'] as const) {
      const of = (times: readonly NextResult[]) => median(times.map((time) => time[part]));
      rows.push({ what: `next of ${stored + PEOPLE} results: ${part}`, now: of(now), old: old && of(old) });
    }
  }
  return rows;
}
