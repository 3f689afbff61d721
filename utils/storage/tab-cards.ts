import { z } from 'zod';
import { browser } from '#imports';
import { failure } from '../service/failure';
import { sessionItem } from './session-item';

const common = {
  /** The frame that holds the card's host, to close it from within. */
  frameId: z.number().int(),
  /** Requested by menu or command: if the page cannot show the card, the result opens elsewhere. */
  isAsked: z.boolean(),
  /** The first frame that read the card. No other frame may. */
  readerFrameId: z.number().int().optional(),
  /** Whether that frame has read what the lookup came to. */
  isEndRead: z.boolean().optional(),
};

/** Which look-up one card shows, or why none was started. Kept over restarts of the background. */
export const tabCard = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('lookup'), ...common, id: z.string(), how: z.enum(['sent', 'joined', 'reused']) }),
  z.object({ kind: z.literal('failure'), ...common, failure, email: z.string() }),
  z.object({ kind: z.literal('no-score'), ...common, email: z.string() }),
]);
export type TabCard = z.infer<typeof tabCard>;

/**
 * What one card may show. Its address holds nothing but the random name of the card; each opened card has its own, so
 * that a later card in the same tab can never put its answer beside an earlier one's address.
 */
export const tabCardItem = (tabId: number, card: string) => sessionItem(`card:${tabId}:${card}`, tabCard);

/** Forgets the cards of a tab, or of one of its frames: they name look-ups, and the session has little room. */
export async function dropCardsOf(tabId: number, frameId?: number): Promise<void> {
  const kept = Object.entries(await browser.storage.session.get(null));
  const gone = kept.filter(([key, value]) => {
    if (!key.startsWith(`card:${tabId}:`)) return false;
    return frameId === undefined || tabCard.safeParse(value).data?.frameId === frameId;
  });
  if (gone.length > 0) await browser.storage.session.remove(gone.map(([key]) => key));
}
