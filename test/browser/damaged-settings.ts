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

/** F17: an address that was written into the storage, with a query or another path, is not asked. */
export async function alteredAddressUnused(page: Ours, service: RunningService): Promise<void> {
  for (const [path, kind] of [
    ['/x?leak=', 'not-set-up'],
    ['/x', 'address-altered'],
  ] as const) {
    await page.evaluate(async (baseUrl) => {
      const { settings } = await chrome.storage.local.get<{ settings: object }>('settings');
      await chrome.storage.local.set({ settings: { ...settings, baseUrl } });
    }, service.url + path);
    const subject = { operation: 'score', request: { email: 'casey.cobblefield+1@example.com' } };
    const started = await message(page, 'lookup', { subject, gesture: 'popup', refresh: false });
    expect(started).toMatchObject({ ok: false, failure: { kind } });
  }
  expect(service.requests.map(({ path }) => path)).toEqual(['/v1/score/df']);
}
