import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { createCardHandlers } from '@/entrypoints/background/messages/card-handlers';
import { CARD_LOADS_WITHIN_MS, createCards } from '@/entrypoints/background/surfaces/cards';
import type { Lookups } from '@/utils/lookup/lookups';
import type { PageCommand } from '@/utils/messages/page-commands';
import { Database } from '@/utils/storage/database';
import { nextView } from '@/utils/surfaces/view';
import { lookupRecordWith } from '../../lookup/record';

const ID = '7f0c3a2e-8b1d-4c5e-9f60-123456789abc';
const FRAME = { tabId: 1, frameId: 0 };
const FAILED = { kind: 'failure', frameId: 0, failure: { kind: 'unreachable' }, email: 'jane@example.com' } as const;
const LOOKUP = { kind: 'lookup', frameId: 0, id: ID, how: 'sent' } as const;
/** The card's own frame, and a copy that the page has made. */
const CARD = { tabId: 1, frameId: 5, url: '' };
const COPY = { tabId: 1, frameId: 6, url: '' };
const MAIN = { tabId: 1, frameId: 0, url: '' };

let commands: PageCommand[];
let isDismissed: boolean;
const database = new Database();
const settled = { wait: async () => 'done', unstoredEnd: vi.fn<Lookups['unstoredEnd']>() } satisfies Partial<Lookups>;
const cards = createCards();
const handlers = createCardHandlers({
  engine: Promise.resolve({ lookup: settled as Partial<Lookups> as Lookups }),
  database,
  cards,
});

beforeEach(() => {
  fakeBrowser.reset();
  commands = [];
  isDismissed = false;
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.spyOn(fakeBrowser.action, 'openPopup').mockResolvedValue(undefined);
  vi.spyOn(fakeBrowser.tabs, 'sendMessage').mockImplementation(async (_tab: number, command: unknown) => {
    commands.push(command as PageCommand);
    return (command as PageCommand).name === 'removeCard' ? isDismissed : true;
  });
});
afterEach(() => void vi.useRealTimers());

/** Shows a card; the name that it was given. */
async function shown(isAsked: boolean, card: typeof FAILED | typeof LOOKUP = LOOKUP): Promise<string> {
  await cards.show(FRAME, { ...card, isAsked }, null, isAsked ? 'menu' : 'pointer');
  const command = commands.findLast(({ name }) => name === 'showCard');
  return command?.name === 'showCard' ? command.card : '';
}
const opened = () => vi.mocked(fakeBrowser.action.openPopup).mock.calls.length;
const closed = () => commands.filter(({ name }) => name === 'removeCard');
const wait = () => vi.advanceTimersByTimeAsync(CARD_LOADS_WITHIN_MS);

test('a requested card that is not read in time is closed as broken, and its result opens in the popup', async () => {
  const card = await shown(true);
  await wait();
  expect(closed()).toEqual([{ to: 'sightline-page', name: 'removeCard', card, isBroken: true }]);
  expect(await nextView.read()).toEqual({ route: { name: 'lookup', id: ID, as: 'result' } });
  expect(opened()).toBe(1);
});

test('a hover card that is not read in time is closed as broken, and nothing opens', async () => {
  await shown(false);
  await wait();
  expect(closed()).toHaveLength(1);
  expect(opened()).toBe(0);
});

test('a card that was read stays, and one that the user has closed does not come back', async () => {
  await handlers.readCard({ card: await shown(true, FAILED) }, CARD);
  await wait();
  expect(closed()).toEqual([]);
  await shown(true);
  isDismissed = true;
  await wait();
  expect(opened()).toBe(0);
});

test('a requested card about a lookup that did not start says elsewhere why', async () => {
  await shown(true, FAILED);
  await wait();
  const { email, failure } = FAILED;
  const route = { name: 'new-lookup', form: 'email' };
  expect(await nextView.read()).toEqual({ route, ask: { kind: 'refused', email, failure } });
});

test('the first frame that reads a card keeps it: a copy and the main page get nothing', async () => {
  const card = await shown(true, FAILED);
  expect(await handlers.readCard({ card }, MAIN)).toEqual({ kind: 'nothing' });
  expect(await handlers.readCard({ card }, CARD)).toMatchObject({ kind: 'failure' });
  expect(await handlers.readCard({ card }, COPY)).toEqual({ kind: 'nothing' });
  await handlers.closeCard({ card }, COPY);
  await handlers.openDetails({ card, panel: false }, COPY);
  expect([closed(), opened()]).toEqual([[], 0]);
  expect(await handlers.readCard({ card }, CARD)).toMatchObject({ kind: 'failure' });
});

describe('the card closes once its details are open', () => {
  const open = vi.fn<() => Promise<void>>();
  const events = () => [open.mock.calls.length, closed().length];
  beforeEach(() => {
    open.mockReset().mockImplementation(async () => expect(closed()).toEqual([]));
    vi.spyOn(fakeBrowser.action, 'openPopup').mockImplementation(open);
    Object.assign(fakeBrowser, { sidePanel: { open } });
  });
  afterEach(() => Reflect.deleteProperty(fakeBrowser, 'sidePanel'));

  test.each([
    ['in the side panel', LOOKUP],
    ['in the popup, for a lookup that did not start', FAILED],
  ])('%s', async (_where, content) => {
    const card = await shown(true, content);
    const data = { card, panel: content.kind === 'lookup' };
    await handlers.openDetails(data, CARD);
    expect(events()).toEqual([1, 1]);
    expect(await handlers.readCard({ card }, CARD)).toEqual({ kind: 'nothing' });
  });

  test('but stays if they open in a tab, which does not show the page', async () => {
    open.mockRejectedValue(new Error('no gesture'));
    const card = await shown(true);
    await handlers.openDetails({ card, panel: true }, CARD);
    expect(events()).toEqual([1, 0]);
    expect(await cards.claim(FRAME.tabId, card, CARD.frameId)).toMatchObject(LOOKUP);
  });
});

test('a requested card that the page takes away opens in the popup once, and only for the frame that held it', async () => {
  const card = await shown(true);
  await handlers.readCard({ card }, CARD);
  await handlers.cardLost({ card }, { ...MAIN, frameId: 3 });
  expect(opened()).toBe(0);
  await handlers.cardLost({ card }, MAIN);
  await handlers.cardLost({ card }, MAIN);
  expect(opened()).toBe(1);
  await handlers.cardLost({ card: await shown(false) }, MAIN);
  expect(opened()).toBe(1);
});

/** A card that was read while its lookup was sending, and whose lookup has settled since. */
async function settledAfterRead(isAsked: boolean): Promise<string> {
  await database.lookups.put(lookupRecordWith({ id: LOOKUP.id, state: 'sending' }));
  const card = await shown(isAsked);
  await handlers.readCard({ card }, CARD);
  await database.lookups.put(lookupRecordWith({ id: LOOKUP.id, state: 'done' }));
  await handlers.awaitCard({ card }, CARD);
  return card;
}

test('a requested card that is not read after its lookup settled opens in the popup: the page has reloaded', async () => {
  await settledAfterRead(true);
  await wait();
  expect(opened()).toBe(1);
  await settledAfterRead(false);
  await wait();
  expect(opened()).toBe(1);
});

test('a card that is read once its lookup has settled, or that the user has closed, opens nowhere else', async () => {
  await handlers.readCard({ card: await settledAfterRead(true) }, CARD);
  await wait();
  await settledAfterRead(true);
  isDismissed = true;
  await wait();
  expect(opened()).toBe(0);
});

test('a card shows an end for which storage had no room', async () => {
  await database.lookups.put(lookupRecordWith({ id: ID, state: 'sending' }));
  const end = { state: 'failed', endedAt: 1, failure: { kind: 'not-kept' } } as const;
  settled.unstoredEnd.mockReturnValueOnce(end);
  expect(await handlers.readCard({ card: await shown(true) }, CARD)).toMatchObject({ kind: 'lookup', record: end });
});
