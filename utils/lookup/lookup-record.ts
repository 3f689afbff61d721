import { z } from 'zod';
import { subject } from '../service/contract';
import { failure } from '../service/failure';

/**
 * States of a look-up; `transitions.ts` says which may follow which. `sending` is written before anything is sent:
 * whoever finds it at start-up knows that the answer was lost, and makes it `unknown`.
 */
export const lookupState = z.enum(['queued', 'sending', 'done', 'failed', 'unknown', 'cancelled']);
export type LookupState = z.infer<typeof lookupState>;

/** The browser-drawn surface whose gesture asked; nothing inside a page is on this list. */
export const gesture = z.enum(['menu', 'popup', 'panel', 'result', 'batch', 'test']);
export type Gesture = z.infer<typeof gesture>;

/** The `batchId` of a look-up that was asked for by itself. */
export const SINGLE = '';

/** One look-up in the ledger. Times are milliseconds since 1970; `host` and `baseUrl` are those it is sent to. */
export const lookupRecord = z.object({
  id: z.string(),
  subject,
  /** See `SubjectKeys`. */
  subjectKey: z.string(),
  spellingKey: z.string().optional(),
  baseUrl: z.string(),
  host: z.string(),
  connectionId: z.string(),
  connectionName: z.string(),
  gesture,
  /** The batch it belongs to, or {@link SINGLE}; within it, `position` is its turn. */
  batchId: z.string(),
  position: z.number(),
  state: lookupState,
  createdAt: z.number(),
  timeoutSeconds: z.number(),
  /** Requests sent for it: 0 in the queue, 2 after the one repeat that a rate limit may ask for. */
  attempt: z.number(),
  /** When the last of them was sent. */
  sentAt: z.number().optional(),
  endedAt: z.number().optional(),
  failure: failure.optional(),
  /** The look-up whose answer serves here, and whose age this one has; nothing was sent. */
  reusedFrom: z.string().optional(),
});
export type LookupRecord = z.infer<typeof lookupRecord>;

/** When a look-up was asked: a row of a batch may be sent days after it was written down. */
export const askedAt = ({ sentAt, createdAt }: Pick<LookupRecord, 'sentAt' | 'createdAt'>): number =>
  sentAt ?? createdAt;

/** What came back, kept apart from the record so that lists of look-ups never load whole answers. */
export const storedAnswer = z.object({
  id: z.string(),
  status: z.number(),
  contentType: z.string(),
  text: z.string(),
  ms: z.number(),
});
export type StoredAnswer = z.infer<typeof storedAnswer>;

/** The id under which the answer of a look-up is kept. */
export const answerIdOf = ({ id, reusedFrom }: Pick<LookupRecord, 'id' | 'reusedFrom'>): string => reusedFrom ?? id;
