import { z } from 'zod/mini';
import type { NextAction } from './next-action';

interface Row {
  /** Null if there is nothing to do. */
  next: NextAction | null;
  /** A second way out where trying again may not help; trying again is never the only one. */
  other?: NextAction;
  /** Whether the service may have counted (and billed) the lookup. Unknown billing is "maybe", never "no". */
  counted: 'no' | 'maybe';
  /**
   * What it does to the circuit breaker. `refusal`: of the account, so further requests would be refused and perhaps
   * counted. `fault`: three of them stop sending.
   */
  breaker: 'refusal' | 'fault' | null;
}

/**
 * Every way a lookup can end without an answer, and what follows. The list is closed; its texts are made by
 * `failureTexts`, where `tsc` refuses a kind without texts.
 */
export const FAILURES = {
  'not-set-up': { next: 'open-settings', counted: 'no', breaker: null },
  'address-altered': { next: 'open-settings', counted: 'no', breaker: null },
  'no-key': { next: 'open-settings', counted: 'no', breaker: null },
  locked: { next: 'unlock', counted: 'no', breaker: null },
  'case-missing': { next: 'enter-case', counted: 'no', breaker: null },
  'reason-missing': { next: 'choose-reason', counted: 'no', breaker: null },
  'passphrase-required': { next: 'open-settings', counted: 'no', breaker: null },
  'no-permission': { next: 'grant-permission', counted: 'no', breaker: null },
  offline: { next: 'ask-again', other: 'edit-input', counted: 'no', breaker: null },
  unreachable: { next: 'ask-again', other: 'open-settings', counted: 'maybe', breaker: 'fault' },
  incomplete: { next: 'ask-again', other: 'open-dashboard', counted: 'maybe', breaker: 'fault' },
  timeout: { next: 'ask-again', other: 'open-settings', counted: 'maybe', breaker: 'fault' },
  cancelled: { next: 'ask-again', other: 'edit-input', counted: 'maybe', breaker: null },
  'input-refused': { next: 'edit-input', counted: 'maybe', breaker: null },
  'key-refused': { next: 'open-settings', counted: 'maybe', breaker: 'refusal' },
  'not-allowed': { next: 'open-dashboard', counted: 'maybe', breaker: 'refusal' },
  'quota-spent': { next: 'open-dashboard', counted: 'maybe', breaker: 'refusal' },
  'too-many-requests': { next: 'ask-again', other: 'open-dashboard', counted: 'maybe', breaker: null },
  'refused-or-fault': { next: 'ask-again', other: 'open-settings', counted: 'maybe', breaker: 'fault' },
  'wrong-address': { next: 'open-settings', counted: 'maybe', breaker: null },
  'not-found': { next: 'open-settings', counted: 'maybe', breaker: null },
  'nothing-known': { next: 'edit-input', counted: 'maybe', breaker: null },
  withheld: { next: null, counted: 'maybe', breaker: null },
  'still-working': { next: 'ask-again', other: 'open-dashboard', counted: 'maybe', breaker: null },
  'service-fault': { next: 'ask-again', other: 'open-dashboard', counted: 'maybe', breaker: 'fault' },
  'failed-inside': { next: 'ask-again', other: 'edit-input', counted: 'maybe', breaker: null },
  'not-understood': { next: 'open-settings', counted: 'maybe', breaker: null },
  'storage-failed': { next: 'ask-again', other: 'open-settings', counted: 'no', breaker: null },
  'disk-full': { next: 'ask-again', other: 'open-settings', counted: 'no', breaker: null },
  'not-kept': { next: 'ask-again', other: 'edit-input', counted: 'maybe', breaker: null },
  'sending-stopped': { next: 'go-on', counted: 'no', breaker: null },
  'budget-reached': { next: 'raise-budget', counted: 'no', breaker: null },
  'not-sent': { next: 'ask-again', other: 'edit-input', counted: 'no', breaker: null },
  'not-repeated': { next: 'ask-again', other: 'open-dashboard', counted: 'maybe', breaker: null },
  'demo-only': { next: 'edit-input', counted: 'no', breaker: null },
} as const satisfies Record<string, Row>;

export type FailureKind = keyof typeof FAILURES;
// TypeScript types the keys of an object as plain strings.
export const failureKind = z.enum(Object.keys(FAILURES) as FailureKind[]);

/** Why the body of a reply with a success status is no answer. */
export const unreadable = z.enum(['empty', 'not-json', 'too-deep', 'too-many-fields', 'bare-value', 'too-large']);

/**
 * A failure as data. `serviceText` and `reference` are the service's own words, already bounded and redacted by
 * `quotable`; `retryAfter` is in seconds from the moment of the answer.
 */
export const failure = z.strictObject({
  kind: failureKind,
  host: z.optional(z.string()),
  status: z.optional(z.int()),
  seconds: z.optional(z.number()),
  retryAfter: z.optional(z.number()),
  serviceText: z.optional(z.string().check(z.maxLength(300))),
  reference: z.optional(z.string().check(z.maxLength(200))),
  unreadable: z.optional(unreadable),
  /** Media type of an unreadable body. */
  contentType: z.optional(z.string().check(z.maxLength(60))),
  /** The failure that stopped all sending before this lookup. */
  cause: z.optional(failureKind),
  /** The limit that was reached. */
  limit: z.optional(z.number()),
});
export type Failure = z.infer<typeof failure>;
