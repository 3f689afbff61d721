import type { Failure } from '../service/failure';
import type { LookupRecord } from './lookup-record';
import type { Outcome } from './lookup-store';

/**
 * Outcome of a lookup removed from the queue unanswered: refused or cancelled. A lookup that a rate limit requeued was
 * sent before, so its failure must not claim that nothing was sent.
 */
export function outcomeWithoutAnswer({ attempt, host }: LookupRecord, now: number, refusal?: Failure): Outcome {
  const failure = attempt > 0 ? { kind: 'not-repeated' as const, host } : (refusal ?? { kind: 'not-sent' as const });
  return { state: refusal ? 'failed' : 'cancelled', endedAt: now, failure };
}
