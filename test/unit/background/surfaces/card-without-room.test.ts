import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { registerCommands } from '@/entrypoints/background/commands/commands';
import { createMenuTitles } from '@/entrypoints/background/menu/menu-titles';
import { createScriptHandlers } from '@/entrypoints/background/messages/script-handlers';
import type { Sites } from '@/entrypoints/background/sites/sites';
import { createStoredScores } from '@/entrypoints/background/sites/stored-scores';
import { createCards } from '@/entrypoints/background/surfaces/cards';
import { delay } from '@/utils/async/delay';
import type { PageCommand } from '@/utils/messages/page-commands';
import { Database } from '@/utils/storage/database';
import { nextView } from '@/utils/surfaces/view';

const email = 'jane@example.com';
const place = { x: 0, y: 0, width: 1, height: 1 };

test('without room for the card a command given opens the popup, once; a message alone opens nothing', async () => {
  fakeBrowser.reset();
  const openPopup = vi.spyOn(fakeBrowser.action, 'openPopup').mockResolvedValue(undefined);
  const front = await fakeBrowser.tabs.create({});
  vi.spyOn(fakeBrowser.tabs, 'query').mockImplementation(async () => [front]);
  vi.spyOn(fakeBrowser.tabs, 'sendMessage').mockImplementation(
    async (_, command: unknown) => (command as PageCommand).name === 'nextCard',
  );
  let give: (command: string) => Promise<void> = async () => undefined;
  vi.spyOn(fakeBrowser.commands.onCommand, 'addListener').mockImplementation((listener) => {
    give = listener as typeof give;
  });
  const menuTitles = createMenuTitles();
  const cards = createCards({ settled: async () => undefined, delay });
  const { takeCommand } = registerCommands({ engine: new Promise<never>(() => undefined), menuTitles, cards });
  let stored: string | undefined;
  const { openCard } = createScriptHandlers({
    storedScores: { ...createStoredScores(new Database()), newestId: async () => stored },
    sites: {} as Sites,
    menuTitles,
    cards,
    takeCommand,
  });
  const ask = async (by: 'pointer' | 'keyboard', tabId = front.id) => {
    await openCard({ email, place, by }, { tabId, frameId: 0 } as Parameters<typeof openCard>[1]);
    return openPopup.mock.calls.length;
  };

  expect(await ask('keyboard')).toBe(0);
  await give('next-card');
  expect(await ask('keyboard', 999)).toBe(0);
  expect(await ask('pointer')).toBe(0);
  expect(await ask('keyboard')).toBe(1);
  expect((await nextView.read())?.ask).toMatchObject({ kind: 'address', choices: [email] });
  expect(await ask('keyboard')).toBe(1);
  // A command that its page did not follow has expired.
  const now = Date.now();
  await give('next-card');
  vi.spyOn(Date, 'now').mockReturnValue(now + 60_000);
  expect(await ask('keyboard')).toBe(1);
  vi.mocked(Date.now).mockRestore();
  // With a result, too.
  stored = '00000000-0000-4000-8000-000000000001';
  expect(await ask('pointer')).toBe(1);
  expect(await ask('keyboard')).toBe(1);
});
