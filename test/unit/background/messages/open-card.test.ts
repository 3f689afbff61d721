import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { createScriptHandlers } from '@/entrypoints/background/messages/script-handlers';
import type { Sites } from '@/entrypoints/background/sites/sites';
import type { StoredScores } from '@/entrypoints/background/sites/stored-scores';
import { parseSettings, type Settings } from '@/utils/settings/settings';
import { ownSettings } from '@/utils/storage/settings-item';

const KNOWN = 'jane@example.com';
const UNKNOWN = 'john@example.com';
const show = vi.fn(async () => true);
const newestId = async (email: string) => (email === KNOWN ? '7f0c3a2e-8b1d-4c5e-9f60-123456789abc' : undefined);

beforeEach(() => {
  fakeBrowser.reset();
  show.mockClear();
  vi.spyOn(fakeBrowser.action, 'openPopup').mockResolvedValue(undefined);
});

/** Rests on an address, or asks for its card by a command; returns whether a card opened. */
async function opens(email: string, set: Partial<Settings> = {}, isCommand = false): Promise<boolean> {
  await ownSettings.write({ ...parseSettings({}), ...set });
  const { openCard } = createScriptHandlers({
    storedScores: { newestId } as unknown as StoredScores,
    sites: {} as Sites,
    menuTitles: { set: async () => undefined },
    cards: { show },
    takeCommand: () => isCommand,
  });
  const place = { x: 0, y: 0, width: 1, height: 1 };
  await openCard({ email, place, by: isCommand ? 'keyboard' : 'pointer' }, { tabId: 1, frameId: 0, url: '' });
  return show.mock.calls.length > 0;
}

test('resting on an address with Shift held opens a card only if there is a result', async () => {
  expect(await opens(KNOWN)).toBe(true);
  show.mockClear();
  expect(await opens(UNKNOWN)).toBe(false);
});

test('no card with *Open the card* off, nor with results in the side panel', async () => {
  expect(await opens(KNOWN, { cardOnHover: 'off' })).toBe(false);
  expect(await opens(KNOWN, { showResults: 'side-panel' })).toBe(false);
});

test('a command opens a card for any address', async () => {
  expect(await opens(UNKNOWN, { cardOnHover: 'off' }, true)).toBe(true);
});
