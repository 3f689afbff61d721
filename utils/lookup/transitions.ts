import type { LookupState } from './lookup-record';

/**
 * What may follow each state; everything else is refused. `queued → done` is an answer that came in the meantime and
 * serves here; `sending → queued` is the one repeat after a rate limit, whose answer says that nothing was done.
 */
export const TRANSITIONS: Readonly<Record<LookupState, readonly LookupState[]>> = {
  queued: ['sending', 'done', 'failed', 'cancelled'],
  sending: ['done', 'failed', 'unknown', 'cancelled', 'queued'],
  done: [],
  failed: [],
  unknown: [],
  cancelled: [],
};

/** The states in which a look-up can be entered in the ledger. */
export const FIRST_STATES: readonly LookupState[] = ['queued', 'sending'];

/** True once nothing more can happen to a look-up. */
export const isFinal = (state: LookupState): boolean => TRANSITIONS[state].length === 0;

export const canFollow = (from: LookupState, to: LookupState): boolean => TRANSITIONS[from].includes(to);
