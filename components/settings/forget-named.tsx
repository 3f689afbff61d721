import { useState } from 'react';
import { Button } from '@/components/kit/button';
import { FIELD_BELOW_LOOK } from '@/components/kit/look';
import { NoReplyNotice } from '@/components/kit/no-reply-notice';
import { TextField } from '@/components/kit/text-field';
import { useTexts } from '@/components/kit/texts';
import { ForgetQuestion } from '@/components/result/forget-question';
import { MAX_FORGOTTEN_NAME } from '@/utils/service/request-subject';

/** Exports or deletes all that is stored under one name or address, also decisions and log lines whose results are gone. */
export function ForgetNamed({
  onForget,
  onExport,
}: {
  /** Resolves to whether anything was stored. */
  onForget: (name: string) => Promise<boolean>;
  /** The same, after saving a file of it; null if the policy forbids files. */
  onExport: ((name: string) => Promise<boolean>) | null;
}) {
  const { t } = useTexts();
  const [typed, setTyped] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [state, setState] = useState<'idle' | 'deleted' | 'nothing' | { error: unknown; again: () => void }>('idle');
  const name = typed.trim();
  function forget(): void {
    setAsked(false);
    onForget(name).then(
      (wasStored) => {
        setState(wasStored ? 'deleted' : 'nothing');
        if (wasStored) setTyped('');
      },
      (error: unknown) => setState({ error, again: forget }),
    );
  }
  function save(): void {
    onExport?.(name).then(
      (wasStored) => setState(wasStored ? 'idle' : 'nothing'),
      (error: unknown) => setState({ error, again: save }),
    );
  }
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (name !== '') setAsked(true);
      }}
    >
      <h3 className="font-medium">{t('privacy.deleteNamed')}</h3>
      <TextField
        data-testid="forgotten-name"
        label={t('desk.emailOrName')}
        description={t('privacy.deleteNamedHelp')}
        maxLength={MAX_FORGOTTEN_NAME}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setState('idle');
        }}
      />
      <div className={`flex flex-wrap gap-2 ${FIELD_BELOW_LOOK}`}>
        {onExport && (
          <Button data-testid="export-named" isDisabled={name === ''} onPress={save}>
            {t('handOver.exportNamed')}
          </Button>
        )}
        <Button type="submit" variant="danger" data-testid="forget-named" isDisabled={name === ''}>
          {t('privacy.forgetSubject')}
        </Button>
      </div>
      <p role="status">
        {state === 'deleted' && t('privacy.namedDeleted')}
        {state === 'nothing' && t('privacy.nothingNamed')}
      </p>
      {typeof state === 'object' && <NoReplyNotice error={state.error} onAgain={state.again} />}
      <ForgetQuestion name={name} isOpen={isAsked} onForget={forget} onCancel={() => setAsked(false)} />
    </form>
  );
}
