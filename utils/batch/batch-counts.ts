import type { LookupRecord, LookupState } from '@/utils/lookup/lookup-record';

/** Rows of a batch by state. `reused` counts the `done` rows that cost nothing. */
export type BatchCounts = Record<LookupState, number> & { reused: number };

/** Number of settled rows. */
export const settledCount = (counts: BatchCounts): number =>
  counts.done + counts.failed + counts.unknown + counts.cancelled;

/** Number of rows that are stored and not erased. */
export const totalCount = (counts: BatchCounts): number => settledCount(counts) + counts.queued + counts.sending;

/** The state of a row in words. */
export const ROW_STATES: Record<LookupState, string> = {
  queued: 'waiting',
  sending: 'asking',
  done: 'answered',
  failed: 'failed',
  unknown: 'outcome unknown',
  cancelled: 'stopped',
};

/** Returns the state of a row in words; a reused answer is marked. */
export const rowState = ({ state, reusedFrom }: Pick<LookupRecord, 'state' | 'reusedFrom'>): string =>
  state === 'done' && reusedFrom !== undefined ? 'answered earlier' : ROW_STATES[state];
