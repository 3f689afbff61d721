import { describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { createCards } from '@/entrypoints/background/surfaces/cards';
import { delay } from '@/utils/async/delay';
import { readTabCards } from '@/utils/storage/tab-cards';
import { nextView } from '@/utils/surfaces/view';
import { lookupRecordWith } from '../../lookup/record';
import {
  CARD,
  cards,
  closed,
  commands,
  database,
  FAILED,
  FRAME,
  handlers,
  ID,
  LOOKUP,
  MAIN,
  opened,
  settle,
  settling,
  shown,
  wait,
} from './card-stage';

/** A requested card that was read while its lookup was sending. */
async function readWhileSending(): Promise<string> {
  await database.lookups.put(lookupRecordWith({ id: ID, state: 'sending' }));
  const card = await shown(true);
  await handlers.readCard({ card }, CARD);
  return card;
}
/** Lets the lookup end; a card in the page shows that end. */
async function end(card?: string): Promise<void> {
  await database.lookups.put(lookupRecordWith({ id: ID, state: 'done' }));
  settle();
  if (card) await handlers.cardRead({ card }, CARD);
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
    settle();
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
