import { z } from 'zod';
import { browser } from '#imports';
import type { GroupId } from '../reading/sections/section';

const KEY = 'folds';
const expandedGroups = z.record(z.string(), z.boolean()).catch({});

/** Groups of an answer that the user keeps open or closed; group names only, no personal data. */
export async function loadExpandedGroups(): Promise<Partial<Record<GroupId, boolean>>> {
  const stored = await browser.storage.local.get(KEY);
  return expandedGroups.parse(stored[KEY]);
}

/** Written by any page; the last click wins. */
export async function storeExpandedGroups(open: Partial<Record<GroupId, boolean>>): Promise<void> {
  await browser.storage.local.set({ [KEY]: open });
}
