import type { BrowserContext } from '@playwright/test';
import { extensionPage, preGrant } from './extension.ts';

/** Enables a site in Options → Sites, as a person does; the browser's question is answered before. */
export async function enableSite(context: BrowserContext, url: string): Promise<void> {
  const { protocol, hostname } = new URL(url);
  await preGrant(context, `${protocol}//${hostname}/*`);
  const options = await extensionPage(context, 'options.html');
  await options.getByLabel('Add a site').fill(url);
  await options.getByRole('button', { name: 'Add site' }).click();
  await options.getByRole('button', { name: `Remove ${hostname === '127.0.0.1' ? 'http://127.0.0.1' : hostname}` }).waitFor();
  await options.close();
}
