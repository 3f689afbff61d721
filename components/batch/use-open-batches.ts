import { useLive } from '@/components/kit/use-live';
import type { BatchRecord } from '@/utils/lookup/batch-record';

/** Returns the unfinished batches, oldest first, live; undefined while they load. */
export function useOpenBatches(): BatchRecord[] | undefined {
  return useLive(async ({ batches }) => {
    const open = await batches.where('state').anyOf('running', 'paused').toArray();
    return open.sort((a, b) => a.createdAt - b.createdAt);
  }, 'open');
}
