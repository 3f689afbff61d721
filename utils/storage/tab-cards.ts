import { z } from 'zod';
import { browser } from '#imports';
import { failure } from '../service/failure';
import { sessionItem } from './stored-item';

const common = {
  /** The frame that holds the card's host, to close it from within. */
  frameId: z.number().int(),
  /** Requested by menu or command: if the page cannot show the card, the result opens elsewhere. */
  isAsked: z.boolean(),
  /** The first frame that read the card. No other frame may. */
  readerFrameId: z.number().int().optional(),
  /** Whether that frame has read the final state of the lookup. */
  isFinalStateRead: z.boolean().optional(),
};

/** The lookup that a card shows, or why none was started. Survives restarts of the background. */
const tabCard = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('lookup'), ...common, id: z.string(), how: z.enum(['sent', 'joined', 'reused']) }),
  z.object({ kind: z.literal('failure'), ...common, failure, email: z.string() }),
  z.object({ kind: z.literal('no-score'), ...common, email: z.string() }),
]);
export type TabCard = z.infer<typeof tabCard>;

/**
 * Content of one card. Its URL holds only a random name, separate for each opened card, so that a later card in the tab
 * never shows its answer next to an earlier one's address.
 */
export const tabCardItem = (tabId: number, card: string) => sessionItem(`card:${tabId}:${card}`, tabCard);

/** Deletes the cards of a tab or of one frame: they name lookups, and session storage is small. */
export async function dropCardsOf(tabId: number, frameId?: number): Promise<void> {
  const items = Object.entries(await browser.storage.session.get(null));
  const cards = items.filter(([key, value]) => {
    if (!key.startsWith(`card:${tabId}:`)) return false;
    return frameId === undefined || tabCard.safeParse(value).data?.frameId === frameId;
  });
  if (cards.length > 0) await browser.storage.session.remove(cards.map(([key]) => key));
}
