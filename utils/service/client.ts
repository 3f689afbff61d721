import { readBoundedBody } from './bounded-body';
import { operations, type Subject } from './contract';
import type { Failure } from './failure';
import { failureOfReply, type JudgeAnswer, type Received } from './read-reply';
import { withoutKey } from './redact';
import type { Secret } from './secret';

/** Where and how one request goes. The key is used for the one header and to clean what comes back. */
export interface Connection {
  baseUrl: string;
  host: string;
  /** Names base URL and key together; see the settings. */
  connectionId: string;
  key: Secret;
  timeoutSeconds: number;
}

export type Reply = { ok: true; received: Received } | { ok: false; failure: Failure; received?: Received };

/** Sends one look-up. `stop` is the person's way out; the connection's deadline covers headers and body together. */
export type Client = (subject: Subject, connection: Connection, stop: AbortSignal) => Promise<Reply>;

/** The client of the service. One call is one HTTP request; it never repeats, and it never throws. */
export function createClient(parts: { fetch: typeof globalThis.fetch; now: () => number; judge: JudgeAnswer }): Client {
  return async (subject, connection, stop) => {
    const { host, timeoutSeconds } = connection;
    const key = connection.key.reveal();
    const deadline = AbortSignal.timeout(timeoutSeconds * 1000);
    const started = parts.now();
    try {
      const response = await parts.fetch(connection.baseUrl + operations[subject.operation].path, {
        method: 'POST',
        headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(subject.request),
        credentials: 'omit',
        redirect: 'error',
        referrerPolicy: 'no-referrer',
        cache: 'no-store',
        signal: AbortSignal.any([deadline, stop]),
      });
      const { status, headers } = response;
      const body = await readBoundedBody(response);
      if (!body.ok)
        return { ok: false, failure: { kind: 'not-understood', host, status, detail: 'larger than 1 MiB' } };
      const received: Received = {
        status,
        contentType: withoutKey(headers.get('content-type') ?? '', key).slice(0, 200),
        text: withoutKey(body.text, key),
        ms: parts.now() - started,
      };
      const failure = failureOfReply(received, headers, { subject, key, now: parts.now(), judge: parts.judge });
      return failure === null ? { ok: true, received } : { ok: false, failure: { ...failure, host }, received };
    } catch {
      // The exception is dropped unread: Firefox puts the Authorization value into its text.
      if (stop.aborted) return { ok: false, failure: { kind: 'cancelled', host } };
      if (deadline.aborted) return { ok: false, failure: { kind: 'timeout', host, seconds: timeoutSeconds } };
      return { ok: false, failure: { kind: 'unreachable', host } };
    }
  };
}
