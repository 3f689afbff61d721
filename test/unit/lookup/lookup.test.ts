import { beforeEach, expect, test } from 'vitest';
import { createLookup, type Ledger, type LookupParts } from '@/utils/lookup/lookup';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import type { Reply } from '@/utils/service/client';
import type { Subject } from '@/utils/service/contract';

const JANE: Subject = { operation: 'score', request: { email: 'jane@example.com' } };
const ANSWER: Reply = {
  ok: true,
  received: { status: 200, contentType: 'application/json', text: '{"score":1}', ms: 5 },
};

let records: Map<string, LookupRecord>;
let now: number;
let sent: { subject: Subject; answer: (reply: Reply) => void; stopped: () => boolean }[];
beforeEach(() => {
  records = new Map();
  now = 1_000_000_000;
  sent = [];
});

const ledger = (): Ledger => ({
  async open(record) {
    records.set(record.id, record);
  },
  async close(id, end) {
    const record = records.get(id);
    if (record?.state === 'sending') records.set(id, { ...record, ...end });
  },
  get: async (id) => records.get(id),
  newestDone: async (key, since, until) =>
    [...records.values()].find(
      (r) => r.subjectKey === key && r.state === 'done' && (r.endedAt ?? 0) >= since && (r.endedAt ?? 0) <= until,
    ),
  stillOpen: async () => [...records.values()].filter(({ state }) => state === 'sending').map(({ id }) => id),
});

/** The use case with a network that answers when the test says so. */
function lookupWith(parts: Partial<LookupParts> = {}) {
  return createLookup({
    ledger: ledger(),
    send: (subject, _connection, stop) =>
      new Promise((resolve) => {
        sent.push({ subject, answer: resolve, stopped: () => stop.aborted });
        stop.addEventListener('abort', () => resolve({ ok: false, failure: { kind: 'cancelled' } }));
      }),
    now: () => now,
    newId: () => crypto.randomUUID(),
    connect: async () => ({
      ok: true,
      connection: { baseUrl: 'https://a.example', host: 'a.example', connectionId: 'c', key: 'k', timeoutSeconds: 20 },
      name: '',
      reuseHours: 24,
    }),
    keepAwake: () => undefined,
    ended: () => undefined,
    ...parts,
  });
}
const idOf = (started: { ok: boolean; id?: string }) => started.id ?? '';

test('the look-up is in the ledger before anything is sent', async () => {
  const order: string[] = [];
  const inner = ledger();
  const lookup = lookupWith({
    ledger: { ...inner, open: async (r) => inner.open(r).then(() => void order.push('written')) },
    send: async () => {
      order.push('sent');
      return ANSWER;
    },
  });
  const started = await lookup.start(JANE, 'popup', { refresh: false });
  expect(await lookup.wait(idOf(started))).toBe('done');
  expect(order).toEqual(['written', 'sent']);
});

test('a ledger that cannot write means no request', async () => {
  const lookup = lookupWith({ ledger: { ...ledger(), open: () => Promise.reject(new Error('full')) } });
  expect(await lookup.start(JANE, 'popup', { refresh: false })).toEqual({
    ok: false,
    failure: { kind: 'storage-failed' },
  });
  expect(sent).toHaveLength(0);
});

test('fifty gestures for one subject at once are one request; another subject is its own', async () => {
  const lookup = lookupWith();
  const many = await Promise.all(Array.from({ length: 50 }, () => lookup.start(JANE, 'popup', { refresh: true })));
  await lookup.start({ operation: 'score', request: { email: 'bob@example.com' } }, 'menu', { refresh: false });
  expect(new Set(many.map(idOf)).size).toBe(1);
  expect(many.filter((started) => started.ok && started.how === 'sent')).toHaveLength(1);
  expect(sent).toHaveLength(2);
});

test('a young answer is reused and says so; Refresh and old age ask again', async () => {
  const lookup = lookupWith();
  const first = await lookup.start(JANE, 'popup', { refresh: false });
  sent[0]?.answer(ANSWER);
  await lookup.wait(idOf(first));
  expect(await lookup.start(JANE, 'menu', { refresh: false })).toEqual({ ok: true, id: idOf(first), how: 'reused' });
  const refreshed = await lookup.start(JANE, 'menu', { refresh: true });
  expect(refreshed).toMatchObject({ how: 'sent' });
  sent[1]?.answer({ ok: false, failure: { kind: 'service-fault', status: 500 } });
  await lookup.wait(idOf(refreshed));
  now += 25 * 3_600_000;
  expect(await lookup.start(JANE, 'menu', { refresh: false })).toMatchObject({ how: 'sent' });
});

test('an answer from the future (the clock was set back) is not reused', async () => {
  const lookup = lookupWith();
  const first = await lookup.start(JANE, 'popup', { refresh: false });
  sent[0]?.answer(ANSWER);
  await lookup.wait(idOf(first));
  now -= 3_600_000;
  expect(await lookup.start(JANE, 'popup', { refresh: false })).toMatchObject({ how: 'sent' });
});

test('a failure is not reused', async () => {
  const lookup = lookupWith();
  const first = await lookup.start(JANE, 'popup', { refresh: false });
  sent[0]?.answer({ ok: false, failure: { kind: 'service-fault', status: 500 } });
  expect(await lookup.wait(idOf(first))).toBe('failed');
  expect(await lookup.start(JANE, 'popup', { refresh: false })).toMatchObject({ how: 'sent' });
});

test('what was in flight when the background died becomes unknown, and nothing is sent again', async () => {
  const dead = lookupWith();
  const started = await dead.start(JANE, 'popup', { refresh: false });
  const restarted = lookupWith();
  await restarted.recover();
  expect(records.get(idOf(started))?.state).toBe('unknown');
  expect(sent).toHaveLength(1);
  // The late answer of the dead background changes nothing any more.
  sent[0]?.answer(ANSWER);
  await dead.wait(idOf(started));
  expect(records.get(idOf(started))?.state).toBe('unknown');
});

test('recovery leaves alone what this background itself has in flight', async () => {
  const lookup = lookupWith();
  const started = await lookup.start(JANE, 'popup', { refresh: false });
  await lookup.recover();
  expect(records.get(idOf(started))?.state).toBe('sending');
});

test('an answer that cannot be stored ends as unknown, not as still running', async () => {
  const inner = ledger();
  const lookup = lookupWith({
    ledger: {
      ...inner,
      close: (id, end, answer) => (answer ? Promise.reject(new Error('full')) : inner.close(id, end)),
    },
  });
  const started = await lookup.start(JANE, 'popup', { refresh: false });
  sent[0]?.answer(ANSWER);
  expect(await lookup.wait(idOf(started))).toBe('unknown');
  expect(sent).toHaveLength(1);
});

test('an answer of one account is not reused for another at the same address', async () => {
  let connectionId = 'sandbox';
  const lookup = lookupWith({
    connect: async () => ({
      ok: true,
      connection: { baseUrl: 'https://a.example', host: 'a.example', connectionId, key: 'k', timeoutSeconds: 20 },
      name: '',
      reuseHours: 24,
    }),
  });
  const first = await lookup.start(JANE, 'popup', { refresh: false });
  sent[0]?.answer(ANSWER);
  await lookup.wait(idOf(first));
  connectionId = 'live';
  expect(await lookup.start(JANE, 'popup', { refresh: false })).toMatchObject({ how: 'sent' });
});

test('Stop aborts the request and ends as cancelled', async () => {
  const lookup = lookupWith();
  const started = await lookup.start(JANE, 'popup', { refresh: false });
  await lookup.stop(idOf(started));
  expect(sent[0]?.stopped()).toBe(true);
  expect(records.get(idOf(started))?.state).toBe('cancelled');
});

test('without a connection nothing is written and nothing is sent', async () => {
  const lookup = lookupWith({ connect: async () => ({ ok: false, failure: { kind: 'not-set-up' } }) });
  expect(await lookup.start(JANE, 'menu', { refresh: false })).toEqual({ ok: false, failure: { kind: 'not-set-up' } });
  expect([records.size, sent.length]).toEqual([0, 0]);
});
