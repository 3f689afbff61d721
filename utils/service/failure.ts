import { z } from 'zod';
import type { TextKey } from '../texts/text-key';
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
  /** Only in records of version 0.1.0: both of the above in words. */
  detail: z.string().max(200).optional(),
  /** The failure that stopped all sending before this lookup. */
  cause: failureKind.optional(),
  /** The limit that was reached. */
  limit: z.number().optional(),
});
export type Failure = z.infer<typeof failure>;

interface Row {
  /** At most six words, without a period. */
  title: TextKey;
  /** What happened and what to do, in whole sentences. */
  text: TextKey;
  /** Null if there is nothing to do. */
  next: NextAction | null;
  /** A second way out where trying again may not help; trying again is never the only one. */
  other?: NextAction;
  /** Whether the service may have counted (and billed) the lookup. Unknown billing is "maybe", never "no". */
  counted: 'no' | 'maybe';
}

/** The only table of texts and next actions; `tsc` refuses a kind without a row. Texts are made by `failureTexts`. */
export const FAILURES = {
  'not-set-up': {
    title: 'failure.notSetUp.title',
    text: 'failure.notSetUp.text',
    next: 'open-settings',
    counted: 'no',
  },
  'address-altered': {
    title: 'failure.addressAltered.title',
    text: 'failure.addressAltered.text',
    next: 'open-settings',
    counted: 'no',
  },
  'no-key': { title: 'failure.noKey.title', text: 'failure.noKey.text', next: 'open-settings', counted: 'no' },
  locked: { title: 'failure.locked.title', text: 'failure.locked.text', next: 'unlock', counted: 'no' },
  'passphrase-required': {
    title: 'failure.passphraseRequired.title',
    text: 'failure.passphraseRequired.text',
    next: 'open-settings',
    counted: 'no',
  },
  'no-permission': {
    title: 'failure.noPermission.title',
    text: 'failure.noPermission.text',
    next: 'grant-permission',
    counted: 'no',
  },
  offline: {
    title: 'failure.offline.title',
    text: 'failure.offline.text',
    next: 'ask-again',
    other: 'edit-input',
    counted: 'no',
  },
  unreachable: {
    title: 'failure.unreachable.title',
    text: 'failure.unreachable.text',
    next: 'ask-again',
    other: 'open-settings',
    counted: 'maybe',
  },
  incomplete: {
    title: 'failure.incomplete.title',
    text: 'failure.incomplete.text',
    next: 'ask-again',
    other: 'open-dashboard',
    counted: 'maybe',
  },
  timeout: {
    title: 'failure.timeout.title',
    text: 'failure.timeout.text',
    next: 'ask-again',
    other: 'open-settings',
    counted: 'maybe',
  },
  cancelled: {
    title: 'failure.cancelled.title',
    text: 'failure.cancelled.text',
    next: 'ask-again',
    other: 'edit-input',
    counted: 'maybe',
  },
  'input-refused': {
    title: 'failure.inputRefused.title',
    text: 'failure.inputRefused.text',
    next: 'edit-input',
    counted: 'maybe',
  },
  'key-refused': {
    title: 'failure.keyRefused.title',
    text: 'failure.keyRefused.text',
    next: 'open-settings',
    counted: 'maybe',
  },
  'not-allowed': {
    title: 'failure.notAllowed.title',
    text: 'failure.notAllowed.text',
    next: 'open-dashboard',
    counted: 'maybe',
  },
  'refused-or-fault': {
    title: 'failure.refusedOrFault.title',
    text: 'failure.refusedOrFault.text',
    next: 'ask-again',
    other: 'open-settings',
    counted: 'maybe',
  },
  'quota-spent': {
    title: 'failure.quotaSpent.title',
    text: 'failure.quotaSpent.text',
    next: 'open-dashboard',
    counted: 'maybe',
  },
  'too-many-requests': {
    title: 'failure.tooManyRequests.title',
    text: 'failure.tooManyRequests.text',
    next: 'ask-again',
    other: 'open-dashboard',
    counted: 'maybe',
  },
  'wrong-address': {
    title: 'failure.wrongAddress.title',
    text: 'failure.wrongAddress.text',
    next: 'open-settings',
    counted: 'maybe',
  },
  'not-found': {
    title: 'failure.notFound.title',
    text: 'failure.notFound.text',
    next: 'open-settings',
    counted: 'maybe',
  },
  'nothing-known': {
    title: 'failure.nothingKnown.title',
    text: 'failure.nothingKnown.text',
    next: 'edit-input',
    counted: 'maybe',
  },
  withheld: { title: 'failure.withheld.title', text: 'failure.withheld.text', next: null, counted: 'maybe' },
  'still-working': {
    title: 'failure.stillWorking.title',
    text: 'failure.stillWorking.text',
    next: 'ask-again',
    other: 'open-dashboard',
    counted: 'maybe',
  },
  'service-fault': {
    title: 'failure.serviceFault.title',
    text: 'failure.serviceFault.text',
    next: 'ask-again',
    other: 'open-dashboard',
    counted: 'maybe',
  },
  'failed-inside': {
    title: 'failure.failedInside.title',
    text: 'failure.failedInside.text',
    next: 'ask-again',
    other: 'edit-input',
    counted: 'maybe',
  },
  'not-understood': {
    title: 'failure.notUnderstood.title',
    text: 'failure.notUnderstood.text',
    next: 'open-settings',
    counted: 'maybe',
  },
  'storage-failed': {
    title: 'failure.storageFailed.title',
    text: 'failure.storageFailed.text',
    next: 'ask-again',
    other: 'open-settings',
    counted: 'no',
  },
  'not-kept': {
    title: 'failure.notKept.title',
    text: 'failure.notKept.text',
    next: 'ask-again',
    other: 'edit-input',
    counted: 'maybe',
  },
  'sending-stopped': {
    title: 'failure.sendingStopped.title',
    text: 'failure.sendingStopped.text',
    next: 'go-on',
    counted: 'no',
  },
  'budget-reached': {
    title: 'failure.budgetReached.title',
    text: 'failure.budgetReached.text',
    next: 'raise-budget',
    counted: 'no',
  },
  'not-sent': {
    title: 'failure.notSent.title',
    text: 'failure.notSent.text',
    next: 'ask-again',
    other: 'edit-input',
    counted: 'no',
  },
  'not-repeated': {
    title: 'failure.notRepeated.title',
    text: 'failure.notRepeated.text',
    next: 'ask-again',
    other: 'open-dashboard',
    counted: 'maybe',
  },
} as const satisfies Record<FailureKind, Row>;
