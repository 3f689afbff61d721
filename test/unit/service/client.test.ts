import { expect, test, vi } from 'vitest';
import { createClient } from '@/utils/service/client';
import { failure } from '@/utils/service/failure';
import { failureTexts } from '@/utils/service/failure-texts';
import type { RequestSubject } from '@/utils/service/operations';
import { Secret } from '@/utils/service/secret';
import { ENGLISH } from '../../texts/english';
import { account } from '../lookup/account';

const CONNECTION = {
  baseUrl: 'https://api.example.com/base',
  host: 'api.example.com',
  accountId: account('c'),
  key: new Secret('sk_secret_1234'),
  idempotencyHeader: false,
};
const SUBJECT: RequestSubject = { operation: 'score', request: { email: 'jane@example.com' } };
const LOOKUP = { id: 'c0ffee00-0000-4000-8000-000000000001', subject: SUBJECT, timeoutSeconds: 1 };
const never = new AbortController().signal;

/** A client whose network is one function. */
function clientOf(fetch: (url: string, init: RequestInit) => Promise<Response>) {
  const spy = vi.fn(fetch);
  // The client calls fetch with a text and an init, which is all this stand-in takes.
  return {
    send: createClient({
      fetch: spy as unknown as typeof globalThis.fetch,
      now: () => 0,
      detectInBandFailure: () => null,
    }),
    spy,
  };
}
const json = (body: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' }, ...init });

test('one request with exactly the documented method, path, headers and body, and nothing of the browser', async () => {
  const { send, spy } = clientOf(async () => json({ risk_score: 72 }));
  expect(await send(LOOKUP, CONNECTION, never)).toMatchObject({ ok: true, received: { text: '{"risk_score":72}' } });
  expect(spy).toHaveBeenCalledTimes(1);
  const [url, init] = spy.mock.calls[0] ?? [];
  expect(url).toBe('https://api.example.com/base/v1/score/df');
  expect({ ...init, signal: null }).toEqual({
    method: 'POST',
    headers: { Authorization: 'Bearer sk_secret_1234', 'Content-Type': 'application/json' },
    body: '{"email":"jane@example.com"}',
    credentials: 'omit',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    signal: null,
  });
});

test('sends the id of the lookup as Idempotency-Key if the connection asks for it', async () => {
  const { send, spy } = clientOf(async () => json({ risk_score: 72 }));
  await send(LOOKUP, { ...CONNECTION, idempotencyHeader: true }, never);
  expect(spy.mock.calls[0]?.[1]?.headers).toEqual({
    Authorization: 'Bearer sk_secret_1234',
    'Content-Type': 'application/json',
    'Idempotency-Key': LOOKUP.id,
  });
});

test('absent optional fields are left out of the overview body', async () => {
  const { send, spy } = clientOf(async () => json({}));
  await send(
    {
      ...LOOKUP,
      subject: { operation: 'overview', request: { subject_name: 'Jane Doe', entity_type: 'individual' } },
    },
    CONNECTION,
    never,
  );
  expect(spy.mock.calls[0]?.[0]).toBe('https://api.example.com/base/v1/profile360/overview');
  expect(spy.mock.calls[0]?.[1]?.body).toBe('{"subject_name":"Jane Doe","entity_type":"individual"}');
});

test('the deadline covers the body too, and says so', async () => {
  const { send } = clientOf(async (_url, init) => {
    const body = new ReadableStream({
      start: (stream) => {
        stream.enqueue(new TextEncoder().encode('{'));
        init.signal?.addEventListener('abort', () => stream.error(new Error('aborted')));
      },
    });
    return new Response(body);
  });
  const slow = { ...LOOKUP, timeoutSeconds: 0.05 };
  expect(await send(slow, CONNECTION, never)).toMatchObject({
    ok: false,
    failure: { kind: 'timeout', host: 'api.example.com' },
  });
});

test('a connection that breaks in the middle of the response is not called unreachable', async () => {
  const { send } = clientOf(async () => {
    const body = new ReadableStream({
      start: (stream) => stream.enqueue(new TextEncoder().encode('{"risk_score":7')),
      pull: (stream) => stream.error(new TypeError('network error')),
    });
    return new Response(body);
  });
  expect(await send(LOOKUP, CONNECTION, never)).toEqual({
    ok: false,
    failure: { kind: 'incomplete', host: 'api.example.com', status: 200 },
  });
});

test('a stop is distinguished from the deadline', async () => {
  const stop = new AbortController();
  const { send } = clientOf(
    (_url, init) => new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(new Error('x')))),
  );
  const reply = send(LOOKUP, CONNECTION, stop.signal);
  stop.abort();
  expect(await reply).toMatchObject({ ok: false, failure: { kind: 'cancelled' } });
});

test('a thrown error with the key in its text leaves no trace of it', async () => {
  const { send } = clientOf(async () =>
    Promise.reject(new TypeError('Bearer sk_secret_1234 is an invalid header value')),
  );
  const reply = await send(LOOKUP, CONNECTION, never);
  expect(reply).toEqual({ ok: false, failure: { kind: 'unreachable', host: 'api.example.com' } });
});

test('an echoed key is gone from what is stored and from what is quoted', async () => {
  const said = 'Key sk_secret_1234 may not read jane@example.com';
  const { send } = clientOf(async () => json({ error: { message: said }, request_id: 'r-1' }, { status: 401 }));
  const reply = await send(LOOKUP, CONNECTION, never);
  expect(JSON.stringify(reply)).not.toContain('sk_secret');
  expect(reply).toMatchObject({
    failure: { kind: 'key-refused', status: 401, serviceText: 'Key [key] may not read [subject]', reference: 'r-1' },
  });
});

test('what a reply says is left comes with an answer and with a failure, and is absent without a word', async () => {
  const header = { headers: { 'content-type': 'application/json', 'x-credits-remaining': '7' } };
  const { send } = clientOf(async () => json({ risk_score: 1, credits_left: 8 }));
  expect(await send(LOOKUP, CONNECTION, never)).toMatchObject({ credits: { left: 8, name: 'credits_left' } });
  const failed = clientOf(async () => json({ message: 'No' }, { status: 400, ...header }));
  expect(await failed.send(LOOKUP, CONNECTION, never)).toMatchObject({ ok: false, credits: { left: 7 } });
  const silent = clientOf(async () => json({ risk_score: 1 }));
  expect((await silent.send(LOOKUP, CONNECTION, never)).credits).toBeUndefined();
});

test('words and reference full of invisible characters, which grow as tokens, still make a failure', async () => {
  const unseen = '\u{e0041}'.repeat(100);
  const { send } = clientOf(async () => json({ message: unseen, request_id: unseen }, { status: 500 }));
  const reply = await send(LOOKUP, CONNECTION, never);
  expect(failure.parse(reply.ok ? null : reply.failure)).toMatchObject({
    kind: 'service-fault',
    serviceText: expect.stringMatching(/^(\[U\+E0041\]){33}/),
    reference: expect.stringMatching(/^(\[U\+E0041\]){22}/),
  });
});

test('more than 1 MiB is cut off while it arrives', async () => {
  let sent = 0;
  const { send } = clientOf(async () => {
    const chunk = new Uint8Array(64 * 1024).fill(0x20);
    return new Response(
      new ReadableStream({
        pull: (stream) => {
          sent += chunk.length;
          stream.enqueue(chunk);
        },
      }),
    );
  });
  expect(await send(LOOKUP, CONNECTION, never)).toMatchObject({
    failure: { kind: 'not-understood', unreadable: 'too-large' },
  });
  expect(sent).toBeLessThan(2 * 1024 * 1024);
});

test.each([
  [() => new Response(''), 'empty', 'text/plain', 'failure.unreadable.empty'],
  [
    () => new Response('<html>login</html>', { headers: { 'content-type': 'text/html; charset=utf-8' } }),
    'not-json',
    'text/html',
    'failure.unreadable.notJson',
  ],
  [
    () => new Response('{"a":', { headers: { 'content-type': 'application/json' } }),
    'not-json',
    'application/json',
    'failure.unreadable.notJson',
  ],
  [() => json(42), 'bare-value', 'application/json', 'failure.unreadable.bareValue'],
] as const)('reports an unreadable 200 as not understood: %#', async (respond, unreadable, contentType, key) => {
  const { send } = clientOf(async () => respond());
  const reply = await send(LOOKUP, CONNECTION, never);
  expect(reply).toMatchObject({ ok: false, failure: { kind: 'not-understood', unreadable, contentType } });
  const text = reply.ok ? '' : failureTexts(reply.failure, ENGLISH).text;
  expect(text).toContain(ENGLISH.t(key));
  expect(text).toContain(contentType);
});
