import { askOrInject, askPage, type Frame } from '@/entrypoints/background/messages/ask-page';
import { createMutex } from '@/utils/async/mutex';
import type { CardGesture, Rect } from '@/utils/messages/page-commands';
import { dropCardsOf, type TabCard, tabCardItem } from '@/utils/storage/tab-cards';
import { openCardElsewhere } from './open-popup';

/**
 * Time for a card to load. From menu choice to rendered card takes 240 to 480 ms, at most 860 ms with eight busy loops
 * on two cores.
 */
export const CARD_LOADS_WITHIN_MS = 2_000;

/** Shows cards in the frames of web pages, and hands each to the first frame that asks for it. */
export function createCards() {
  const runExclusive = createMutex();

  /**
   * Shows a card in a frame. An unreadable card is closed; a requested one opens elsewhere.
   * @returns false if the page has no room for a card, cannot show one, or blocks our script
   */
  async function show(frame: Frame, card: TabCard, place: Rect | null, by: CardGesture): Promise<boolean> {
    const name = crypto.randomUUID();
    const item = tabCardItem(frame.tabId, name);
    // A frame holds one card, so the previous one closes.
    await dropCardsOf(frame.tabId, frame.frameId);
    await item.write(card);
    const isShown = (await askOrInject(frame, 'showCard', { card: name, place, by })) === true;
    // The page's headers may keep the frame from loading (COEP) or from sending messages (CSP `sandbox`).
    if (isShown) setTimeout(() => void replaceUnread(frame.tabId, name, 'readerFrameId'), CARD_LOADS_WITHIN_MS);
    else await item.clear();
    return isShown;
  }

  /** Closes a card that does not show the final state within 2 s; a result that the user requested opens elsewhere. */
  function expectFinalStateRead(tabId: number, name: string): void {
    setTimeout(() => void replaceUnread(tabId, name, 'isFinalStateRead'), CARD_LOADS_WITHIN_MS);
  }

  /** Records that the card's frame has read the final state of the lookup. */
  function markFinalStateRead(tabId: number, name: string): Promise<void> {
    return runExclusive(async () => {
      const item = tabCardItem(tabId, name);
      const card = await item.read();
      if (card && !card.isFinalStateRead) await item.write({ ...card, isFinalStateRead: true });
    });
  }

  /** Closes a card that was not read in time. A requested one that the user did not close opens elsewhere. */
  async function replaceUnread(tabId: number, name: string, mark: 'readerFrameId' | 'isFinalStateRead'): Promise<void> {
    const card = await take(tabId, name, (held) => held[mark] === undefined);
    if (!card) return;
    const isBroken = mark === 'readerFrameId';
    const isDismissed = await askPage({ tabId, frameId: card.frameId }, 'removeCard', { card: name, isBroken });
    if (card.isAsked && isDismissed !== true) await openCardElsewhere(card);
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

  return { show, claim, take, expectFinalStateRead, markFinalStateRead };
}
export type Cards = ReturnType<typeof createCards>;
