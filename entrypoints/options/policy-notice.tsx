import { Notice } from '@/components/notice';
import { useApp } from '@/hooks/app-provider';
import { useStoredItem } from '@/hooks/use-stored-item';
import { ignoredPolicyFields } from '@/utils/storage/policy-item';

/** Says that an organization sets some settings, and names the policy fields without effect. */
export function PolicyNotice() {
  const { policy } = useApp();
  const unread = useStoredItem(ignoredPolicyFields)?.value ?? [];
  if (unread.length > 0) {
    return (
      <Notice tone="caution" title="A part of your organisation's policy has no effect">
        <p>Not understood: {unread.join(', ')}. Tell whoever maintains the policy.</p>
      </Notice>
    );
  }
  return Object.keys(policy).length === 0 ? null : <Notice title="Some settings are set by your organisation." />;
}
