import type { LookupRecord, LookupState } from '../lookup/lookup-record';

/** How many rows of a batch stand where; `reused` of the `done` ones cost nothing. */
export type BatchCounts = Record<LookupState, number> & { reused: number };

/** Rows that have ended. */
export const endedOf = (counts: BatchCounts): number => counts.done + counts.failed + counts.unknown + counts.cancelled;

/** Rows that have been written down and are not forgotten. */
export const totalOf = (counts: BatchCounts): number => endedOf(counts) + counts.queued + counts.sending;

/** The state of a row in one word. */
export const ROW_STATES: Record<LookupState, string> = {
  queued: 'waiting',
  sending: 'asking',
  done: 'answered',
  failed: 'failed',
  unknown: 'outcome unknown',
  cancelled: 'stopped',
};

/** The state of one row in words: an answer that was there before says so. */
export const rowState = ({ state, reusedFrom }: Pick<LookupRecord, 'state' | 'reusedFrom'>): string =>
  state === 'done' && reusedFrom !== undefined ? 'answered earlier' : ROW_STATES[state];
