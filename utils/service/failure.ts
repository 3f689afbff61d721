import { z } from 'zod';
import { type FailureKind, failureKind } from './failure-kind';
import type { NextAction } from './next-action';

/** Why the body of a reply with a success status is no answer. */
export const unreadable = z.enum(['empty', 'not-json', 'too-deep', 'too-many-fields', 'bare-value', 'too-large']);

/**
 * A failure as data. `serviceText` and `reference` are the service's own words, already bounded and redacted by
 * `quotable`; `retryAfter` is in seconds from the moment of the answer.
 */
export const failure = z.strictObject({
  kind: failureKind,
  host: z.string().optional(),
  status: z.number().int().optional(),
  seconds: z.number().optional(),
  retryAfter: z.number().optional(),
  serviceText: z.string().max(300).optional(),
  reference: z.string().max(200).optional(),
  unreadable: unreadable.optional(),
  /** Media type of an unreadable body. */
  contentType: z.string().max(60).optional(),
  /** The failure that stopped all sending before this lookup. */
  cause: failureKind.optional(),
  /** The limit that was reached. */
  limit: z.number().optional(),
});
export type Failure = z.infer<typeof failure>;

interface Row {
  /**
   * Names its texts: `failure.<words>.title`, of at most six words without a period, and `failure.<words>.text`: what
   * happened and what to do, in whole sentences.
   */
  words: string;
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

/** The only table of texts and next actions; `tsc` refuses a kind without a row. Texts are made by `failureTexts`. */
export const FAILURES = {
  'not-set-up': { words: 'notSetUp', next: 'open-settings', counted: 'no', breaker: null },
  'address-altered': { words: 'addressAltered', next: 'open-settings', counted: 'no', breaker: null },
  'no-key': { words: 'noKey', next: 'open-settings', counted: 'no', breaker: null },
  locked: { words: 'locked', next: 'unlock', counted: 'no', breaker: null },
  'case-missing': { words: 'caseMissing', next: 'enter-case', counted: 'no', breaker: null },
  'passphrase-required': { words: 'passphraseRequired', next: 'open-settings', counted: 'no', breaker: null },
  'no-permission': { words: 'noPermission', next: 'grant-permission', counted: 'no', breaker: null },
  offline: { words: 'offline', next: 'ask-again', other: 'edit-input', counted: 'no', breaker: null },
  unreachable: { words: 'unreachable', next: 'ask-again', other: 'open-settings', counted: 'maybe', breaker: 'fault' },
  incomplete: { words: 'incomplete', next: 'ask-again', other: 'open-dashboard', counted: 'maybe', breaker: 'fault' },
  timeout: { words: 'timeout', next: 'ask-again', other: 'open-settings', counted: 'maybe', breaker: 'fault' },
  cancelled: { words: 'cancelled', next: 'ask-again', other: 'edit-input', counted: 'maybe', breaker: null },
  'input-refused': { words: 'inputRefused', next: 'edit-input', counted: 'maybe', breaker: null },
  'key-refused': { words: 'keyRefused', next: 'open-settings', counted: 'maybe', breaker: 'refusal' },
  'not-allowed': { words: 'notAllowed', next: 'open-dashboard', counted: 'maybe', breaker: 'refusal' },
  'refused-or-fault': {
    words: 'refusedOrFault',
    next: 'ask-again',
    other: 'open-settings',
    counted: 'maybe',
    breaker: 'fault',
  },
  'quota-spent': { words: 'quotaSpent', next: 'open-dashboard', counted: 'maybe', breaker: 'refusal' },
  'too-many-requests': {
    words: 'tooManyRequests',
    next: 'ask-again',
    other: 'open-dashboard',
    counted: 'maybe',
    breaker: null,
  },
  'wrong-address': { words: 'wrongAddress', next: 'open-settings', counted: 'maybe', breaker: null },
  'not-found': { words: 'notFound', next: 'open-settings', counted: 'maybe', breaker: null },
  'nothing-known': { words: 'nothingKnown', next: 'edit-input', counted: 'maybe', breaker: null },
  withheld: { words: 'withheld', next: null, counted: 'maybe', breaker: null },
  'still-working': {
    words: 'stillWorking',
    next: 'ask-again',
    other: 'open-dashboard',
    counted: 'maybe',
    breaker: null,
  },
  'service-fault': {
    words: 'serviceFault',
    next: 'ask-again',
    other: 'open-dashboard',
    counted: 'maybe',
    breaker: 'fault',
  },
  'failed-inside': { words: 'failedInside', next: 'ask-again', other: 'edit-input', counted: 'maybe', breaker: null },
  'not-understood': { words: 'notUnderstood', next: 'open-settings', counted: 'maybe', breaker: null },
  'storage-failed': { words: 'storageFailed', next: 'ask-again', other: 'open-settings', counted: 'no', breaker: null },
  'not-kept': { words: 'notKept', next: 'ask-again', other: 'edit-input', counted: 'maybe', breaker: null },
  'sending-stopped': { words: 'sendingStopped', next: 'go-on', counted: 'no', breaker: null },
  'budget-reached': { words: 'budgetReached', next: 'raise-budget', counted: 'no', breaker: null },
  'not-sent': { words: 'notSent', next: 'ask-again', other: 'edit-input', counted: 'no', breaker: null },
  'demo-only': { words: 'demoOnly', next: 'edit-input', counted: 'no', breaker: null },
  'not-repeated': { words: 'notRepeated', next: 'ask-again', other: 'open-dashboard', counted: 'maybe', breaker: null },
} as const satisfies Record<FailureKind, Row>;
