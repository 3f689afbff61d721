import type { Ours } from './engine.ts';

/**
 * Leaves the extension as after its installation, from a page of ours: nothing stored, no site, no permission but the one
 * for 127.0.0.1, where the stand-in service is. Its background must not run.
 */
export const wipe = (page: Ours): Promise<void> =>
  page.evaluate(async (_: null) => {
    const { origins = [] } = await chrome.permissions.getAll();
    const elsewhere = origins.filter((pattern) => !pattern.includes('//127.0.0.1/'));
    if (elsewhere.length > 0) await chrome.permissions.remove({ origins: elsewhere });
    await chrome.scripting.unregisterContentScripts();
    await chrome.alarms.clearAll();
    await Promise.all([chrome.storage.local.clear(), chrome.storage.session.clear(), chrome.storage.sync.clear()]);
    const gone = (name: string) =>
      new Promise<void>((resolve, reject) => {
        const deleting = indexedDB.deleteDatabase(name);
        deleting.onsuccess = () => resolve();
        deleting.onerror = () => reject(deleting.error);
      });
    // An installation leaves the empty databases whose deletion makes Chromium compact its files.
    const stored = (await indexedDB.databases()).filter(({ name }) => !name?.startsWith('sightline-occasion'));
    for (const { name = '' } of stored) await gone(name);
    localStorage.clear();
  }, null);
