import { useRef, useState } from 'react';
import { Button } from '@/components/form/button';
import { TextField } from '@/components/form/text-field';
import { useTextInput } from '@/components/form/use-text-input';
import { Notice } from '../notice';

const NO_REPLY = "The extension's background did not answer. Try again.";

/** Explains that the key is locked and unlocks it. It has no form element, because it may be inside one. */
export function UnlockKey({ host, onUnlock }: { host: string; onUnlock: (passphrase: string) => Promise<boolean> }) {
  const { typed, setTyped, setProblem, field } = useTextInput();
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const refuse = (words: string) => {
    setProblem(words);
    input.current?.focus();
  };
  const unlock = () => {
    if (isBusy) return;
    if (typed === '') return refuse('Enter the passphrase.');
    setBusy(true);
    onUnlock(typed)
      .then(
        (isRight) => {
          setTyped('');
          if (!isRight) refuse('This is not the passphrase. Try again, or forget the key in the settings.');
        },
        () => refuse(NO_REPLY),
      )
      .finally(() => setBusy(false));
  };
  return (
    <div data-unlock>
      <Notice
        tone="caution"
        title={`The API key for ${host} is locked`}
        actions={
          <Button data-testid="unlock-key" onPress={unlock} isPending={isBusy}>
            Unlock
          </Button>
        }
      >
        <TextField
          data-testid="passphrase"
          label="Passphrase"
          type="password"
          autoComplete="off"
          description="Until then no look-up is sent. Answers that are stored stay readable."
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter would submit the surrounding form.
            event.preventDefault();
            unlock();
          }}
          {...field}
          inputRef={input}
        />
      </Notice>
    </div>
  );
}
