import type { Failure } from '../service/failure';
import { type CircuitBreaker, type Hold, isRefusal, isWaiting } from './circuit-breaker';
import type { Moment, RequestLimits } from './request-limits';

/** Limits of the next request of a lookup, and the requests so far. */
export interface AdmissionInput extends RequestLimits, Moment {
  host: string;
  circuitBreaker: CircuitBreaker;
  /** Requests sent to this host today. `dailyLookups` is their limit. */
  sentToday: number;
  /** Times of the last minute's requests to this host, oldest first. */
  sentInLastMinute: readonly number[];
}

export type Admission = { kind: 'send' } | { kind: 'wait'; until: number } | { kind: 'refuse'; failure: Failure };

/**
 * Decides whether one more request may be sent. `deliberate`: the user has just requested this lookup, so it also
 * probes a service stopped after faults, but not after a refusal (docs/decisions/033).
 */
export function admit({ now, host, circuitBreaker, ...limits }: AdmissionInput, deliberate: boolean): Admission {
  const { hold } = circuitBreaker;
  const stopped = openCircuitFailure(hold, host, deliberate);
  if (stopped) return { kind: 'refuse', failure: stopped };
  if (isWaiting(hold, now)) return { kind: 'wait', until: hold.until };
  if (limits.sentToday >= limits.dailyLookups) {
    return { kind: 'refuse', failure: { kind: 'budget-reached', host, limit: limits.dailyLookups } };
  }
  const oldest = limits.sentInLastMinute[limits.sentInLastMinute.length - limits.requestsPerMinute];
  if (limits.requestsPerMinute > 0 && oldest !== undefined) return { kind: 'wait', until: oldest + 60_000 };
  return { kind: 'send' };
}

/** Returns why a lookup at this host is refused until the user resumes sending; null if it is not. */
export function openCircuitFailure(hold: Hold | null | undefined, host: string, deliberate: boolean): Failure | null {
  if (hold?.kind !== 'halted' || (deliberate && !isRefusal(hold.failure.kind))) return null;
  const { kind: cause, status } = hold.failure;
  return { kind: 'sending-stopped', host, cause, ...(status === undefined ? {} : { status }) };
}
