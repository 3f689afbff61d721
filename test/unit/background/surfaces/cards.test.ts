import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { createCardHandlers } from '@/entrypoints/background/messages/card-handlers';
import { CARD_LOADS_WITHIN_MS, createCards } from '@/entrypoints/background/surfaces/cards';
import { delay } from '@/utils/async/delay';
import type { Lookups } from '@/utils/lookup/lookups';
import type { PageCommand } from '@/utils/messages/page-commands';
import { Database } from '@/utils/storage/database';
import { readTabCards } from '@/utils/storage/tab-cards';
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
const database = new Database();
const lookup = { wait: async () => 'done', unstoredEnd: vi.fn<Lookups['unstoredEnd']>() } satisfies Partial<Lookups>;
/** Ends the lookups that are awaited. */
let settle: () => void;
let settling: Promise<void>;
const cards = createCards({ settled: () => settling, delay });
const handlers = createCardHandlers({
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
  await handlers.cardClosed({ card: await shown(true), by: 'user' }, MAIN);
  settle();
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
  await handlers.cardClosed({ card, by: 'page' }, { ...MAIN, frameId: 3 });
  expect(opened()).toBe(0);
  await handlers.cardClosed({ card, by: 'page' }, MAIN);
  await handlers.cardClosed({ card, by: 'page' }, MAIN);
  expect(opened()).toBe(1);
  await handlers.cardClosed({ card: await shown(false), by: 'page' }, MAIN);
  expect(opened()).toBe(1);
});

/** A requested card that was read while its lookup was sending. */
async function readWhileSending(): Promise<string> {
  await database.lookups.put(lookupRecordWith({ id: ID, state: 'sending' }));
  const card = await shown(true);
  await handlers.readCard({ card }, CARD);
  return card;
}
/** Lets the lookup end; a card in the page reads that end. */
async function end(card?: string): Promise<void> {
  await database.lookups.put(lookupRecordWith({ id: ID, state: 'done' }));
  settle();
  if (card) await handlers.readCard({ card }, CARD);
}
const inPopup = async () => (opened() ? (await nextView.read())?.route : null);
const RESULT = { name: 'lookup', id: ID, as: 'result' };

test('a requested card that does not read the end of its lookup opens in the popup: the page has reloaded', async () => {
  await readWhileSending();
  await wait();
  expect(opened()).toBe(0);
  await end();
  await wait();
  expect(await inPopup()).toEqual(RESULT);
});

test('a card that has shown the end of its lookup for a moment opens nowhere else, whatever closes it', async () => {
  const card = await readWhileSending();
  await end(card);
  await wait();
  await cards.resume();
  await cards.leaveTab(FRAME.tabId);
  await wait();
  expect(opened()).toBe(0);
  expect(await readTabCards()).toEqual([]);
});

describe('nothing replaces the card of a result that the user requested and has not seen', () => {
  const shownCards = () => commands.filter(({ name }) => name === 'showCard').length;

  test('a hover card does not open before the user has seen it', async () => {
    const card = await readWhileSending();
    expect([await shown(false), shownCards()]).toEqual([card, 1]);
    await end(card);
    expect([await shown(false), shownCards()]).toEqual([card, 1]);
    await wait();
    await shown(false);
    expect(shownCards()).toBe(2);
  });

  test('a hover card in another frame opens', async () => {
    await readWhileSending();
    expect(await cards.show({ tabId: 1, frameId: 7 }, { ...LOOKUP, frameId: 7, isAsked: false }, null, 'pointer')).toBe(
      true,
    );
  });

  test.each([
    ['before it was read', () => shown(true)],
    ['after it was read', readWhileSending],
  ])('a second request %s leaves the first result to the popup, once it is there', async (_when, first) => {
    await first();
    const second = await shown(true, FAILED);
    await handlers.readCard({ card: second }, CARD);
    await wait();
    expect(opened()).toBe(0);
    await end();
    await vi.waitFor(async () => expect(await inPopup()).toEqual(RESULT));
    expect(closed()).not.toContainEqual(expect.objectContaining({ card: second }));
  });

  test('nor does the right click for that request count as closing it', async () => {
    const card = await readWhileSending();
    await handlers.cardClosed({ card, by: 'right-click' }, MAIN);
    await end();
    await wait();
    expect(await inPopup()).toEqual(RESULT);
  });

  test('unless the card shows the result already', async () => {
    const card = await readWhileSending();
    await end(card);
    await handlers.cardClosed({ card, by: 'right-click' }, MAIN);
    await wait();
    expect(opened()).toBe(0);
  });
});

test.each([
  ['before the answer', false],
  ['just after the card has read the answer', true],
])('a tab that closes %s: the result opens in the popup', async (_when, isRead) => {
  const card = await readWhileSending();
  if (isRead) await end(card);
  await cards.leaveTab(FRAME.tabId);
  if (!isRead) await end();
  await wait();
  expect(await inPopup()).toEqual(RESULT);
  expect(await readTabCards()).toEqual([]);
});

describe('after a restart of the background', () => {
  const restart = () => createCards({ settled: () => settling, delay }).resume();
  /** Stops the timers of the first life. */
  const die = () => vi.clearAllTimers();

  test('a requested card that never loaded opens in the popup', async () => {
    await shown(true);
    die();
    await restart();
    await wait();
    expect(await inPopup()).toEqual(RESULT);
  });

  test('a requested card whose page is gone opens in the popup once its lookup has ended', async () => {
    await readWhileSending();
    settling = Promise.resolve();
    die();
    await restart();
    await wait();
    expect(await inPopup()).toEqual(RESULT);
  });

  test('an alarm wakes the background while a result is unseen', async () => {
    await shown(false);
    expect(await fakeBrowser.alarms.getAll()).toEqual([]);
    await shown(true);
    expect(await fakeBrowser.alarms.getAll()).toHaveLength(1);
  });
});

test('a card shows an end for which storage had no room', async () => {
  await database.lookups.put(lookupRecordWith({ id: ID, state: 'sending' }));
  const end = { state: 'failed', endedAt: 1, failure: { kind: 'not-kept' } } as const;
  lookup.unstoredEnd.mockReturnValueOnce(end);
  expect(await handlers.readCard({ card: await shown(true) }, CARD)).toMatchObject({ kind: 'lookup', record: end });
});
