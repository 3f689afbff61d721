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
  /** Only in records of version 0.1.0: both of the above in words. */
  detail: z.string().max(200).optional(),
  /** The failure that stopped all sending before this lookup. */
  cause: failureKind.optional(),
  /** The limit that was reached. */
  limit: z.number().optional(),
});
export type Failure = z.infer<typeof failure>;

interface Row {
  /** Describes the failure in one plain sentence. */
  words: (failure: Failure) => string;
  /** Tells the user what to do, in one plain sentence. */
  advice: string;
  next: NextAction;
  /** Whether the service may have counted (and billed) the lookup. Unknown billing is "maybe", never "no". */
  counted: 'no' | 'maybe';
}

const UNREADABLE_WORDS: Readonly<Record<z.infer<typeof unreadable>, string>> = {
  empty: 'an empty answer',
  'not-json': 'not complete JSON',
  'too-deep': 'nested too deeply',
  'too-many-fields': 'too many fields',
  'bare-value': 'a bare value',
  'too-large': 'larger than 1 MiB',
};

/** "not complete JSON, text/html"; empty if unknown. */
const whyUnreadable = ({ unreadable, contentType, detail = '' }: Failure): string =>
  [unreadable ? UNREADABLE_WORDS[unreadable] : detail, contentType].filter(Boolean).join(', ');

const inBrackets = (words: string): string => (words === '' ? '' : ` (${words})`);

const at = (failure: Failure): string => failure.host ?? 'The service';

/** The only table of words and next actions; `tsc` refuses a kind without a row. */
export const FAILURES: Record<FailureKind, Row> = {
  'not-set-up': {
    words: () => 'Sightline is not connected to the service yet.',
    advice: 'Add the address of the service and your API key first.',
    next: 'open-settings',
    counted: 'no',
  },
  'address-altered': {
    words: () => 'The address of the service was changed outside the settings page. Nothing was sent.',
    advice: 'Check the address in the settings, and save it again.',
    next: 'open-settings',
    counted: 'no',
  },
  'no-key': {
    words: (f) => `There is no API key for ${f.host ?? 'the service'}. Nothing was sent.`,
    advice: 'Enter it in the settings. A key kept for one session is gone once the browser was closed.',
    next: 'open-settings',
    counted: 'no',
  },
  locked: {
    words: () => 'The API key is locked. Nothing was sent.',
    advice: 'Unlock it with its passphrase, then ask again.',
    next: 'unlock',
    counted: 'no',
  },
  'passphrase-required': {
    words: () => 'Your organisation wants the API key locked with a passphrase. Nothing was sent.',
    advice: 'Choose a passphrase in the settings.',
    next: 'open-settings',
    counted: 'no',
  },
  'no-permission': {
    words: (f) => `The browser does not let Sightline reach ${f.host ?? 'the service'} yet.`,
    advice: 'Allow it once in the settings.',
    next: 'grant-permission',
    counted: 'no',
  },
  offline: {
    words: () => 'This computer is offline. Nothing was sent.',
    advice: 'Connect to the network, then ask again.',
    next: 'ask-again',
    counted: 'no',
  },
  unreachable: {
    words: (f) => `${at(f)} did not answer: it cannot be reached, redirects elsewhere, or the connection broke.`,
    advice:
      'Check the network and the address in the settings, then ask again. Sightline asked once; the browser may repeat a request whose connection breaks, so it may be billed more than once.',
    next: 'ask-again',
    counted: 'maybe',
  },
  timeout: {
    words: (f) => `No complete answer after ${f.seconds ?? '?'} s.`,
    advice: 'Ask again, or allow more time in the settings.',
    next: 'ask-again',
    counted: 'maybe',
  },
  cancelled: {
    words: () => 'Stopped by you.',
    advice: 'Ask again if you need it.',
    next: 'ask-again',
    counted: 'maybe',
  },
  'input-refused': {
    words: (f) => `The service did not accept what was sent (HTTP ${f.status}).`,
    advice: 'Correct the input, then ask again.',
    next: 'edit-input',
    counted: 'maybe',
  },
  'key-refused': {
    words: (f) => `The service refused the API key (HTTP ${f.status}).`,
    advice: 'Save a valid API key.',
    next: 'open-settings',
    counted: 'maybe',
  },
  'not-allowed': {
    words: (f) => `The service did not allow this (HTTP ${f.status}).`,
    advice: 'Your account may lack this right or credit, or is being slowed down. Look at your account.',
    next: 'open-dashboard',
    counted: 'maybe',
  },
  'refused-or-fault': {
    words: (f) =>
      `The service refused (HTTP ${f.status}), but its own words report a fault. Sightline cannot tell which it is.`,
    advice: 'Ask again later. If it stays, look at your API key and your account.',
    next: 'ask-again',
    counted: 'maybe',
  },
  'quota-spent': {
    words: (f) => `The service refused for want of credit or quota (HTTP ${f.status}).`,
    advice: 'Look at the plan or credit of your account.',
    next: 'open-dashboard',
    counted: 'maybe',
  },
  'too-many-requests': {
    words: (f) => `Too many requests (HTTP ${f.status}).`,
    advice: 'Wait a little, then ask again.',
    next: 'ask-again',
    counted: 'maybe',
  },
  'wrong-address': {
    words: (f) => `There is no such service at ${f.host ?? 'this address'} (HTTP ${f.status}).`,
    advice: 'Check the address of the service in the settings.',
    next: 'open-settings',
    counted: 'maybe',
  },
  'not-found': {
    words: (f) =>
      `${at(f)} said "not found" and nothing more (HTTP ${f.status}): either there is no such service, or it knows nothing about this subject. Sightline cannot tell which.`,
    advice: 'Check the address in the settings, and the spelling of what was asked. This does not mean "clear".',
    next: 'open-settings',
    counted: 'maybe',
  },
  'nothing-known': {
    words: (f) => `The service gave no data about this subject (HTTP ${f.status}). This does not mean "clear".`,
    advice: 'Check the spelling of what was asked.',
    next: 'edit-input',
    counted: 'maybe',
  },
  withheld: {
    words: (f) => `The service may not give data about this subject for legal reasons (HTTP ${f.status}).`,
    advice: 'Decide without this answer.',
    next: 'none',
    counted: 'maybe',
  },
  'still-working': {
    words: (f) => `The service took the request but says it is still working (HTTP ${f.status}).`,
    advice: 'Ask again later. Asking again is a new look-up.',
    next: 'ask-again',
    counted: 'maybe',
  },
  'service-fault': {
    words: (f) => `The service has a fault (HTTP ${f.status}).`,
    advice: 'Ask again later.',
    next: 'ask-again',
    counted: 'maybe',
  },
  'failed-inside': {
    words: () => 'The service answered, but says that the look-up failed.',
    advice: 'Read what the service says, then ask again.',
    next: 'ask-again',
    counted: 'maybe',
  },
  'not-understood': {
    words: (f) => `The answer was not readable data${inBrackets(whyUnreadable(f))}.`,
    advice: 'A login page or a proxy may have answered. Check the address of the service.',
    next: 'open-settings',
    counted: 'maybe',
  },
  'storage-failed': {
    words: () => 'Sightline could not write the look-up down, so nothing was sent.',
    advice: 'Free some disk space or restart the browser, then ask again.',
    next: 'ask-again',
    counted: 'no',
  },
  'not-kept': {
    words: (f) => `What ${f.host ?? 'the service'} answered could not be written down, and is lost.`,
    advice: 'Free some disk space or restart the browser before you ask again.',
    next: 'ask-again',
    counted: 'maybe',
  },
  'sending-stopped': {
    words: (f) => `Nothing was sent, because sending is stopped. ${f.cause ? FAILURES[f.cause].words(f) : ''}`.trim(),
    advice: 'Put that right first, or go on and risk more refusals.',
    next: 'go-on',
    counted: 'no',
  },
  'budget-reached': {
    words: (f) =>
      `The budget of ${f.limit ?? '?'} look-ups a day for ${f.host ?? 'this service'} is used up. Nothing was sent.`,
    advice: 'Wait for tomorrow, or raise the limit in the settings under Look-ups.',
    next: 'raise-budget',
    counted: 'no',
  },
  'not-sent': {
    words: () => 'This look-up was taken off the queue before its turn. Nothing was sent.',
    advice: 'Ask again if you need it.',
    next: 'ask-again',
    counted: 'no',
  },
  'not-repeated': {
    words: (f) => `${at(f)} asked for patience once, and this look-up was not sent a second time.`,
    advice: 'Ask again if you need it.',
    next: 'ask-again',
    counted: 'maybe',
  },
};
