import type { RunningService } from '../service/start-service.ts';
import { message, type Ours } from './engine.ts';
import { expect } from './expect.ts';
import { PASSPHRASE } from './keep-key.ts';

type Service = Pick<RunningService, 'url' | 'apiKey'>;

/** Saves the connection to a service by what the options page does, from any page of ours. */
export async function saveConnection(page: Ours, { url, apiKey }: Service, keptAs: object = {}): Promise<void> {
  const typed = { baseUrl: url, key: apiKey, dashboardUrl: '', ...keptAs };
  expect(await message(page, 'saveConnection', typed)).toMatchObject({ ok: true });
}

/**
 * Connects a new installation. While results are kept for the session, no account is recognized by its key, which would
 * take 600 000 rounds.
 */
export async function connectQuickly(page: Ours, service: Service): Promise<void> {
  await message(page, 'saveSettings', { keepResults: 'session' });
  await saveConnection(page, service);
  // The default; `npm start` runs this file without aliases, so `settings.ts` cannot be imported.
  await message(page, 'saveSettings', { keepResults: '7' });
}

/** Stores the key with a passphrase by what the options page does, from any page of ours. */
export const savePassphrase = (page: Ours, service: Service): Promise<void> =>
  saveConnection(page, service, { storageMode: 'passphrase', passphrase: PASSPHRASE });

/** Has addresses detected on the pages of a host by what Options → Sites does, from any page of ours. */
export async function saveSite(page: Ours, url: string): Promise<void> {
  const { protocol, hostname } = new URL(url);
  expect(await message(page, 'enableSite', { pattern: `${protocol}//${hostname}/*` })).toBe(true);
}
