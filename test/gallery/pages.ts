import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { connect, extensionPage } from '../browser/chromium/extension.ts';
import { backgroundOf, launch } from '../browser/chromium/launch.ts';
import { scoreSelected } from '../browser/chromium/menu-dispatch.ts';
import { BATCHES, NEW_BATCH } from '../browser/desk.ts';
import { message } from '../browser/engine.ts';
import { score } from '../browser/popup.ts';
import { servePages } from '../pages/serve.ts';
import { startService } from '../service/start-service.ts';

const { SIGHTLINE_LANGUAGE: language = 'en', SIGHTLINE_TAG: tag = 'en' } = process.env;
const IS_QUICK = process.env.SIGHTLINE_QUICK === '1';
const FOLDER = path.resolve('pictures', language);
const [EMAIL, OTHER] = ['casey.cobblefield@example.com', 'blair.brightwater@example.com'];
const WIDTHS = { popup: [400], page: [320, 1000] };

/** Takes pictures of a page at each width: the whole of it, in light and, at the first width, in dark. */
async function take(page: Page, name: string, widths: readonly number[]): Promise<void> {
  for (const width of IS_QUICK ? widths.slice(0, 1) : widths) {
    await page.setViewportSize({ width, height: width === 400 && !IS_QUICK ? 600 : 900 });
    for (const colorScheme of !IS_QUICK && width === widths[0] ? (['light', 'dark'] as const) : (['light'] as const)) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: path.join(FOLDER, `page-${name}-${width}-${colorScheme}.png`), fullPage: true });
    }
  }
}

/** Opens a page of ours, does something in it, and takes its pictures. */
async function shoot(
  context: BrowserContext,
  name: string,
  file: string,
  act: (page: Page) => Promise<unknown> = async () => undefined,
  widths = WIDTHS.page,
): Promise<void> {
  const page = await extensionPage(context, file);
  await page.locator('main').first().waitFor();
  await act(page);
  await page.waitForTimeout(400);
  await take(page, name, widths);
  await page.close();
}

const service = await startService();
const pages = await servePages();
const context = await launch();
await mkdir(FOLDER, { recursive: true });
try {
  await shootWelcome();
  await connect(context, service);
  await shootDesk();
  await shootChecks();
  await shootBatch();
  await shootCard();
  await shoot(context, 'options', 'options.html');
  await shoot(context, 'options-open', 'options.html', unfold);
} finally {
  await context.close();
  await pages.close();
  await service.close();
}

/** The first page that a user sees, before anything is connected. */
async function shootWelcome(): Promise<void> {
  await backgroundOf(context);
  const page = await extensionPage(context, 'manifest.json');
  await message(page, 'saveSettings', { language: tag });
  await page.close();
  await shoot(context, 'welcome', 'welcome.html');
  await shoot(context, 'popup-not-connected', 'popup.html', undefined, WIDTHS.popup);
}

/** Opens whatever is folded in the settings, and the form of a test lookup. */
async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    for (const button of document.querySelectorAll<HTMLElement>(
      'main [data-testid="connection-status"] [aria-expanded]',
    ))
      button.click();
  });
}

async function shootDesk(): Promise<void> {
  await shoot(context, 'welcome-connected', 'welcome.html');
  await shoot(context, 'popup', 'popup.html', undefined, WIDTHS.popup);
  const scored = async (page: Page) => {
    await score(page, EMAIL);
    await page.getByTestId('score').waitFor();
  };
  await shoot(context, 'popup-score', 'popup.html', scored, WIDTHS.popup);
  await shoot(context, 'welcome-scored', 'welcome.html');
  service.faults.next({ kind: 'status', status: 401 });
  const fails = async (page: Page) => {
    await score(page, OTHER);
    await page.getByTestId('failure').waitFor();
  };
  await shoot(context, 'popup-failure', 'popup.html', fails, WIDTHS.popup);
  const page = await extensionPage(context, 'manifest.json');
  await message(page, 'resumeSending', {});
  await page.close();
  await shoot(context, 'desk-history', 'desk.html', (page) => page.getByTestId('tab-history').click());
  const result = async (page: Page) => {
    await page.getByTestId('tab-history').click();
    await page.getByText(EMAIL).first().click();
    await page.getByTestId('score').first().waitFor();
  };
  await shoot(context, 'desk-result', 'desk.html', result);
  await shoot(context, 'sidepanel', 'sidepanel.html', undefined, [320]);
}

/** A check of a person, a result without a score, and a lookup that waits. */
async function shootChecks(): Promise<void> {
  const checks = async (page: Page) => {
    await page.getByTestId('tab-subject').click();
    await page.getByTestId('full-name').fill('Emery Holloway');
    await page.getByTestId('entity-individual').click();
    await page.getByTestId('check-subject').click();
    await page.locator('[data-testid="lookup"][data-state="done"]').waitFor();
  };
  service.setLayout('nested');
  await shoot(context, 'popup-check', 'popup.html', checks, WIDTHS.popup);
  service.setLayout('scoreless');
  const scored = async (page: Page) => {
    await score(page, 'alex@example.com');
    await page.getByTestId('no-score').waitFor();
  };
  await shoot(context, 'popup-no-score', 'popup.html', scored, WIDTHS.popup);
  service.setLayout('flat');
  service.setDelay(4_000);
  await shoot(context, 'popup-waiting', 'popup.html', (page) => score(page, OTHER), WIDTHS.popup);
  service.setDelay(0);
  const subject = async (page: Page) => {
    await page.getByTestId('tab-subject').click();
    await page.getByTestId('country').fill('ger');
  };
  await shoot(context, 'popup-subject', 'popup.html', subject, WIDTHS.popup);
}

async function shootBatch(): Promise<void> {
  await shoot(context, 'batch-empty', NEW_BATCH);
  const rows = Array.from({ length: 8 }, (_, i) => `person.${i}@example.com`).join('\n');
  const typed = (page: Page) => page.getByTestId('batch-text').fill(`${rows}\nnobody@\nsаm@example.com`);
  await shoot(context, 'batch-new', NEW_BATCH, typed);
  const sent = async (page: Page) => {
    await typed(page);
    await page.waitForTimeout(300);
    await page.getByTestId('start-batch').click();
    await page.getByTestId('batch-state').waitFor();
  };
  service.setDelay(1_500);
  await shoot(context, 'batch', NEW_BATCH, sent);
  service.setDelay(0);
  const done = async (page: Page) => {
    await page.locator('li a').first().click();
    await page.locator('[data-testid="batch-state"][data-state="finished"]').waitFor();
  };
  await shoot(context, 'batch-done', BATCHES, done);
  await shoot(context, 'batches', BATCHES);
  const people = async (page: Page) => {
    await page.locator('section [role=tab]').nth(1).click();
    await page
      .getByTestId('batch-text')
      .fill('Name,Type,Born,Team\nJane Doe,individual,01/02/1980,A\nAcme,trust,,B\nB,business,,C');
  };
  await shoot(context, 'batch-people', NEW_BATCH, people);
}

/** The card where it opens, in a page of somebody else. */
async function shootCard(): Promise<void> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 1000, height: 700 });
  await page.goto(`${pages.url}/plain/mailto.html`);
  await page.bringToFront();
  await scoreSelected(await backgroundOf(context), await page.getByTestId('plain-email').innerText());
  await page.waitForTimeout(2_000);
  await page.screenshot({ path: path.join(FOLDER, 'page-card.png') });
  await page.close();
}
