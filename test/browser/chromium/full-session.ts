import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import type { RunningService } from '../../service/start-service.ts';
import { t } from '../../texts/english-in-node.ts';
import { CANARY, type Trace } from '../canary.ts';
import { NEW_BATCH } from '../desk.ts';
import { expect } from '../expect.ts';
import { score } from '../popup.ts';
import { settingsAt, showSection } from '../settings-section.ts';
import { everythingStored } from '../storages.ts';
import { writeDown } from '../write-down.ts';
import { stateOf } from './batch-page.ts';
import { cardIn } from './card.ts';
import { copyNote } from './copy-note.ts';
import { extensionPage } from './extension.ts';
import { pointAtAddress } from './point-at-address.ts';
import { documentsOf } from './watch-canary.ts';

/** What an agent's day leaves behind while the browser still runs. */
export interface Day {
  /** Files that were saved and texts that were copied, which may name the person. */
  exports: Trace[];
  /** Those that may name nobody: support info, settings, a note without personal data. */
  anonymous: Trace[];
  /** Titles and addresses of every tab of ours. */
  titles: Trace[];
  /** Markup of every document, ours and the site's. */
  documents: Trace[];
  stored: Trace[];
}

async function saved(page: Page, button: string, role: 'button' | 'menuitem' = 'button'): Promise<Trace> {
  const downloading = page.waitForEvent('download');
  await page.getByRole(role, { name: button }).click();
  return { where: button, text: readFileSync(await (await downloading).path(), 'utf8') };
}

async function copiedNote(page: Page, where: string): Promise<Trace> {
  return { where, text: await copyNote(page) };
}

async function scoreInNewPopup(context: BrowserContext, email: string): Promise<Page> {
  const popup = await extensionPage(context, 'popup.html');
  await score(popup, email);
  await popup.getByTestId('lookup').waitFor();
  return popup;
}

async function checkPerson(context: BrowserContext): Promise<Page> {
  const popup = await extensionPage(context, 'popup.html');
  await popup.getByTestId('tab-subject').click();
  await popup.getByTestId('full-name').fill(CANARY.name);
  await popup.getByTestId('entity-individual').click();
  await popup.getByTestId('check-subject').click();
  await expect(popup.getByTestId('lookup')).toHaveAttribute('data-state', 'done');
  return popup;
}

/** Confirms how both kinds of results are laid out, on those about the person: a profile must not name anybody. */
async function confirmProfiles(options: Page): Promise<void> {
  for (const name of [t('scoreRule.emailScores'), t('scoreRule.subjectChecks')]) {
    const region = options.getByRole('region', { name, exact: true });
    await region.getByRole('button', { name: t('profile.confirm'), exact: true }).click();
    await expect(region.getByRole('button', { name: t('profile.delete') })).toBeVisible();
  }
}

/** Saves everything as a file, and reads it in as a colleague's. */
async function handOver(options: Page): Promise<Trace> {
  await options.getByTestId('export-everything').click();
  const downloading = options.waitForEvent('download');
  await options.getByTestId('save-file').click();
  const text = readFileSync(await (await downloading).path(), 'utf8');
  const file = { name: 'case.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await options.locator('[data-testid="hand-over"] input[type=file]').setInputFiles(file);
  await options.getByTestId('use-decisions').click();
  await expect(options.getByTestId('read-in')).toHaveText(t('handOver.done'));
  return { where: 'everything', text };
}

/** Seals the key for a team, as an administrator does; the page that shows the code is left. */
async function sealForTeam(options: Page): Promise<Trace> {
  await options.getByTestId('sealed-api-key').fill(CANARY.key);
  await options.getByTestId('code-for-seal').fill(CANARY.code);
  const downloading = options.waitForEvent('download');
  await options.getByTestId('seal-key').click();
  const policy = readFileSync(await (await downloading).path(), 'utf8');
  await expect(options.getByTestId('team-code')).toContainText(CANARY.code);
  await options.reload();
  return { where: 'policy', text: policy };
}

async function namesPerson(site: Page): Promise<void> {
  await site.locator('body').evaluate((body, email) => {
    body.innerHTML = `<p><span data-testid="person">${email}</span></p>`;
  }, CANARY.email);
  await site.bringToFront();
}

/**
 * An agent's day about one person: a score, a failure that echoes the request, a check by the form with decisions, own record
 * and case, a batch, the card in a page, notes, a confirmed profile, exports, support info. All its tabs stay open to the end.
 */
export async function spendDay(context: BrowserContext, service: RunningService, site: Page): Promise<Day> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const day: Day = { exports: [], anonymous: [], titles: [], documents: [], stored: [] };
  const popup = await scoreInNewPopup(context, CANARY.email);
  await popup.getByTestId('score').waitFor();
  day.exports.push(await copiedNote(popup, 'note'));
  await popup.getByTestId('more').click();
  day.exports.push(await saved(popup, t('caseFile.downloadJson'), 'menuitem'));
  await popup.getByTestId('more').click();
  await popup.getByText(t('caseFile.personalData')).click();
  day.anonymous.push(await copiedNote(popup, 'note without personal data'));

  const person = await checkPerson(context);
  const id = /lookup\/([\w-]+)/.exec(person.url())?.[1] ?? '';
  await writeDown(person, id, CANARY.name);
  day.exports.push(await copiedNote(person, 'note of a check'));

  const batch = await extensionPage(context, NEW_BATCH);
  const list = [1, 2, 3].map((row) => `${row}.${CANARY.email}`).join('\n');
  const file = { name: CANARY.file, mimeType: 'text/csv', buffer: Buffer.from(list) };
  await batch.locator('input[type=file]').setInputFiles(file);
  await batch.getByTestId('start-batch').click();
  await batch.getByTestId('batch-state').waitFor();
  await expect.poll(() => stateOf(batch)).toBe('finished');
  await batch.getByTestId('export').click();
  day.exports.push(await saved(batch, 'Export CSV', 'menuitem'));

  await namesPerson(site);
  await expect(async () => {
    await site.mouse.move(600, 400);
    await pointAtAddress(site, 'person', CANARY.email);
    await expect((await cardIn(site)).getByTestId('score')).toBeVisible({ timeout: 6_000 });
    await site.mouse.move(600, 500);
  }).toPass();

  // The service refuses the key, and tells it in its answer; after that nothing more is sent.
  service.faults.next({ kind: 'echo' });
  const echoed = await scoreInNewPopup(context, `other.${CANARY.email}`);
  await expect(echoed.getByTestId('failure')).toContainText(
    t('failure.providerSays', { text: '@' }).split('@')[0] ?? '',
  );

  const options = await extensionPage(context, settingsAt('transfer'));
  day.anonymous.push(await sealForTeam(options));
  await showSection(options, 'reading');
  await confirmProfiles(options);
  await showSection(options, 'transfer');
  day.anonymous.push(await saved(options, t('transfer.export')));
  day.exports.push(await handOver(options));
  await showSection(options, 'about');
  await options.getByTestId('support').locator('summary').click();
  const support = (await options.locator('#about pre').textContent()) ?? '';
  day.anonymous.push({ where: 'support info', text: support });
  for (const file of ['sidepanel.html', 'welcome.html']) await extensionPage(context, file);
  const recent = await extensionPage(context, 'popup.html');
  await recent.getByTestId('tab-history').click();
  await expect(recent.getByRole('link', { name: CANARY.name }).first()).toBeVisible();

  day.stored = await everythingStored(options);
  day.documents = await documentsOf(context);
  const ours = context.pages().filter((page) => page !== site);
  day.titles = await Promise.all(
    ours.map(async (page) => ({ where: page.url(), text: `${await page.title()} ${page.url()}` })),
  );
  return day;
}
