import type { LookupState } from './lookup-record';

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
