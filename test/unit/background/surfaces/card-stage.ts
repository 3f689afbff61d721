import 'fake-indexeddb/auto';
import { afterEach, beforeEach, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { createCardHandlers } from '@/entrypoints/background/messages/card-handlers';
import { CARD_LOADS_WITHIN_MS, createCards } from '@/entrypoints/background/surfaces/cards';
import { delay } from '@/utils/async/delay';
import type { Lookups } from '@/utils/lookup/lookups';
import type { PageCommand } from '@/utils/messages/page-commands';
import { Database } from '@/utils/storage/database';

// A stage of cards in a page: for the tests that import it, before each of which it is empty.

export const ID = '7f0c3a2e-8b1d-4c5e-9f60-123456789abc';
export const FRAME = { tabId: 1, frameId: 0 };
export const FAILED = {
  kind: 'failure',
  frameId: 0,
  failure: { kind: 'unreachable' },
  email: 'jane@example.com',
} as const;
export const LOOKUP = { kind: 'lookup', frameId: 0, id: ID, how: 'sent' } as const;
/** The card's own frame, and a copy that the page has made. */
export const CARD = { tabId: 1, frameId: 5, url: '' };
export const COPY = { tabId: 1, frameId: 6, url: '' };
export const MAIN = { tabId: 1, frameId: 0, url: '' };

export let commands: PageCommand[];
export const database = new Database();
export const lookup = {
  wait: async () => 'done',
  unstoredEnd: vi.fn<Lookups['unstoredEnd']>(),
} satisfies Partial<Lookups>;
/** Ends the lookups that are awaited. */
export let settle: () => void;
export let settling: Promise<void>;
export const cards = createCards({ settled: () => settling, delay });
export const handlers = createCardHandlers({
  engine: Promise.resolve({ lookup: lookup as Partial<Lookups> as Lookups }),
  database,
  cards,
});

beforeEach(() => {
  fakeBrowser.reset();
  commands = [];
  settling = new Promise((resolve) => {
    settle = resolve;
  });
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.spyOn(fakeBrowser.action, 'openPopup').mockResolvedValue(undefined);
  vi.spyOn(fakeBrowser.tabs, 'sendMessage').mockImplementation(async (_tab: number, command: unknown) => {
    commands.push(command as PageCommand);
    return true;
  });
});
afterEach(() => void vi.useRealTimers());

/** Shows a card; the name that it was given. */
export async function shown(isAsked: boolean, card: typeof FAILED | typeof LOOKUP = LOOKUP): Promise<string> {
  await cards.show(FRAME, { ...card, isAsked }, null, isAsked ? 'menu' : 'pointer');
  const command = commands.findLast(({ name }) => name === 'showCard');
  return command?.name === 'showCard' ? command.card : '';
}
export const opened = () => vi.mocked(fakeBrowser.action.openPopup).mock.calls.length;
export const closed = () => commands.filter(({ name }) => name === 'removeCard');
export const wait = () => vi.advanceTimersByTimeAsync(CARD_LOADS_WITHIN_MS);
