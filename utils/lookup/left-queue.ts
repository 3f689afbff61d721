import type { Failure } from '../service/failure';
import type { End } from './ledger';
import type { LookupRecord } from './lookup-record';

/**
 * How a look-up ends that leaves its queue without an answer: refused for a reason, or taken off. One that a rate limit
 * had put back there was sent before, so "nothing was sent" would be false of it.
 */
export function leftQueue({ attempt, host }: LookupRecord, now: number, refusal?: Failure): End {
  const failure = attempt > 0 ? { kind: 'not-repeated' as const, host } : (refusal ?? { kind: 'not-sent' as const });
  return { state: refusal ? 'failed' : 'cancelled', endedAt: now, failure };
}
