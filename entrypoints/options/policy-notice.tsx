import { useEffect, useState } from 'react';
import { Notice } from '@/components/notice';
import { usePolicy } from '@/hooks/settings/use-policy';
import { loadUnreadFields } from '@/utils/storage/policy-item';

/** Says that an organization sets some settings, and names the policy fields without effect. */
export function PolicyNotice() {
  const policy = usePolicy();
  const [unread, setUnread] = useState<string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again with every policy
  useEffect(() => {
    void loadUnreadFields().then(setUnread, () => undefined);
  }, [policy]);
  if (unread.length > 0) {
    return (
      <Notice tone="caution" title="A part of your organisation's policy has no effect">
        <p>Not understood: {unread.join(', ')}. Tell whoever maintains the policy.</p>
      </Notice>
    );
  }
  return Object.keys(policy).length === 0 ? null : <Notice title="Some settings are set by your organisation." />;
}
