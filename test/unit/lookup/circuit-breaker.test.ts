import { describe, expect, test } from 'vitest';
import { type AdmissionInput, admit } from '@/utils/lookup/admission';
import { afterReply, type CircuitBreaker, closedCircuit, retryDelayMs } from '@/utils/lookup/circuit-breaker';
import type { Failure } from '@/utils/service/failure';
import { account } from './account';

const NOW = 1_000_000;
const throttled = (retryAfter?: number): Failure => ({
  kind: 'too-many-requests',
  status: 429,
  ...(retryAfter === undefined ? {} : { retryAfter }),
});
const FAULT: Failure = { kind: 'service-fault', status: 500 };
const REFUSED: Failure = { kind: 'key-refused', status: 401 };
const breakerAfter = (...replies: (Failure | undefined)[]): CircuitBreaker =>
  replies.reduce<CircuitBreaker>(
    (breaker, reply, i) => afterReply(breaker, reply, NOW + i),
    closedCircuit(account('c')),
  );

test.each<[Failure, number | undefined]>([
  [throttled(0), 1000],
  [throttled(7), 7000],
  [throttled(60), 60_000],
  [throttled(61), undefined],
  [throttled(1e9), undefined],
  [throttled(), undefined],
  [{ kind: 'service-fault', status: 503, retryAfter: 5 }, 5000],
  [{ kind: 'service-fault', status: 500, retryAfter: 5 }, undefined],
  [{ kind: 'quota-spent', status: 429, retryAfter: 5 }, undefined],
])('after %j, a lookup is repeated after %s ms', (failure, ms) => expect(retryDelayMs(failure)).toBe(ms));

describe('the circuit breaker', () => {
  test('waits as long as the service says, and a later reply makes it no shorter', () => {
    expect(breakerAfter(throttled(10)).hold).toMatchObject({ kind: 'waiting', until: NOW + 10_000 });
    expect(breakerAfter(throttled(10), throttled(2)).hold).toMatchObject({ until: NOW + 10_000 });
  });
  test.each([[throttled()], [throttled(61)], [{ kind: 'service-fault', status: 503 } as const]])(
    'stops after a rate limit without a usable time: %j',
    (reply) => expect(breakerAfter(reply).hold).toMatchObject({ kind: 'halted', failure: reply }),
  );
  test.each(['key-refused', 'quota-spent', 'not-allowed'] as const)('stops after %s', (kind) => {
    expect(breakerAfter({ kind, status: 403 }).hold?.kind).toBe('halted');
  });
  test('a refusal that reports a fault counts as a fault, not as a refused key', () => {
    const unclear: Failure = { kind: 'refused-or-fault', status: 401 };
    expect(breakerAfter(unclear, unclear).hold).toBeUndefined();
    expect(breakerAfter(unclear, unclear, unclear).hold).toMatchObject({ kind: 'halted', failure: unclear });
  });
  test('a refusal stays, whatever reply comes later', () => {
    expect(breakerAfter(REFUSED, undefined, throttled(5), FAULT).hold).toMatchObject({
      kind: 'halted',
      failure: REFUSED,
    });
  });
  test('three faults within a minute stop; an answer between them restarts the count', () => {
    expect(breakerAfter(FAULT, FAULT).hold).toBeUndefined();
    expect(breakerAfter(FAULT, FAULT, FAULT).hold?.kind).toBe('halted');
    expect(breakerAfter(FAULT, FAULT, undefined, FAULT).hold).toBeUndefined();
    const slow = [0, 40_000, 61_000].reduce(
      (breaker, at) => afterReply(breaker, FAULT, NOW + at),
      closedCircuit(account('c')),
    );
    expect(slow.hold).toBeUndefined();
  });
  test('ends a wait that is over, or that a clock set back has moved far ahead', () => {
    const waited = breakerAfter(throttled(10));
    expect(afterReply(waited, undefined, NOW + 9_999).hold).toEqual(waited.hold);
    expect(afterReply(waited, undefined, NOW + 10_000).hold).toBeUndefined();
    expect(afterReply(waited, undefined, NOW - 200_000).hold).toBeUndefined();
    expect(afterReply(waited, throttled(5), NOW - 200_000).hold).toMatchObject({ until: NOW - 195_000 });
  });
  test('an answer resumes what faults had stopped', () => {
    expect(breakerAfter(FAULT, FAULT, FAULT, undefined).hold).toBeUndefined();
  });
  test.each(['input-refused', 'nothing-known', 'withheld', 'not-understood', 'failed-inside', 'cancelled'] as const)(
    '%s says nothing about other lookups',
    (kind) => expect(breakerAfter({ kind, status: 400 }, { kind }, { kind }, { kind }).hold).toBeUndefined(),
  );
});

describe('admission', () => {
  const input = (more: Partial<AdmissionInput> = {}): AdmissionInput => ({
    now: NOW,
    accountId: account('c'),
    day: '2026-11-21',
    host: 'a.example',
    circuitBreaker: closedCircuit(account('c')),
    sentToday: 0,
    dailyLookups: 2,
    sentInLastMinute: [],
    requestsPerMinute: 0,
    required: { reference: false, reason: false },
    concurrency: 4,
    reuseHours: 24,
    timeoutSeconds: 30,
    ...more,
  });
  const halted = (failure: Failure): CircuitBreaker => ({
    ...closedCircuit(account('c')),
    hold: { kind: 'halted', since: 1, failure },
  });
  const waiting = (until: number): CircuitBreaker => ({
    ...closedCircuit(account('c')),
    hold: { kind: 'waiting', until, failure: throttled(1) },
  });

  test('sends', () => expect(admit(input(), false)).toEqual({ kind: 'send' }));
  test('refuses at the limit, and names it', () => {
    expect(admit(input({ sentToday: 1 }), false)).toEqual({ kind: 'send' });
    expect(admit(input({ sentToday: 2 }), true)).toEqual({
      kind: 'refuse',
      failure: { kind: 'budget-reached', host: 'a.example', limit: 2 },
    });
    expect(admit(input({ dailyLookups: 0 }), true)).toMatchObject({ kind: 'refuse' });
  });
  test('waits as long as the service says; a longer wait means that the clock was set back', () => {
    expect(admit(input({ circuitBreaker: waiting(NOW + 5000) }), true)).toEqual({ kind: 'wait', until: NOW + 5000 });
    expect(admit(input({ circuitBreaker: waiting(NOW + 90_000) }), true)).toEqual({
      kind: 'wait',
      until: NOW + 90_000,
    });
    expect(admit(input({ circuitBreaker: waiting(NOW + 120_001) }), true)).toEqual({ kind: 'send' });
    expect(admit(input({ circuitBreaker: waiting(NOW) }), false)).toEqual({ kind: 'send' });
  });
  test('after faults only a gesture sends, and after a refusal nothing until it is fixed', () => {
    expect(admit(input({ circuitBreaker: halted(FAULT) }), true)).toEqual({ kind: 'send' });
    expect(admit(input({ circuitBreaker: halted(FAULT) }), false)).toMatchObject({ kind: 'refuse' });
    expect(admit(input({ circuitBreaker: halted(REFUSED) }), true)).toEqual({
      kind: 'refuse',
      failure: { kind: 'sending-stopped', host: 'a.example', cause: 'key-refused', status: 401 },
    });
  });
  test('keeps the rate limit: the next lookup is sent when the oldest of the last n is a minute old', () => {
    const limited = { requestsPerMinute: 2, dailyLookups: 99 };
    expect(admit(input({ ...limited, sentInLastMinute: [NOW - 10] }), false)).toEqual({ kind: 'send' });
    expect(admit(input({ ...limited, sentInLastMinute: [NOW - 50_000, NOW - 30_000, NOW - 10] }), false)).toEqual({
      kind: 'wait',
      until: NOW + 30_000,
    });
  });
});
