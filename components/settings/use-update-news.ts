import { browser } from '#imports';
import { useApp } from '@/components/kit/use-app';
import { useNow } from '@/components/kit/use-now';
import { useStoredItem } from '@/components/kit/use-stored-item';
import { isNew, updateItem } from '@/utils/storage/update-item';

/** Whether this version came less than a week ago, by an update, and the policy lets Sightline say so. */
export function useUpdateNews(): boolean {
  const { policy } = useApp();
  const update = useStoredItem(updateItem)?.value ?? null;
  const now = useNow(60_000);
  return policy.announceUpdates !== false && isNew(update, browser.runtime.getManifest().version, now);
}
