import { expect } from '@playwright/test';
import type { RunningService } from '../service/start-service.ts';
import { ask, message, type Ours } from './engine.ts';

/** Damages five of the settings that are stored, each in another way. */
export const damageSettings = (page: Ours): Promise<void> =>
  page.evaluate(async (_: null) => {
    const { settings } = await chrome.storage.local.get<{ settings: object }>('settings');
    const damage = { reuseHours: 'many', concurrency: -3, dailyLookups: null, sites: 'all', keepResults: 'forever' };
    await chrome.storage.local.set({ settings: { ...settings, ...damage } });
  }, null);

/** F17: with damaged settings the key is there and a look-up is sent. */
export async function stillConnected(page: Ours, service: RunningService): Promise<void> {
  expect(await message(page, 'connection', {})).toMatchObject({ hasKey: true });
  await ask(page, 'casey.cobblefield@example.com');
  expect(service.requests).toHaveLength(1);
}

/** F17: an address that was written into the storage with a query is not asked, and the key does not go there. */
export async function alteredAddressUnused(page: Ours, service: RunningService): Promise<void> {
  await page.evaluate(async (query) => {
    const { settings } = await chrome.storage.local.get<{ settings: { baseUrl: string } }>('settings');
    await chrome.storage.local.set({ settings: { ...settings, baseUrl: settings.baseUrl + query } });
  }, '/x?leak=');
  const subject = { operation: 'score', request: { email: 'casey.cobblefield+1@example.com' } };
  const started = await message(page, 'lookup', { subject, gesture: 'popup', refresh: false });
  expect(started).toMatchObject({ ok: false, failure: { kind: 'not-set-up' } });
  expect(service.requests.map(({ path }) => path)).toEqual(['/v1/score/df']);
}
