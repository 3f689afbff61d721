import type { AccountId } from './account-id';
import type { Failure } from './failure';
import { type DetectInBandFailure, failureOfReply, type Received } from './failure-of-reply';
import { OPERATIONS, type RequestSubject } from './operations';
import { redactKey } from './redact';
import type { Secret } from './secret';
import { type StatedCredits, statedCreditsOf } from './stated-credits';

/** Limit of decoded bytes per answer. A compression bomb has no honest content-length, so decoded bytes count. */
export const MAX_BODY_BYTES = 1024 * 1024;

type BoundedBody = { ok: true; text: string; bytes: number } | { ok: false; problem: 'too-large' };

/**
 * Reads a response body up to {@link MAX_BODY_BYTES} decoded bytes as UTF-8, and stops the transfer beyond.
 * @throws the stream's error if the connection breaks or the request is aborted.
 */
async function readBoundedBody(response: Response): Promise<BoundedBody> {
  if (response.body === null) return { ok: true, text: '', bytes: 0 };
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { ok: true, text: text + decoder.decode(), bytes };
    bytes += value.byteLength;
    if (bytes > MAX_BODY_BYTES) {
      await reader.cancel().catch(() => undefined);
      return { ok: false, problem: 'too-large' };
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** A connection ready to send, with its key: used only for the header and to redact the reply. */
export interface OpenConnection {
  baseUrl: string;
  host: string;
  /** Names base URL and key together; see the settings. */
  accountId: AccountId;
  key: Secret;
  /** Whether requests carry an `Idempotency-Key`. */
  idempotencyHeader: boolean;
}

export type Reply = ({ ok: true; received: Received } | { ok: false; failure: Failure; received?: Received }) & {
  /** What the provider says is left. */
  credits?: StatedCredits | undefined;
};

/** The lookup to send. Its random `id` is the `Idempotency-Key`, the same for the repeat after a rate limit. */
export interface OutgoingLookup {
  id: string;
  subject: RequestSubject;
  timeoutSeconds: number;
}

/** Sends one lookup. `stop` lets the user cancel; its time limit covers headers and body together. */
export type Client = (lookup: OutgoingLookup, connection: OpenConnection, stop: AbortSignal) => Promise<Reply>;

/**
 * Creates the client of the service. One call is one `fetch`, and it never throws. The browser may still resend the
 * request if a connection breaks, invisibly to us: docs/faults.md, F28.
 */
export function createClient(deps: {
  fetch: typeof globalThis.fetch;
  now: () => number;
  detectInBandFailure: DetectInBandFailure;
}): Client {
  return async ({ id, subject, timeoutSeconds }, connection, stop) => {
    const { host } = connection;
    const key = connection.key.reveal();
    const deadline = AbortSignal.timeout(timeoutSeconds * 1000);
    const startedAt = deps.now();
    let response: Response | undefined;
    try {
      response = await deps.fetch(connection.baseUrl + OPERATIONS[subject.operation].path, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${key}`,
          'Content-Type': 'application/json',
          ...(connection.idempotencyHeader ? { 'Idempotency-Key': id } : {}),
        },
        body: JSON.stringify(subject.request),
        credentials: 'omit',
        redirect: 'error',
        referrerPolicy: 'no-referrer',
        cache: 'no-store',
        signal: AbortSignal.any([deadline, stop]),
      });
      const { status, headers } = response;
      const body = await readBoundedBody(response);
      if (!body.ok) return { ok: false, failure: { kind: 'not-understood', host, status, unreadable: 'too-large' } };
      const received: Received = {
        status,
        contentType: redactKey(headers.get('content-type') ?? '', key).slice(0, 200),
        text: redactKey(body.text, key),
        ms: deps.now() - startedAt,
      };
      const { detectInBandFailure } = deps;
      const failure = failureOfReply(received, headers, { subject, key, now: deps.now(), detectInBandFailure });
      const credits = statedCreditsOf(headers, received.text);
      return failure === null
        ? { ok: true, received, credits }
        : { ok: false, failure: { ...failure, host }, received, credits };
    } catch {
      // The exception is dropped unread: Firefox puts the Authorization value into its text.
      if (stop.aborted) return { ok: false, failure: { kind: 'cancelled', host } };
      if (deadline.aborted) return { ok: false, failure: { kind: 'timeout', host, seconds: timeoutSeconds } };
      if (!response) return { ok: false, failure: { kind: 'unreachable', host } };
      return { ok: false, failure: { kind: 'incomplete', host, status: response.status } };
    }
  };
}
