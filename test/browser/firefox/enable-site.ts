import { QUIET_FILE } from '../quiet-file.ts';
import { saveSite } from '../set-up.ts';
import { closeTab, openExtensionPage } from './extension.ts';
import type { Firefox } from './launch.ts';
import { permit } from './permit.ts';

/** Enables a site by what Options → Sites does; `detector.spec` goes the way of a person. */
export async function enableSite(firefox: Firefox, url: string): Promise<void> {
  await permit(firefox, url);
  const page = await openExtensionPage(firefox, QUIET_FILE);
  await saveSite(page, url);
  await closeTab(firefox, page);
}
