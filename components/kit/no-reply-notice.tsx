import { Button } from './button';
import { Notice } from './notice';
import { useTexts } from './texts';

/** Shown when the background does not answer a message. The user's input is still there. */
export function NoReplyNotice({ onAgain }: { onAgain?: () => void }) {
  const { t } = useTexts();
  return (
    <Notice
      tone="problem"
      title={t('fault.noReply')}
      actions={onAgain && <Button onPress={onAgain}>{t('action.tryAgain')}</Button>}
    >
      <p>{t('fault.noReplyNext')}</p>
    </Notice>
  );
}
