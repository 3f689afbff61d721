import type { BatchRecord } from '../lookup/batch-record';

/** Whether the daily limit paused a batch. It may allow more by now. */
export const isAtLimit = ({ state, pause }: Pick<BatchRecord, 'state' | 'pause'>): boolean =>
  state === 'paused' && pause?.by === 'failure' && pause.failure.kind === 'budget-reached';
