import { z } from 'zod/mini';
import { accountId } from '@/utils/service/account-id';
import { requestSubject } from '@/utils/service/request-subject';
import { type FailureKind, failure } from '../service/failure';
import { PURPOSE_LIMITS } from '../service/purpose-limits';
import { statedCredits } from '../service/stated-credits';
import { ownRecord } from './own-record';

/**
 * States of a lookup; `transitions.ts` defines which may follow which. `sending` is stored before the request, so one
 * found at start-up lost its answer and becomes `unknown`.
 */
export const lookupState = z.enum(['queued', 'sending', 'done', 'failed', 'unknown', 'cancelled']);
export type LookupState = z.infer<typeof lookupState>;

/**
 * The browser-drawn surface where the user started the lookup; `result` only in older records. No surface inside a page
 * can start one.
 */
export const lookupOrigin = z.enum(['menu', 'popup', 'panel', 'tab', 'result', 'batch', 'test']);
export type LookupOrigin = z.infer<typeof lookupOrigin>;

/** Why and by whom a lookup is made, as stamped on it. Empty texts: not given. Never sent. */
export const purpose = z.strictObject({
  /** The user's case, such as "4711". */
  reference: z.string().check(z.maxLength(PURPOSE_LIMITS.reference)),
  reason: z.string().check(z.maxLength(PURPOSE_LIMITS.reason)),
  operator: z.string().check(z.maxLength(PURPOSE_LIMITS.operator)),
});
export type Purpose = z.infer<typeof purpose>;

/** What can be seen of a text: no spaces, controls or characters that are drawn as nothing. */
const VISIBLE = /[^\s\p{C}\p{DI}\u2800]/u;

/** Returns a case as typed without the spaces around it; empty if nobody can see any of it. */
export const caseOf = (typed: string): string => (VISIBLE.test(typed) ? typed.trim() : '');

/** The parts of a purpose without which no lookup may be sent. */
export type RequiredPurpose = Record<'reference' | 'reason', boolean>;

/** The failures that say what a purpose lacks. */
export type MissingPurpose = Extract<FailureKind, 'case-missing' | 'reason-missing'>;

export const isMissingPurpose = (kind: FailureKind | undefined): kind is MissingPurpose =>
  kind === 'case-missing' || kind === 'reason-missing';

/** Returns what is required of a purpose and missing. */
export function missingPurpose(
  given: Pick<Purpose, 'reference' | 'reason'> | undefined,
  required: RequiredPurpose,
): MissingPurpose | undefined {
  if (required.reference && caseOf(given?.reference ?? '') === '') return 'case-missing';
  return required.reason && !given?.reason ? 'reason-missing' : undefined;
}

/** The `batchId` of a single lookup. */
export const SINGLE = '';

/** One stored lookup. Times are milliseconds since 1970; `host` and `baseUrl` are those it is sent to. */
export const lookupRecord = z.object({
  id: z.string(),
  subject: requestSubject,
  /** See `SubjectKeys`. */
  subjectKey: z.string(),
  spellingKey: z.optional(z.string()),
  /** See `RelatedKeys`. */
  relatedKey: z.optional(z.string()),
  variantKey: z.optional(z.string()),
  domainKey: z.optional(z.string()),
  /** See `caseKey`. */
  caseKey: z.optional(z.string()),
  baseUrl: z.string(),
  host: z.string(),
  /** The account id of its connection. The stored field keeps its old name. */
  accountId,
  /** As its connection stated it; absent without a word. See `isProduction`. */
  environment: z.optional(z.string()),
  gesture: lookupOrigin,
  /** Its batch, or {@link SINGLE}; `position` is its place within the batch. */
  batchId: z.string(),
  position: z.number(),
  state: lookupState,
  createdAt: z.number(),
  timeoutSeconds: z.number(),
  /** Requests sent: 0 in the queue, 2 after the one repeat that a rate limit allows. */
  attempt: z.number(),
  /** When the last request was sent. */
  sentAt: z.optional(z.number()),
  endedAt: z.optional(z.number()),
  failure: z.optional(failure),
  /** What the provider said is left when it ended. */
  credits: z.optional(statedCredits),
  /** The lookup whose answer and age this one reuses; nothing was sent. */
  reusedFrom: z.optional(z.string()),
  /** As it was when the lookup was started. */
  purpose: z.optional(purpose),
  /** The cells of its lines in the batch's file, under the `headings` of the batch. Never sent. */
  sourceRows: z.optional(z.array(z.array(z.string()))),
  /** Never sent. */
  ownRecord: z.optional(ownRecord),
});
export type LookupRecord = z.infer<typeof lookupRecord>;

/** Outside its batch, the cells of a file have no headings. */
export const withoutSourceRows = ({ sourceRows: _, ...record }: LookupRecord): LookupRecord => record;

/** Returns when a lookup was sent, or else created: a batch row may be sent days after its creation. */
export const requestedAt = ({ sentAt, createdAt }: Pick<LookupRecord, 'sentAt' | 'createdAt'>): number =>
  sentAt ?? createdAt;

/** A response, stored separately from the record so that lists of lookups never load whole answers. */
export const storedAnswer = z.object({
  id: z.string(),
  status: z.number(),
  contentType: z.string(),
  text: z.string(),
  ms: z.number(),
});
export type StoredAnswer = z.infer<typeof storedAnswer>;

/** Returns the id under which a lookup's answer is stored. */
export const answerIdOf = ({ id, reusedFrom }: Pick<LookupRecord, 'id' | 'reusedFrom'>): string => reusedFrom ?? id;
