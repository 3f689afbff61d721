import { Button } from '../button';
import { Notice } from '../notice';

/** The background did not answer a message. What was typed is still there. */
export function ConnectionNoReply({ onAgain }: { onAgain?: () => void }) {
  return (
    <Notice
      tone="problem"
      title="The extension's background did not answer. Try again."
      actions={onAgain && <Button onPress={onAgain}>Try again</Button>}
    />
  );
}
