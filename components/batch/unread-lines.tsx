import { useTexts } from '@/components/texts';
import type { EmailsFound } from '@/utils/batch/emails-in';
import { Notice } from '../notice';
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
