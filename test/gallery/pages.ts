import { mkdir } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { connect, extensionPage } from '../browser/chromium/extension.ts';
import { backgroundOf, launch } from '../browser/chromium/launch.ts';
import { BATCHES, NEW_BATCH } from '../browser/desk.ts';
import { message } from '../browser/engine.ts';
import { score } from '../browser/popup.ts';
import { QUIET_FILE } from '../browser/quiet-file.ts';
import { SETTINGS, settingsAt } from '../browser/settings-section.ts';
import { servePages } from '../pages/serve.ts';
import { startService } from '../service/start-service.ts';
import { shootHeldPopups, shootSettings } from './held-pages.ts';
import { FOLDER, shoot, WIDTHS } from './shoot.ts';
import { shootCards, shootPageList } from './site-pages.ts';

const { SIGHTLINE_TAG: tag = 'en' } = process.env;
const [EMAIL, OTHER] = ['casey.cobblefield@example.com', 'blair.brightwater@example.com'];

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
  await shootCards(context, service, pages);
  await shootPageList(context, pages);
  for (const section of SETTINGS) await shoot(context, `options-${section}`, settingsAt(section), unfold);
  await shootSettings(context);
  await shootHeldPopups(context, service);
} finally {
  await context.close();
  await pages.close();
  await service.close();
}

/** The first page that a user sees, before anything is connected. */
async function shootWelcome(): Promise<void> {
  await backgroundOf(context);
  const page = await extensionPage(context, QUIET_FILE);
  await message(page, 'saveSettings', { language: tag });
  await page.close();
  await shoot(context, 'welcome', 'welcome.html');
  await shoot(context, 'popup-not-connected', 'popup.html');
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
  await shoot(context, 'popup', 'popup.html');
  const scored = async (page: Page) => {
    await score(page, EMAIL);
    await page.getByTestId('score').waitFor();
  };
  await shoot(context, 'popup-score', 'popup.html', scored);
  await shoot(context, 'welcome-scored', 'welcome.html');
  service.faults.next({ kind: 'status', status: 401 });
  const fails = async (page: Page) => {
    await score(page, OTHER);
    await page.getByTestId('failure').waitFor();
  };
  await shoot(context, 'popup-failure', 'popup.html', fails);
  const page = await extensionPage(context, QUIET_FILE);
  await message(page, 'resumeSending', {});
  await page.close();
  await shoot(context, 'desk-history', 'desk.html', (page) => page.getByTestId('tab-history').click());
  const result = async (page: Page) => {
    await page.getByTestId('tab-history').click();
    await page.getByText(EMAIL).first().click();
    await page.getByTestId('score').first().waitFor();
  };
  await shoot(context, 'desk-result', 'desk.html', result);
  await shoot(context, 'sidepanel', 'sidepanel.html', undefined, WIDTHS.panel);
  await shoot(context, 'sidepanel-result', 'sidepanel.html', result, WIDTHS.panel);
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
  await shoot(context, 'popup-check', 'popup.html', checks);
  service.setLayout('scoreless');
  const scored = async (page: Page) => {
    await score(page, 'alex@example.com');
    await page.getByTestId('no-score').waitFor();
  };
  await shoot(context, 'popup-no-score', 'popup.html', scored);
  service.setLayout('flat');
  service.setDelay(4_000);
  await shoot(context, 'popup-waiting', 'popup.html', (page) => score(page, OTHER));
  service.setDelay(0);
  const subject = async (page: Page) => {
    await page.getByTestId('tab-subject').click();
    await page.getByTestId('country').fill('ger');
  };
  await shoot(context, 'popup-subject', 'popup.html', subject);
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
