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
