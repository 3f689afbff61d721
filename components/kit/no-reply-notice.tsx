import { isFullDisk } from '@/utils/service/full-disk';
import { Button } from './button';
import { Notice } from './notice';
import { useTexts } from './texts';

/**
 * Shown when the background does not answer a message, or could not store what was asked. The user's input is still there.
 * @param error with which the call or the writing rejected
 */
export function NoReplyNotice({ error, onAgain }: { error: unknown; onAgain?: () => void }) {
  const { t } = useTexts();
  const isFull = isFullDisk(error);
  return (
    <Notice
      tone="problem"
      title={t(isFull ? 'failure.diskFull.title' : 'fault.noReply')}
      actions={onAgain && <Button onPress={onAgain}>{t('action.tryAgain')}</Button>}
    >
      <p>{t(isFull ? 'failure.diskFull.text' : 'fault.noReplyNext')}</p>
    </Notice>
  );
}
