import { z } from 'zod';
import { subject } from '../service/contract';
import { failure } from '../service/failure';

/**
 * States of a look-up. `sending` is written before anything is sent; whoever finds it at start-up knows that the
 * answer was lost, and makes it `unknown`. The states after `sending` are final.
 */
export const lookupState = z.enum(['sending', 'done', 'failed', 'unknown', 'cancelled']);
export type LookupState = z.infer<typeof lookupState>;

/** The browser-drawn surface whose gesture asked; nothing inside a page is on this list. */
export const gesture = z.enum(['menu', 'popup', 'panel', 'result', 'test']);
export type Gesture = z.infer<typeof gesture>;

/** One look-up in the ledger. Times are milliseconds since 1970; `host` and `baseUrl` are those it was sent to. */
export const lookupRecord = z.object({
  id: z.string(),
  subject,
  subjectKey: z.string(),
  baseUrl: z.string(),
  host: z.string(),
  connectionName: z.string(),
  gesture,
  state: lookupState,
  createdAt: z.number(),
  timeoutSeconds: z.number(),
  endedAt: z.number().optional(),
  failure: failure.optional(),
});
export type LookupRecord = z.infer<typeof lookupRecord>;

/** What came back, kept apart from the record so that lists of look-ups never load whole answers. */
export const storedAnswer = z.object({
  id: z.string(),
  status: z.number(),
  contentType: z.string(),
  text: z.string(),
  ms: z.number(),
});
export type StoredAnswer = z.infer<typeof storedAnswer>;

/** True once nothing more can happen to a look-up. */
export const isFinal = (state: LookupState): boolean => state !== 'sending';
