import type { LookupRecord, LookupState } from '@/utils/lookup/lookup-record';
import type { BatchRecord } from '../lookup/batch-record';

/** Whether the daily limit paused a batch. It may allow more by now. */
export const isAtLimit = ({ state, pause }: Pick<BatchRecord, 'state' | 'pause'>): boolean =>
  state === 'paused' && pause?.by === 'failure' && pause.failure.kind === 'budget-reached';

/** Rows of a batch by state. `reused` counts the `done` rows that cost nothing. */
export type BatchCounts = Record<LookupState, number> & { reused: number };

/** Number of settled rows. */
export const settledCount = (counts: BatchCounts): number =>
  counts.done + counts.failed + counts.unknown + counts.cancelled;

/** Number of settled rows that were sent or answered by a saved result: all but those canceled before. */
export const processedCount = (counts: BatchCounts): number => settledCount(counts) - counts.cancelled;

/** Number of rows that are stored and not erased. */
export const totalCount = (counts: BatchCounts): number => settledCount(counts) + counts.queued + counts.sending;

/** Returns the state of a row as exports and `STATE_TEXTS` name it: `reused` if its result cost nothing. */
export const rowState = ({ state, reusedFrom }: Pick<LookupRecord, 'state' | 'reusedFrom'>): LookupState | 'reused' =>
  state === 'done' && reusedFrom !== undefined ? 'reused' : state;
