import type { BrowserContext } from '@playwright/test';
import { QUIET_FILE } from '../quiet-file.ts';
import { saveSite } from '../set-up.ts';
import { settingsAt } from '../settings-section.ts';
import { allow, extensionPage } from './extension.ts';

/** Enables a site by what Options → Sites does; `detector.spec` goes the way of a person. */
export async function enableSite(context: BrowserContext, url: string): Promise<void> {
  const page = await extensionPage(context, QUIET_FILE);
  await allow(context, url, page);
  await saveSite(page, url);
  await page.close();
}

/** Takes a site off the list in Options → Sites. */
export async function disableSite(context: BrowserContext, url: string): Promise<void> {
  const { origin } = new URL(url);
  const options = await extensionPage(context, settingsAt('sites'));
  const remove = options.getByRole('button', { name: `Remove ${origin.replace(/:\d+$/, '')}`, exact: true });
  await remove.click();
  await remove.waitFor({ state: 'detached' });
  await options.close();
}
