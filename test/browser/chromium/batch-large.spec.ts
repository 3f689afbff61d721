import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { t } from '../../texts/english-in-node.ts';
import { batchTab, NEW_BATCH } from '../desk.ts';
import { message } from '../engine.ts';
import { addresses } from './batch-page.ts';
import { expect, test } from './fixtures.ts';

const ROWS = 10_000;
/** Ten thousand rows take a slow machine a while. */
const SLOW = { timeout: 60_000 };
const BATCH = '11111111-2222-4333-8444-555555555555';

/** Puts a finished batch of ten thousand answered rows into the database, as the background writes them. */
async function storeBatch(page: Page, baseUrl: string): Promise<void> {
  await page.evaluate(
    async ([id, count, url]) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('sightline');
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      const { host } = new URL(url);
      const of = { baseUrl: url, host, connectionId: 'c', connectionName: '', createdAt: Date.now() };
      const writing = database.transaction(['lookups', 'answers', 'batches'], 'readwrite');
      const batch = { ...of, id, endedAt: Date.now(), operation: 'score', gesture: 'batch', source: 'text' };
      writing.objectStore('batches').put({ ...batch, total: count, refresh: false, state: 'finished' });
      for (let position = 0; position < count; position++) {
        const email = `person.${position}@example.com`;
        const row = {
          ...of,
          id: `00000000-0000-4000-8000-${String(position).padStart(12, '0')}`,
          subject: { operation: 'score', request: { email } },
          position,
        };
        writing.objectStore('lookups').put({
          ...{ ...row, subjectKey: email, gesture: 'batch', batchId: id, state: 'done', attempt: 1 },
          ...{ timeoutSeconds: 20, sentAt: of.createdAt, endedAt: of.createdAt + position },
        });
        const text = JSON.stringify({ email, risk_score: (position * 7919) % 1000, decision: 'ALLOW', signals: ['a'] });
        const answer = { id: row.id, status: 200, contentType: 'application/json', text, ms: 150 };
        writing.objectStore('answers').put(answer);
      }
      await new Promise((resolve, reject) => {
        writing.oncomplete = resolve;
        writing.onerror = () => reject(writing.error);
      });
      database.close();
    },
    [BATCH, ROWS, baseUrl] as const,
  );
}

test('ten thousand rows: the table scrolls, sorts by score, finds, and is exported without freezing', async ({
  open,
  service,
}) => {
  const first = await open('popup.html');
  await storeBatch(first, service.url);
  const rule = { pointer: '/risk_score', type: 'number', scale: { min: 0, max: 1000 }, direction: 'riskier' };
  await message(first, 'saveReadingRule', { baseUrl: service.url, operation: 'score', rule });
  const begun = Date.now();
  const page = await open(batchTab(BATCH));
  const table = page.getByTestId('rows');
  await expect(table.getByRole('row').nth(1)).toContainText('person.0@example.com', SLOW);
  const shown = Date.now() - begun;
  expect(await table.getByRole('row').count()).toBeLessThan(80);

  /** What frames take while the table scrolls by so many pixels in each, in ms, the shortest first. */
  const framesAt = (pixels: number) =>
    table.evaluate(async (scroller, pixels) => {
      const times: number[] = [];
      let last = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
      for (let i = 0; i < 180; i++) {
        scroller.scrollTop += pixels;
        const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
        times.push(now - last);
        last = now;
      }
      return times.sort((a, b) => a - b);
    }, pixels);
  const middleOf = (times: number[]) => times[Math.floor(times.length / 2)] ?? 0;
  // A machine may be busy with something else; a table that is slow is slow each time.
  await expect(async () => {
    await table.evaluate((scroller) => scroller.scrollTo(0, 0));
    const medianAtRest = middleOf(await framesAt(0));
    const frames = await framesAt(400);
    const at = (share: number) => Math.round(frames[Math.floor(frames.length * share)] ?? 0);
    console.log(
      `10 000 rows: shown after ${shown} ms; frames while scrolling: median ${at(0.5)} (at rest ${Math.round(medianAtRest)}), 95 % ${at(0.95)}, worst ${at(0.999)} ms`,
    );
    // Three frames of 60 Hz are the bound, not the aim; its own frame rate times three on a slow machine.
    expect(middleOf(frames)).toBeLessThan(Math.max(50, 3 * medianAtRest));
  }).toPass({ timeout: 120_000 });
  await expect(table.getByRole('row').nth(5)).toContainText(/\d+ALLOW/);

  const longest = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let worst = 0;
        let last = performance.now();
        const end = last + 4000;
        const tick = () => {
          const now = performance.now();
          worst = Math.max(worst, now - last);
          last = now;
          if (now < end) setTimeout(tick);
          else resolve(worst);
        };
        tick();
      }),
  );
  const sorted = Date.now();
  await table.getByRole('button', { name: /^Score/ }).click();
  await expect(table.getByRole('row').nth(1)).toContainText('999', SLOW);
  console.log(`sorted by score after ${Date.now() - sorted} ms; longest turn ${Math.round(await longest)} ms`);
  await page.getByTestId('search-rows').fill('person.777@');
  await expect(page.getByText(t('count.ofTotal', { part: 1, total: 10_000 }))).toBeVisible(SLOW);
  await page.getByTestId('search-rows').fill('');

  const saving = page.waitForEvent('download', SLOW);
  await page.getByTestId('export').click();
  await page.getByTestId('export-csv').click();
  const csv = readFileSync(await (await saving).path(), 'utf8');
  expect(csv.trim().split('\r\n')).toHaveLength(ROWS + 1);
  const savingJson = page.waitForEvent('download', SLOW);
  await page.getByTestId('export').click();
  await page.getByTestId('export-json').click();
  const json = JSON.parse(readFileSync(await (await savingJson).path(), 'utf8'));
  expect(json.lookups).toHaveLength(ROWS);
});

test('two open windows agree within a frame or two', async ({ open, service }) => {
  service.setDelay(300);
  const watch = (page: Page, text: string) =>
    page.evaluate(
      (wanted) =>
        new Promise<number>((resolve) => {
          // No frames: those of a window that nobody sees come late.
          const look = () => {
            if (document.body.textContent?.includes(wanted)) resolve(Date.now());
          };
          new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
        }),
      text,
    );
  const one = await open('popup.html');
  const other = await open(NEW_BATCH);
  await message(one, 'saveSettings', { dailyLookups: 100 });
  await other.getByTestId('batch-text').fill('someone@example.com');
  const apart: number[] = [];
  // A machine may stall; windows that are notified late are late each time.
  for (const [index, email] of addresses(20).entries()) {
    const asked = index + 1;
    const seen = Promise.all([
      watch(one, t('desk.left', { count: 100 - asked })),
      watch(other, t('newBatch.leftToday', { left: 100 - asked, limit: 100 })),
    ]);
    const subject = { operation: 'score', request: { email } };
    await message(one, 'lookup', { subject, gesture: 'popup', refresh: false });
    const [a, b] = await seen;
    apart.push(Math.abs(a - b));
    if (Math.min(...apart) < 250) break;
  }
  console.log(`two windows apart by ${apart.join(', ')} ms`);
  expect(Math.min(...apart)).toBeLessThan(250);
});
