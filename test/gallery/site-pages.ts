import type { BrowserContext } from '@playwright/test';
import { cardIn } from '../browser/chromium/card.ts';
import { extensionPage } from '../browser/chromium/extension.ts';
import { backgroundOf } from '../browser/chromium/launch.ts';
import { scoreSelected } from '../browser/chromium/menu-dispatch.ts';
import { message } from '../browser/engine.ts';
import { QUIET_FILE } from '../browser/quiet-file.ts';
import type { Pages } from '../pages/serve.ts';
import type { RunningService } from '../service/start-service.ts';
import { shoot, takeCard } from './shoot.ts';

/** The card where it opens, in a page of somebody else: answered, waiting and failed. */
export async function shootCards(context: BrowserContext, service: RunningService, pages: Pages): Promise<void> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 1000, height: 700 });
  const open = async (email: string) => {
    await page.goto(`${pages.url}/plain/mailto.html`);
    await page.bringToFront();
    await scoreSelected(await backgroundOf(context), email);
    const card = await cardIn(page);
    await card.getByText(email).first().waitFor();
    return card;
  };
  const answered = await open('ines.barreto@tidewater.example.com');
  await answered.getByTestId('score').waitFor();
  await takeCard(page, answered, 'card');
  service.setDelay(30_000);
  await takeCard(page, await open('owen.hallworth@kestrel.example.com'), 'card-waiting');
  service.setDelay(0);
  service.faults.next({ kind: 'status', status: 402, message: 'There are no credits left on this account.' });
  const failed = await open('dylan.marsh99@redgum.example.com');
  await failed.getByTestId('failure').waitFor();
  await takeCard(page, failed, 'card-failed');
  await page.close();
  const quiet = await extensionPage(context, QUIET_FILE);
  await message(quiet, 'resumeSending', {});
  await quiet.close();
}

/** The popup over a page with addresses, whose site is not enabled. */
export async function shootPageList(context: BrowserContext, pages: Pages): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${pages.url}/plain/mailto.html`);
  const background = await backgroundOf(context);
  // A popup in a tab would list its own addresses.
  await background.evaluate((url) => {
    const { query } = chrome.tabs;
    chrome.tabs.query = ((info: { active?: boolean }) => query(info.active ? { url } : info)) as typeof query;
  }, page.url());
  await shoot(context, 'popup-page-list', 'popup.html', (popup) => popup.getByRole('row').first().waitFor());
  await page.close();
}
