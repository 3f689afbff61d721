import { useRef, useState } from 'react';
import { Button } from '@/components/kit/button';
import { Notice } from '@/components/kit/notice';
import { TextField } from '@/components/kit/text-field';
import { RichText, useTexts } from '@/components/kit/texts';
import { useTextInput } from '@/components/kit/use-text-input';

/** Explains that the key is locked and unlocks it. It has no form element, because it may be inside one. */
export function UnlockKey({
  host,
  waiting,
  isMain = waiting !== undefined,
  onUnlock,
}: {
  host: string;
  /** Whom the lookup is about that was refused just now, and that a right passphrase sends; null for a batch. */
  waiting?: string | null | undefined;
  /** Unlocking is the main action of the page. */
  isMain?: boolean;
  onUnlock: (passphrase: string) => Promise<boolean>;
}) {
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
    <div data-unlock data-one-column>
      <Notice
        tone="caution"
        title={t('unlock.title')}
        actions={
          <Button data-testid="unlock-key" variant={isMain ? 'primary' : 'plain'} onPress={unlock} isPending={isBusy}>
            {t(waiting === undefined ? 'action.unlock' : 'action.unlockAndLookUp')}
          </Button>
        }
      >
        <p>
          {waiting == null ? (
            t(waiting === undefined ? 'unlock.host' : 'unlock.waitingBatch', { host })
          ) : (
            <RichText
              text="unlock.waiting"
              slots={{ host, subject: <bdi className="font-semibold wrap-anywhere">{waiting}</bdi> }}
            />
          )}
        </p>
        <div className="max-w-sm">
          <TextField
            data-testid="passphrase"
            label={t('unlock.passphrase')}
            type="password"
            autoComplete="off"
            // The user has asked for the lookup, and this is all it needs.
            autoFocus={waiting !== undefined}
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
        </div>
      </Notice>
    </div>
  );
}
