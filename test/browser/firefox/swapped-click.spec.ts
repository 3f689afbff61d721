import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { t } from '../../texts/english-in-node.ts';
import { expect } from '../expect.ts';
import { expectScored } from '../expect-scored.ts';
import { CLICKED, CLICKED_AT, IN_FIELD, isSwapped, OTHER, SWAPPED_PAGE, type Swap, swapOnMenu } from '../swaps.ts';
import { killBackground } from './background.ts';
import { waitForCard } from './card.ts';
import { chooseItem, closeMenu, menuLabels } from './context-menu.ts';
import type { Firefox } from './launch.ts';
import { drawnIn } from './marks.ts';
import { closePopup, waitForPopup } from './popup.ts';
import { test } from './watched-site.ts';

test.use({ isShared: true });

const OWEN = 'owen.hallworth@kestrel.example.com';
const GENERAL = t('menu.scoreClicked');
/** Asked with the address of the page before as a choice, or without any. */
const NOBODY_THERE = new RegExp(`${t('question.notAtClick')}|${t('question.nothingAtClick')}`);
const named = (email: string) => t('menu.scoreAddress', { email });

/** A point of what matches a selector, near its left end. */
async function pointIn(page: Page, selector: string): Promise<[x: number, y: number]> {
  const box = await (await page.$(selector))?.boundingBox();
  if (!box) throw new Error(selector);
  return [box.x + 20, box.y + box.height / 2];
}

/** Rests the pointer there until the menu names the address. */
async function hoverUntilNamed(firefox: Firefox, page: Page, selector: string, email: string): Promise<void> {
  const [x, y] = await pointIn(page, selector);
  await expect(async () => {
    await page.mouse.move(x - 1, y + 300);
    await page.mouse.move(x, y);
    await sleep(200);
    await page.mouse.click(x, y, { button: 'right' });
    const labels = await menuLabels(firefox);
    await closeMenu(firefox);
    expect(labels).toEqual([named(email)]);
  }).toPass();
}

/** What the popup asks. */
async function expectQuestion(firefox: Firefox, ...words: (string | RegExp)[]): Promise<void> {
  const popup = await waitForPopup(firefox);
  for (const each of words) await expect.poll(() => popup.text()).toMatch(each);
  await closePopup(firefox);
}

for (const swap of ['focus', 'text', 'href and text', 'value', 'value later'] as const satisfies Swap[]) {
  test(`swapping by ${swap} after the right-click scores nobody else`, async ({ firefox, site, visit, service }) => {
    await site.evaluateOnNewDocument(swapOnMenu, { swap, other: OTHER });
    const seen = await visit('mailto.html');
    await site.evaluate((html) => document.body.setHTMLUnsafe(html), SWAPPED_PAGE);
    await expect.poll(async () => (await drawnIn(seen, [])).marks).toBe(3);
    const [x, y] = await pointIn(site, CLICKED_AT[swap]);
    await site.mouse.move(x, y, { steps: 2 });
    await sleep(300);
    await site.mouse.click(x, y, { button: 'right' });
    await menuLabels(firefox);
    await expect.poll(() => site.evaluate(isSwapped, { swap, other: OTHER })).toBe(true);
    await chooseItem(firefox, 'Score');
    // The address under the pointer is still the one that was clicked.
    if (swap === 'focus') return expectScored(await waitForCard(firefox), service, CLICKED);
    await expectQuestion(firefox, t('question.pageChanged'), swap.startsWith('value') ? IN_FIELD : CLICKED);
    expect(service.requests).toEqual([]);
  });
}

test('a field of a page that swaps nothing causes one request', async ({ firefox, site, visit, service }) => {
  const seen = await visit('mailto.html');
  await expect.poll(async () => (await drawnIn(seen, [OWEN])).marked).toEqual([OWEN]);
  const [x, y] = await pointIn(site, '[data-testid=email-input]');
  await site.mouse.click(x, y, { button: 'right' });
  await chooseItem(firefox, GENERAL);
  await expectScored(await waitForCard(firefox), service, 'dylan.marsh99@redgum.example.com');
});

test('the menu drops its name on the next page, whatever its type', async ({ firefox, site, visit, service }) => {
  const bodies: Record<string, [type: string, body: string]> = {
    '/page': ['text/html', '<p>Nobody here</p>'],
    '/json': ['application/json', '{"a":1}'],
    '/pdf': ['application/pdf', PDF],
  };
  const server = createServer(({ url }, response) => {
    const [type, body] = bodies[url ?? ''] ?? ['text/plain', ''];
    response.writeHead(200, { 'content-type': type }).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const here = `http://127.0.0.1:${port}`;
  for (const next of [`http://localhost:${port}/page`, `${here}/json`, `${here}/pdf`, `${here}/page`]) {
    const seen = await visit('mailto.html');
    await expect.poll(async () => (await drawnIn(seen, [OWEN])).marked).toEqual([OWEN]);
    await hoverUntilNamed(firefox, site, '[data-testid=plain-email]', OWEN);
    await site.goto(next).catch(() => undefined);
    // The title changes a moment after the page, later on a busy machine; the next test has the moment between.
    await expect(async () => {
      await closeMenu(firefox);
      await site.mouse.click(900, 700, { button: 'right' });
      expect(await menuLabels(firefox), next).toEqual([GENERAL]);
    }).toPass();
    await chooseItem(firefox, GENERAL);
    await expectQuestion(firefox, NOBODY_THERE);
  }
  expect(service.requests).toEqual([]);
  server.close();
});

test('a menu that still names the previous address offers both', async ({ firefox, site, visit, service }) => {
  const seen = await visit('mailto.html');
  await expect.poll(async () => (await drawnIn(seen, [OWEN])).marked).toEqual([OWEN]);
  await hoverUntilNamed(firefox, site, '[data-testid=plain-email]', OWEN);
  await killBackground(firefox);
  const [x, y] = await pointIn(site, '[data-testid=mailto-link]');
  await site.mouse.move(x, y);
  await site.mouse.click(x, y, { button: 'right' });
  // Firefox wakes the background for the new name; the menu is open by then.
  expect(await menuLabels(firefox)).toEqual([named(OWEN)]);
  await chooseItem(firefox, 'Score');
  await expectQuestion(firefox, t('question.evidenceDiffers'), OWEN, 'ines.barreto@tidewater.example.com');
  expect(service.requests).toEqual([]);
});

/** One empty page. */
const PDF = `%PDF-1.1
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]>>endobj
trailer<</Root 1 0 R>>`;
