import type { AccountId } from '@/utils/service/account-id';
import { FAILURES, type Failure, type FailureKind } from '@/utils/service/failure';

/**
 * Circuit breaker of one connection. `waiting`: the service asked for a delay. `halted`: it refused or failed in a way
 * that more requests would not fix. `faults`: times of its latest consecutive faults.
 */
export interface CircuitBreaker {
  accountId: AccountId;
  faults: number[];
  hold?: { kind: 'waiting'; until: number; failure: Failure } | { kind: 'halted'; since: number; failure: Failure };
}
/** Why sending is on hold: `waiting` as the service asked, or `halted` (the circuit is open). The names are stored. */
export type Hold = NonNullable<CircuitBreaker['hold']>;

export const closedCircuit = (accountId: AccountId): CircuitBreaker => ({ accountId, faults: [] });

/** Longest Retry-After that is honored; after a longer one, sending stops until the user resumes it. */
const MAX_WAIT_MS = 60_000;
const MIN_WAIT_MS = 1_000;
/** Three faults within a minute open the circuit (docs/faults.md, F14). */
const MAX_FAULTS = 3;
const FAULT_WINDOW_MS = 60_000;

/** Whether the service refused the account: the user must act. */
export const isRefusal = (kind: FailureKind): boolean => FAILURES[kind].breaker === 'refusal';

/** The service asks for a delay: 429, or 503 with or without a time. */
const isThrottling = ({ kind, status }: Failure): boolean =>
  kind === 'too-many-requests' || (kind === 'service-fault' && status === 503);

/** Returns the milliseconds before the same lookup may be repeated; undefined if it must not be. */
export function retryDelayMs(reply: Failure): number | undefined {
  if (!isThrottling(reply) || reply.retryAfter === undefined) return undefined;
  const ms = reply.retryAfter * 1000;
  return ms > MAX_WAIT_MS ? undefined : Math.max(ms, MIN_WAIT_MS);
}

/**
 * Whether a wait applies at `now`. A wait beyond the maximum means that the clock was set back; it is ignored. Clock
 * corrections get one minute's tolerance.
 */
export const isWaiting = (hold: Hold | null | undefined, now: number): hold is Hold & { kind: 'waiting' } =>
  hold?.kind === 'waiting' && hold.until > now && hold.until <= now + 2 * MAX_WAIT_MS;

/** Returns the circuit breaker after the user resumed sending. A delay that the service asked for remains. */
export const reset = ({ accountId, hold }: CircuitBreaker): CircuitBreaker => ({
  ...closedCircuit(accountId),
  ...(hold?.kind === 'waiting' ? { hold } : {}),
});

/** Returns the circuit breaker after a request ended at `now`, with a failure, or an answer (undefined). */
export function afterReply(breaker: CircuitBreaker, reply: Failure | undefined, now: number): CircuitBreaker {
  const { hold: held, ...before } = breaker;
  const hold = held?.kind === 'halted' || isWaiting(held, now) ? held : undefined;
  const { accountId } = before;
  if (reply === undefined) {
    // An answer proves that the service works again, but not that a refused account is accepted or that the delay is
    // over.
    const stays = hold && (hold.kind === 'waiting' || isRefusal(hold.failure.kind));
    return { accountId, faults: [], ...(stays ? { hold } : {}) };
  }
  const faults =
    FAILURES[reply.kind].breaker === 'fault'
      ? [...before.faults, now].filter((at) => at > now - FAULT_WINDOW_MS && at <= now)
      : before.faults;
  const keep: CircuitBreaker = { ...before, faults, ...(hold ? { hold } : {}) };
  if (hold?.kind === 'halted' && isRefusal(hold.failure.kind)) return keep;
  const wait = retryDelayMs(reply);
  if (wait !== undefined && hold?.kind !== 'halted') {
    const until = Math.max(now + wait, hold?.until ?? 0);
    return { ...keep, hold: { kind: 'waiting', until, failure: reply } };
  }
  if (isRefusal(reply.kind) || isThrottling(reply) || faults.length >= MAX_FAULTS) {
    return { ...keep, hold: { kind: 'halted', since: now, failure: reply } };
  }
  return keep;
}
