import { Notice } from '@/components/kit/notice';
import { useTexts } from '@/components/kit/texts';
import type { EmailsFound } from '@/utils/batch/emails-in';
import { LineList } from './line-list';

/** Lists texts that look like an address but are not valid. */
export function UnreadLines({ unread }: { unread: EmailsFound['unread'] }) {
  const { t } = useTexts();
  const count = unread.length;
  if (count === 0) return null;
  return (
    <Notice tone="caution" data-testid="unread-lines" title={t('newBatch.linesSkipped', { count })}>
      <p>{t('newBatch.fixAbove', { count })}</p>
      <LineList lines={unread} />
    </Notice>
  );
}
