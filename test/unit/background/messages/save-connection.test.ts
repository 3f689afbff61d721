import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { ConnectionStore } from '@/entrypoints/background/connection/connection-store';
import type { Engine } from '@/entrypoints/background/engine/start-engine';
import { createHandlers } from '@/entrypoints/background/messages/handlers';
import type { MessageData } from '@/utils/messages/protocol';
import { parseSettings } from '@/utils/settings/settings';
import { ownSettings } from '@/utils/storage/settings-item';
import { account } from '../../lookup/account';

const keyEntered = vi.fn(async (_accountId: string) => undefined);
const save = vi.fn<ConnectionStore['save']>();
// Saving a connection uses nothing else.
const deps = {
  engine: Promise.resolve({ batches: { keyEntered } } as unknown as Engine),
  connection: { save },
  demo: { end: async () => undefined },
};
const { saveConnection } = createHandlers(deps as unknown as Parameters<typeof createHandlers>[0]);

const TYPED: MessageData<'saveConnection'> = {
  baseUrl: 'https://api.example.com',
  dashboardUrl: '',
  storageMode: 'computer',
};
const kept = {
  host: 'api.example.com',
  hasKey: true,
  last4: '9f3c',
  storageMode: 'computer',
  isLocked: false,
  savedAt: null,
  sealProblem: null,
} as const;
const context = { tabId: undefined, frameId: 0, url: '' };

beforeEach(async () => {
  fakeBrowser.reset();
  keyEntered.mockClear();
  save.mockResolvedValue({ ok: true, state: kept });
  await ownSettings.write({ ...parseSettings({}), accountId: account('account') });
});

test('entering a key resumes what a refused key stopped, for the current account', async () => {
  expect(await saveConnection({ ...TYPED, key: 'sk_live_9f3c' }, context)).toEqual({ ok: true, state: kept });
  expect(keyEntered).toHaveBeenCalledExactlyOnceWith('account');
});

test('sending stays stopped if no key is saved', async () => {
  await saveConnection(TYPED, context);
  save.mockResolvedValue({ ok: false, field: 'key', problem: 'key-unreadable' });
  await saveConnection({ ...TYPED, key: ' ' }, context);
  expect(keyEntered).not.toHaveBeenCalled();
});
