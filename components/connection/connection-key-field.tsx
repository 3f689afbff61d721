import { type RefObject, useState } from 'react';
import { Button } from '@/components/form/button';
import { FIELD_BELOW_LOOK } from '@/components/form/field-look';
import { TextField } from '@/components/form/text-field';
import { NoReplyNotice } from '@/components/no-reply-notice';
import { parseBaseUrl } from '@/utils/service/base-url';
import type { ConnectionKey, EditableConnection } from './editable-connection';
import { UnlockKey } from './unlock-key';

/** Field for a new API key. The stored key is never shown or filled in. */
export function ConnectionKeyField({
  value,
  onChange,
  problem,
  connection,
  newHost,
  inputRef,
}: {
  value: string;
  onChange: (key: string) => void;
  problem: string | undefined;
  connection: Pick<EditableConnection, 'saved' | 'kept' | 'forgetKey' | 'lockKey' | 'unlockKey'>;
  /** The host in the form, if the stored key is for another host. */
  newHost: string | undefined;
  inputRef: RefObject<HTMLInputElement | null>;
}) {
  const { saved, kept } = connection;
  const [outcome, setOutcome] = useState<'none' | 'failed' | 'forgotten' | 'locked'>('none');
  const run = (doing: Promise<void>, done: 'forgotten' | 'locked') => {
    setOutcome('none');
    doing.then(
      () => {
        setOutcome(done);
        // The button is gone; the user's next step is this field.
        if (done === 'forgotten') inputRef.current?.focus();
      },
      () => setOutcome('failed'),
    );
  };
  return (
    <div className="flex flex-col gap-1">
      <TextField
        data-testid="api-key"
        label="API key"
        type="password"
        autoComplete="off"
        spellCheck="false"
        placeholder={kept?.hasKey ? `•••• •••• ${kept.last4}` : ''}
        value={value}
        onChange={onChange}
        problem={problem}
        inputRef={inputRef}
        description={
          <>
            {newHost !== undefined && kept && (
              <strong data-testid="lost-key" className="mb-1 block text-sm font-semibold text-caution">
                {value.trim() === ''
                  ? `The key for ${kept.host} will be forgotten. Enter the key for ${newHost}.`
                  : `This key takes the place of the one for ${kept.host}.`}
              </strong>
            )}
            It goes to the service alone, with each look-up.
          </>
        }
      />
      <div className={`flex flex-col gap-1 empty:hidden ${FIELD_BELOW_LOOK}`}>
        {kept && (
          <KeptKeyLine
            kept={kept}
            onForget={() => run(connection.forgetKey(), 'forgotten')}
            onLock={() => run(connection.lockKey(), 'locked')}
          />
        )}
        {kept?.isLocked && <UnlockKey host={kept.host} onUnlock={connection.unlockKey} />}
        <ConnectionDashboard dashboardUrl={saved.dashboardUrl} />
        <p role="status" className="empty:sr-only">
          {outcome === 'forgotten' && !kept?.hasKey && 'The key is forgotten.'}
          {outcome === 'locked' && kept?.isLocked && 'The key is locked.'}
        </p>
        {outcome === 'failed' && <NoReplyNotice />}
      </div>
    </div>
  );
}

/** Says where to get a key, with a link once the dashboard is known. */
function ConnectionDashboard({ dashboardUrl }: { dashboardUrl: string }) {
  // Stored settings are untrusted: only a URL that the form accepts becomes a link.
  const isKnown = parseBaseUrl(dashboardUrl).ok;
  return (
    <p className="text-xs text-muted">
      A signed-in user makes an API key in the provider's web dashboard, in the section{' '}
      {isKnown ? (
        <a href={dashboardUrl} target="_blank" rel="noreferrer">
          My API Keys
        </a>
      ) : (
        'My API Keys'
      )}
      .
    </p>
  );
}

/** Shows the status of the stored key and the actions available for it. */
function KeptKeyLine({ kept, onForget, onLock }: { kept: ConnectionKey; onForget: () => void; onLock: () => void }) {
  if (!kept.hasKey) return null;
  const name = kept.last4 === '' ? 'A key' : `A key ending in …${kept.last4}`;
  const isUnlocked = kept.keeping === 'passphrase' && !kept.isLocked;
  return (
    <p data-testid="kept-key" className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span>
        {name} is kept for {kept.host}
        {kept.isLocked ? ', locked' : isUnlocked && ', unlocked now'}.
      </span>
      {isUnlocked && (
        <Button data-testid="lock-key" onPress={onLock}>
          Lock now
        </Button>
      )}
      <Button data-testid="forget-key" variant="danger" onPress={onForget}>
        Forget key
      </Button>
    </p>
  );
}
