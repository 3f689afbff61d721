import type { Worker } from '@playwright/test';

/** The address that the menu's title names, as the background keeps it: a browser lets nobody read a title. */
export const namedInMenu = (background: Worker): Promise<string | null> =>
  background.evaluate(async () => {
    const kept = await chrome.storage.session.get();
    const titles = Object.entries(kept).find(([name]) => name.endsWith('menu:titles'))?.[1];
    return (titles as { email: string | null; set: number | null }[] | undefined)?.at(-1)?.email ?? null;
  });
