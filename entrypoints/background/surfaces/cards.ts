import { browser } from '#imports';
import { askOrInject, askPage, type Frame } from '@/entrypoints/background/page-scripts/ask-page';
import { delay } from '@/utils/async/delay';
import { createMutex } from '@/utils/async/mutex';
import type { CardGesture, Rect } from '@/utils/messages/page-commands';
import { isUnseen, NO_FRAME, readTabCards, type TabCard, tabCardItem } from '@/utils/storage/tab-cards';
import { routeOf, shownLookupOf } from '@/utils/surfaces/route';
import { openCardElsewhere } from './open-popup';

/** The contexts of an extension's pages; WXT's types know Chromium's alone, and Firefox may lack it. */
interface Contexts {
  getContexts?: (filter: object) => Promise<{ contextType: string; windowId: number; documentUrl?: string }[]>;
}

/** How often a panel that is open is looked at until it has turned to a lookup, and the delay between, in ms. */
const [LOOKS, EVERY_MS] = [5, 60];

/**
 * Returns whether the side panel beside a tab shows a lookup: a card would show the same once more and cover the page. Waits a
 * moment for a panel that turns to it.
 */
async function panelShows(tabId: number, lookupId: string): Promise<boolean> {
  for (let look = 1; look <= LOOKS; look++) {
    const panels = await openPanels();
    // The usual case, and a card waits for the reply.
    if (panels.length === 0) return false;
    const tab = await browser.tabs.get(tabId).catch(() => undefined);
    const besideTab = panels.filter(({ windowId }) => windowId === tab?.windowId);
    if (besideTab.length === 0) return false;
    if (besideTab.some(({ url }) => shownLookupOf(routeOf(new URL(url).hash)) === lookupId)) return true;
    if (look < LOOKS) await delay(EVERY_MS);
  }
  return false;
}

/** Returns the side panels that are open and what they show; none if the browser cannot say. */
async function openPanels(): Promise<{ windowId: number; url: string }[]> {
  const runtime = browser.runtime as unknown as Contexts;
  try {
    const open = (await runtime.getContexts?.({ contextTypes: ['SIDE_PANEL'] })) ?? [];
    return open.flatMap(({ windowId, documentUrl: url }) => (url ? [{ windowId, url }] : []));
  } catch {
    return [];
  }
}

/**
 * Time for a card to load. From menu choice to rendered card takes 240 to 480 ms, at most 860 ms with eight busy loops
 * on two cores.
 */
export const CARD_LOADS_WITHIN_MS = 2_000;

/** Time for the user to see a result that the card has read. */
const SEEN_AFTER_MS = 1_000;

/** Wakes a background that the browser stopped while a result was unseen; its start follows the card again. */
const ALARM = 'unseen-card';
/** The shortest delay that Chromium allows. */
const ALARM_MINUTES = 0.5;

/**
 * Shows cards in the frames of web pages, hands each to the first frame that asks for it, and opens a requested result
 * elsewhere if its card goes before the user has seen it. Create it synchronously at start-up: it listens for an alarm.
 * @param deps.settled resolves once a lookup has ended
 */
export function createCards(deps: { settled: (id: string) => Promise<unknown>; delay: (ms: number) => Promise<void> }) {
  const runExclusive = createMutex();
  // Waking is enough.
  browser.alarms.onAlarm.addListener(() => undefined);

  /**
   * Shows a card in a frame, in place of the previous one. A result that the user requested and has not seen remains:
   * a hover card does not replace it, and after a second request it opens in the popup. Shows none while the side panel
   * beside the page shows the same.
   * @returns false if the page has no room for a card, cannot show one, or blocks our script
   */
  async function show(frame: Frame, card: TabCard, place: Rect | null, by: CardGesture): Promise<boolean> {
    if (card.kind === 'lookup' && (await panelShows(frame.tabId, card.id))) return true;
    const hasUnseen = await runExclusive(() => leave(frame, by === 'pointer'));
    if (hasUnseen && by === 'pointer') return false;
    const name = crypto.randomUUID();
    const item = tabCardItem(frame.tabId, name);
    await item.write(card);
    const isShown = (await askOrInject(frame, 'showCard', { card: name, place, by })) === true;
    if (isShown) follow(frame.tabId, name, card);
    else await item.clear();
    return isShown;
  }

  /**
   * Drops the cards of a tab or of one frame, but not the unseen ones: no frame may read those any more.
   * @param keepsIfUnseen whether everything stays as it is if one is unseen
   * @returns whether one is unseen
   */
  async function leave({ tabId, frameId }: Partial<Frame>, keepsIfUnseen: boolean): Promise<boolean> {
    const all = await readTabCards();
    const left = all.filter((held) => held.tabId === tabId && (frameId ?? held.card.frameId) === held.card.frameId);
    const hasUnseen = left.some(({ card }) => isUnseen(card));
    if (hasUnseen && keepsIfUnseen) return true;
    for (const { tabId, name, card } of left) {
      const item = tabCardItem(tabId, name);
      await (isUnseen(card) ? item.write({ ...card, readerFrameId: NO_FRAME }) : item.clear());
    }
    return hasUnseen;
  }

  /** Makes sure that a card loads, and that the user sees the end of a lookup that he requested. */
  function follow(tabId: number, name: string, card: TabCard): void {
    void expectReader(tabId, name);
    if (card.kind !== 'lookup' || !isUnseen(card)) return;
    void browser.alarms.create(ALARM, { delayInMinutes: ALARM_MINUTES });
    void expectSeen(tabId, name, card.id);
  }

  /** The page's headers may keep the frame from loading (COEP) or from sending messages (CSP `sandbox`). */
  async function expectReader(tabId: number, name: string): Promise<void> {
    await deps.delay(CARD_LOADS_WITHIN_MS);
    await replace(tabId, name, ({ readerFrameId }) => readerFrameId === undefined, true);
  }

  /** The page may have been left, reloaded or closed before the card has read the end of the lookup. */
  async function expectSeen(tabId: number, name: string, lookupId: string): Promise<void> {
    await deps.settled(lookupId);
    const card = await tabCardItem(tabId, name).read();
    if (card?.readerFrameId !== NO_FRAME) await deps.delay(CARD_LOADS_WITHIN_MS);
    await replace(tabId, name, (held) => isUnseen(held) && !isRead(held), false);
  }

  /** Closes a card. A requested one opens elsewhere. */
  async function replace(
    tabId: number,
    name: string,
    isExpected: (card: TabCard) => boolean,
    isBroken: boolean,
  ): Promise<void> {
    const card = await take(tabId, name, isExpected);
    if (!card) return;
    await askPage({ tabId, frameId: card.frameId }, 'removeCard', { card: name, isBroken });
    if (card.isAsked) await openCardElsewhere(card);
  }

  /** Records that the card's frame has read the final state of the lookup, and a moment later that the user has seen it. */
  async function markFinalStateRead(tabId: number, name: string): Promise<void> {
    await mark(tabId, name, { isFinalStateRead: true });
    void deps.delay(SEEN_AFTER_MS).then(() => mark(tabId, name, { isSeen: true }));
  }

  /** Adds a mark to a card that is still in its place. */
  function mark(tabId: number, name: string, added: Pick<TabCard, 'isFinalStateRead' | 'isSeen'>): Promise<void> {
    return runExclusive(async () => {
      const item = tabCardItem(tabId, name);
      const card = await item.read();
      if (card && card.readerFrameId !== NO_FRAME) await item.write({ ...card, ...added });
    });
  }

  /** Returns a card to the first frame that asks for it. Any other frame of the tab gets undefined. */
  function claim(tabId: number | undefined, name: string, readerFrameId: number): Promise<TabCard | undefined> {
    return runExclusive(async () => {
      // A genuine card is always framed, so the tab's main frame gets nothing.
      if (tabId === undefined || readerFrameId === 0) return undefined;
      const item = tabCardItem(tabId, name);
      const card = await item.read();
      if (card === undefined || (card.readerFrameId ?? readerFrameId) !== readerFrameId) return undefined;
      if (card.readerFrameId === undefined) await item.write({ ...card, readerFrameId });
      return card;
    });
  }

  /** Removes and returns a card if it exists and is as expected. Only one of several callers gets it. */
  function take(tabId: number, name: string, isExpected: (card: TabCard) => boolean): Promise<TabCard | undefined> {
    return runExclusive(async () => {
      const item = tabCardItem(tabId, name);
      const card = await item.read();
      if (card === undefined || !isExpected(card)) return undefined;
      await item.clear();
      return card;
    });
  }

  return {
    show,
    claim,
    take,
    markFinalStateRead,
    /** Call when a tab has closed: drops its cards; results that the user requested and has not seen open elsewhere. */
    leaveTab: (tabId: number): Promise<unknown> => runExclusive(() => leave({ tabId }, false)),
    /** Follows requested cards of an earlier life of the background. Call once at start-up. */
    async resume(): Promise<void> {
      for (const { tabId, name, card } of await readTabCards()) if (card.isAsked) follow(tabId, name, card);
    },
  };
}

/** Returns whether the card has read the final state of its lookup, and is still in its place. */
const isRead = ({ isFinalStateRead, readerFrameId }: TabCard): boolean =>
  isFinalStateRead === true && readerFrameId !== NO_FRAME;

export type Cards = ReturnType<typeof createCards>;
