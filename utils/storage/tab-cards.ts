import { z } from 'zod';
import { failure } from '../service/failure';
import { sessionItem } from './session-item';

/** The frame that holds the card's host, to close it from within. */
const frameId = z.number().int();

/** Which look-up the card of a tab shows, or why none was started. Kept over restarts of the background. */
export const tabCard = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('lookup'), frameId, id: z.string(), how: z.enum(['sent', 'joined', 'reused']) }),
  z.object({ kind: z.literal('failure'), frameId, failure, email: z.string() }),
  z.object({ kind: z.literal('no-score'), frameId, email: z.string() }),
]);
export type TabCard = z.infer<typeof tabCard>;

/** The card is told nothing by its address: it asks the background, which knows by the tab what it may show. */
export const tabCardItem = (tabId: number) => sessionItem(`card:${tabId}`, tabCard);
