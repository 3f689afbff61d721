import type { ReactNode } from 'react';
import { beforeEach, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import '@/components/kit/style.css';
import { AppProvider } from '@/components/kit/use-app';
import type { Envelope } from '@/utils/messages/protocol';
import { Database } from '@/utils/storage/database';
import { render } from '../../../texts/render';
import '../../../texts/fake-browser-texts';

beforeEach(async () => {
  fakeBrowser.reset();
  // Tests of another file may have left results there.
  const database = new Database();
  await database.transaction('rw', database.tables, () => Promise.all(database.tables.map((table) => table.clear())));
  database.close();
});

/**
 * Shows a part of the settings page before a background that saves settings, or is silent. `hasAccess`: to every site.
 */
export async function showOptions(part: ReactNode, settings: object = {}, { hasAccess = true } = {}) {
  await fakeBrowser.storage.local.set({ settings });
  const calls = vi.fn<(name: string, data: unknown) => void>();
  let isSilent = false;
  const event = { addListener: () => undefined, removeListener: () => undefined };
  Object.assign(fakeBrowser.permissions, { contains: async () => hasAccess, onAdded: event, onRemoved: event });
  Object.assign(fakeBrowser.runtime, {
    getManifest: () => ({ version: '0.0.0' }),
    async sendMessage({ name, data }: Envelope) {
      calls(name, data);
      if (isSilent) return undefined;
      const { settings: saved } = await fakeBrowser.storage.local.get('settings');
      const save = (changes: object) => fakeBrowser.storage.local.set({ settings: { ...Object(saved), ...changes } });
      if (name === 'saveSettings') await save(Object(data));
      if (name === 'disableSite') await save({ sites: [] });
      return { ok: true, value: name === 'enableSite' ? true : undefined };
    },
  });
  await render(
    <AppProvider>
      <main>{part}</main>
    </AppProvider>,
  );
  return {
    calls,
    silence: (silent: boolean) => {
      isSilent = silent;
    },
  };
}
