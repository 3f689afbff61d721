import { Button } from '@/components/form/button';
import { Notice } from './notice';

/** Shown when the background does not answer a message. The user's input is still there. */
export function NoReplyNotice({ onAgain }: { onAgain?: () => void }) {
  return (
    <Notice
      tone="problem"
      title="The extension's background did not answer. Try again."
      actions={onAgain && <Button onPress={onAgain}>Try again</Button>}
    />
  );
}
