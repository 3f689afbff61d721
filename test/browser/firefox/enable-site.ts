import { expect } from '@playwright/test';
import type { Surface } from './surface.ts';

/** Enables a site in Options → Sites, as a person does; the browser's question is answered by a preference. */
export async function enableSite(open: (file: string) => Promise<Surface>, url: string): Promise<void> {
  const { protocol, hostname } = new URL(url);
  const options = await open('options.html');
  await options.fill('Add a site', url);
  await options.click('button', 'Add site');
  await expect.poll(() => options.text()).toContain(protocol === 'https:' ? hostname : `${protocol}//${hostname}`);
  await expect.poll(() => options.text()).toContain('Remove');
}
