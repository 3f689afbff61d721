import { z } from 'zod/mini';
import { otherSpelling } from '@/utils/lookup/lookup-store';
import { failure } from '@/utils/service/failure';
import { sessionItem } from '@/utils/storage/stored-item';
import { route } from './route';

/** Why the desk asks the user for an address; it has a sentence for each. */
const addressQuestion = z.enum([
  'several-addresses',
  'evidence-differs',
  'link-unreadable',
  'page-changed',
  'click-unseen',
  'not-at-click',
  'behind-name',
  'nothing-at-click',
  'nothing-at-focus',
  'confirm-focus',
  'page-unreadable',
  'nothing-in-pdf',
  'nothing-selected',
  'several-selected',
  'link-differs',
  'no-score',
  'not-an-address',
  'deceptive',
]);
export type AddressQuestion = z.infer<typeof addressQuestion>;

/** What the desk says or asks before anything is sent. */
export const ask = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('address'),
    question: addressQuestion,
    /** The addresses to choose from, as they would be sent. */
    choices: z.array(z.string()),
    /** The address that the question is about, as written in the page. */
    written: z.optional(z.string()),
  }),
  /** The requested address and an existing lookup of another spelling. */
  z.object({ kind: z.literal('spelling'), email: z.string(), other: otherSpelling }),
  /** Why a lookup did not start that was requested in a page. */
  z.object({ kind: z.literal('refused'), email: z.string(), failure }),
]);
export type Ask = z.infer<typeof ask>;

/** A route, with what the desk asks there. */
export const view = z.object({ route, ask: z.optional(ask) });
export type View = z.infer<typeof view>;

/** What the next desk without a route shows, once: a gesture elsewhere opened it. */
export const nextView = sessionItem('desk:next', view);

/** What the side panels show: the last lookup started anywhere, or what another surface showed. */
export const panelView = sessionItem('desk:panel', view);
