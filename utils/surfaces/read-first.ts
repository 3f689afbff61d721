import { emailDraft } from '@/utils/storage/drafts';
import { type FirstLook, firstLook } from '@/utils/storage/first-look';
import { policyItem } from '@/utils/storage/policy-item';
import { profilesItem } from '@/utils/storage/profiles-item';
import { settingsItem } from '@/utils/storage/settings-item';
import { shareReads } from '@/utils/storage/stored-item';

/** Begins all reads of a desk's first frame at once; its components would begin them one after the other. */
export function readFirst(): Promise<FirstLook> {
  shareReads();
  for (const item of [settingsItem, policyItem, profilesItem, emailDraft]) void item.read().catch(() => undefined);
  return firstLook();
}
