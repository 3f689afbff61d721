import { type BrowserContext, expect } from '@playwright/test';
import { message } from '../engine.ts';
import { allow, extensionPage } from './extension.ts';

/** Enables a site by what Options → Sites does; `detector.spec` goes the way of a person. */
export async function enableSite(context: BrowserContext, url: string): Promise<void> {
  const { protocol, hostname } = new URL(url);
  const page = await extensionPage(context, 'manifest.json');
  await allow(context, url, page);
  expect(await message(page, 'enableSite', { pattern: `${protocol}//${hostname}/*` })).toBe(true);
  await page.close();
}

/** Takes a site off the list in Options → Sites. */
export async function disableSite(context: BrowserContext, url: string): Promise<void> {
  const { origin } = new URL(url);
  const options = await extensionPage(context, 'options.html');
  const remove = options.getByRole('button', { name: `Remove ${origin.replace(/:\d+$/, '')}`, exact: true });
  await remove.click();
  await remove.waitFor({ state: 'detached' });
  await options.close();
}
