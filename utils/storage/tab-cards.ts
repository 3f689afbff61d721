import { z } from 'zod/mini';
import { browser } from '#imports';
import { failure } from '../service/failure';
import { sessionItem } from './stored-item';

const common = {
  /** The frame that holds the card's host, to close it from within. */
  frameId: z.int(),
  /** Requested by menu or command: if the page cannot show the card, the result opens elsewhere. */
  isAsked: z.boolean(),
  /** The first frame that read the card. No other frame may; with `NO_FRAME`, none. */
  readerFrameId: z.optional(z.int()),
  /** Whether that frame has read the final state of the lookup. */
  isFinalStateRead: z.optional(z.boolean()),
  /** Whether the user has had a moment to see it there. */
  isSeen: z.optional(z.boolean()),
};

/** The reader of a card whose place in the page is gone. */
export const NO_FRAME = -1;

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

/** Returns whether the user requested a result and has not seen it. */
export const isUnseen = ({ kind, isAsked, isSeen }: TabCard): boolean => kind === 'lookup' && isAsked && !isSeen;

/** Reads the cards of all tabs. */
export async function readTabCards(): Promise<{ tabId: number; name: string; card: TabCard }[]> {
  const items = Object.entries(await browser.storage.session.get(null));
  return items.flatMap(([key, value]) => {
    const [, tabId, name] = /^card:(\d+):(.+)$/.exec(key) ?? [];
    const { data: card } = tabCard.safeParse(value);
    return name !== undefined && card ? [{ tabId: Number(tabId), name, card }] : [];
  });
}
