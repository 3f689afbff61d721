import { expect } from '@playwright/test';
import type { Surface } from './surface.ts';

/** Enables a site in Options → Sites, as a person does; the browser's question is answered by a preference. */
export async function enableSite(open: (file: string) => Promise<Surface>, url: string): Promise<void> {
  const options = await open('options.html');
  await options.fill('Add a site', url);
  await options.click('button', 'Add site');
  // Emptied once the site is registered.
  await expect.poll(() => options.value('Add a site')).toBe('');
}
