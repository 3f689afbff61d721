import { expect } from '@playwright/test';
import { message } from '../engine.ts';
import { closeTab, openExtensionPage, QUIET_FILE } from './extension.ts';
import type { Firefox } from './launch.ts';
import { permit } from './permit.ts';

/** Enables a site by what Options → Sites does; `detector.spec` goes the way of a person. */
export async function enableSite(firefox: Firefox, url: string): Promise<void> {
  const pattern = await permit(firefox, url);
  const page = await openExtensionPage(firefox, QUIET_FILE);
  expect(await message(page, 'enableSite', { pattern })).toBe(true);
  await closeTab(firefox, page);
}
