import { useRef, useState } from 'react';
import { Button } from '@/components/form/button';
import { TextField } from '@/components/form/text-field';
import { useTextInput } from '@/components/form/use-text-input';
import { useTexts } from '@/components/texts';
import { Notice } from '../notice';

/** Explains that the key is locked and unlocks it. It has no form element, because it may be inside one. */
export function UnlockKey({ host, onUnlock }: { host: string; onUnlock: (passphrase: string) => Promise<boolean> }) {
  const { t } = useTexts();
  const { typed, setTyped, setProblem, field } = useTextInput();
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const refuse = (problem: string) => {
    setProblem(problem);
    input.current?.focus();
  };
  const unlock = () => {
    if (isBusy) return;
    if (typed === '') return refuse(t('unlock.missing'));
    setBusy(true);
    onUnlock(typed)
      .then(
        (isRight) => {
          setTyped('');
          if (!isRight) refuse(t('unlock.wrong'));
        },
        () => refuse(t('fault.noReplyAtField')),
      )
      .finally(() => setBusy(false));
  };
  return (
    <div data-unlock>
      <Notice
        tone="caution"
        title={t('unlock.title')}
        actions={
          <Button data-testid="unlock-key" onPress={unlock} isPending={isBusy}>
            {t('action.unlock')}
          </Button>
        }
      >
        <p>{t('unlock.host', { host })}</p>
        <TextField
          data-testid="passphrase"
          label={t('unlock.passphrase')}
          type="password"
          autoComplete="off"
          description={t('unlock.help')}
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
