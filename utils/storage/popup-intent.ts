import { z } from 'zod';
import { otherSpelling } from '@/utils/lookup/lookup-store';
import { sessionItem } from './stored-item';

/** Why the popup asks the user for an address; the popup has a sentence for each. */
export const addressQuestion = z.enum([
  'several-addresses',
  'evidence-differs',
  'link-unreadable',
  'page-changed',
  'click-unseen',
  'not-at-click',
  'nothing-at-click',
  'page-unreadable',
  'nothing-selected',
  'several-selected',
  'link-differs',
  'no-score',
  'not-an-address',
  'deceptive',
]);
export type AddressQuestion = z.infer<typeof addressQuestion>;

/** Initial content of the popup, used once; set by the background when a gesture elsewhere opens the popup. */
export const popupIntent = sessionItem(
  'popup:intent',
  z.discriminatedUnion('show', [
    z.object({ show: z.literal('lookup'), id: z.string(), reused: z.boolean() }),
    z.object({ show: z.literal('subject') }),
    z.object({
      show: z.literal('email'),
      /** Null opens the form without a question. */
      question: addressQuestion.nullable(),
      /** The addresses to choose from, as they would be sent. */
      choices: z.array(z.string()),
      /** The address that the question is about, as written in the page. */
      written: z.string().optional(),
    }),
    /** The requested address and an existing lookup of another spelling. Nothing was sent. */
    z.object({ show: z.literal('spelling'), email: z.string(), other: otherSpelling }),
  ]),
);
