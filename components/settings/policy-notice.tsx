import { Notice } from '@/components/kit/notice';
import { useTexts } from '@/components/kit/texts';
import { useApp } from '@/components/kit/use-app';
import { useStoredItem } from '@/components/kit/use-stored-item';
import { ignoredPolicyFields } from '@/utils/storage/policy-item';

/** Says that an organization sets some settings, and names the policy fields without effect. */
export function PolicyNotice() {
  const { t, formats } = useTexts();
  const { policy } = useApp();
  const unread = useStoredItem(ignoredPolicyFields)?.value ?? [];
  if (unread.length > 0) {
    return (
      <Notice tone="caution" title={t('policy.ignored')}>
        <p>{t('policy.ignoredFields', { fields: formats.list(unread) })}</p>
      </Notice>
    );
  }
  return Object.keys(policy).length === 0 ? null : <Notice title={t('policy.someManaged')} />;
}
