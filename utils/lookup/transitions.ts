import type { Failure } from '@/utils/service/failure';
import type { LookupRecord, LookupState } from './lookup-record';
import type { Outcome } from './lookup-store';

/**
 * Allowed next states; all others are refused. `queued → done`: an answer arrived meanwhile and is reused. `sending →
 * queued`: the one repeat after a rate limit, whose response says that nothing was done.
 */
export const TRANSITIONS: Readonly<Record<LookupState, readonly LookupState[]>> = {
  queued: ['sending', 'done', 'failed', 'cancelled'],
  sending: ['done', 'failed', 'unknown', 'cancelled', 'queued'],
  done: [],
  failed: [],
  unknown: [],
  cancelled: [],
};

/** States in which a lookup can be stored. */
export const INITIAL_STATES: readonly LookupState[] = ['queued', 'sending'];

/** True if the state is final: no other can follow. */
export const isFinal = (state: LookupState): boolean => TRANSITIONS[state].length === 0;

export const canFollow = (from: LookupState, to: LookupState): boolean => TRANSITIONS[from].includes(to);

/**
 * Outcome of a lookup removed from the queue unanswered: refused or cancelled. A lookup that a rate limit requeued was
 * sent before, so its failure must not claim that nothing was sent.
 */
export function outcomeWithoutAnswer({ attempt, host }: LookupRecord, now: number, refusal?: Failure): Outcome {
  const failure = attempt > 0 ? { kind: 'not-repeated' as const, host } : (refusal ?? { kind: 'not-sent' as const });
  return { state: refusal ? 'failed' : 'cancelled', endedAt: now, failure };
}
