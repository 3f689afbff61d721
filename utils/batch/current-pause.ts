import type { Settings } from '@/utils/settings/settings';
import type { BatchRecord } from '../lookup/batch-record';

/** Returns a batch as it waits now: a rule that was turned off since no longer holds it, so only the user does. */
export function asPausedNow(
  batch: BatchRecord,
  { requireReference, requireReason }: Pick<Settings, 'requireReference' | 'requireReason'>,
): BatchRecord {
  const kind = batch.pause?.by === 'failure' ? batch.pause.failure.kind : undefined;
  const isOver = (kind === 'case-missing' && !requireReference) || (kind === 'reason-missing' && !requireReason);
  return isOver ? { ...batch, pause: { by: 'agent' } } : batch;
}
