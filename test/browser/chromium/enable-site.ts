import { type BrowserContext, expect } from '@playwright/test';
import { extensionPage, preGrant } from './extension.ts';

/** Enables a site in Options → Sites, as a person does; the browser's question is answered before. */
export async function enableSite(context: BrowserContext, url: string): Promise<void> {
  const { protocol, hostname } = new URL(url);
  await preGrant(context, `${protocol}//${hostname}/*`);
  const options = await extensionPage(context, 'options.html');
  await options.getByTestId('site-url').fill(url);
  await options.getByTestId('add-site').click();
  // Emptied once the site is registered. Its row proves less: it is also there after the permission was removed.
  await expect(options.getByTestId('site-url')).toHaveValue('');
  await options.close();
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
