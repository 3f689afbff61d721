import { Eye, EyeOff } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/kit/button';
import { FIELD_BELOW_LOOK, FIELD_CONTROL_LOOK, FIELD_LOOK, FIELD_SIDE_LOOK } from '@/components/kit/look';
import { NoReplyNotice } from '@/components/kit/no-reply-notice';
import { TextField } from '@/components/kit/text-field';
import { RichText, useTexts } from '@/components/kit/texts';
import { useLostFocus } from '@/components/kit/use-lost-focus';
import { parseBaseUrl } from '@/utils/service/base-url';
import type { EditableConnection } from './editable-connection';
import { SavedKey } from './saved-key';
import { UnlockKey } from './unlock-key';

/**
 * The API key: the saved one by its last characters, with *Replace* and *Remove*, or a field for a new one. The stored
 * key is never filled in.
 */
export function ConnectionKeyField({
  value,
  onChange,
  problem,
  connection,
  newHost,
  isReplacing,
  onReplace,
  isShort,
  isTeamCode,
  inputRef,
}: {
  value: string;
  onChange: (key: string) => void;
  problem: string | undefined;
  connection: Pick<EditableConnection, 'saved' | 'kept' | 'unanswered' | 'forgetKey' | 'lockKey' | 'unlockKey'>;
  /** The host in the form, if the stored key is for another host. */
  newHost: string | undefined;
  /** The user wants to type another key. */
  isReplacing: boolean;
  onReplace: () => void;
  /** Omits the help for users who come to change a setting. */
  isShort: boolean;
  /** The key comes sealed with the policy; the field takes the code of the team. */
  isTeamCode: boolean;
  inputRef: RefObject<HTMLInputElement | null>;
}) {
  const { t } = useTexts();
  const { saved, kept, unanswered } = connection;
  const [outcome, setOutcome] = useState<'none' | { error: unknown } | 'removed' | 'locked'>('none');
  const run = (doing: Promise<void>, done: 'removed' | 'locked') => {
    setOutcome('none');
    doing.then(
      () => setOutcome(done),
      (error: unknown) => setOutcome({ error }),
    );
  };
  const isRemoved = outcome === 'removed' && kept?.hasKey === false;
  useEffect(() => {
    // The button is gone; the user's next step is this field.
    if (isRemoved) inputRef.current?.focus();
  }, [isRemoved, inputRef]);
  const box = useRef<HTMLDivElement>(null);
  // The buttons to lock and unlock replace each other.
  useLostFocus(box, kept?.isLocked, false);
  const mayShowSaved = newHost === undefined && !isReplacing && problem === undefined;
  const isSavedShown = mayShowSaved && kept?.hasKey === true;
  const isUnknown = mayShowSaved && kept === undefined && saved.baseUrl !== '' && !unanswered;
  return (
    <div ref={box} tabIndex={-1} className="flex flex-col gap-1 outline-none">
      {isSavedShown ? (
        <SavedKey
          kept={kept}
          onReplace={onReplace}
          onRemove={() => run(connection.forgetKey(), 'removed')}
          onLock={() => run(connection.lockKey(), 'locked')}
        />
      ) : isUnknown ? (
        <UnknownKey />
      ) : (
        <NewKey
          value={value}
          onChange={onChange}
          problem={problem}
          inputRef={inputRef}
          isShort={isShort}
          isTeamCode={isTeamCode}
          loss={kept && newHost !== undefined ? { before: kept.host, after: newHost } : undefined}
        />
      )}
      <div className={`flex flex-col gap-1 empty:hidden ${FIELD_BELOW_LOOK}`}>
        {kept?.isLocked && <UnlockKey host={kept.host} onUnlock={connection.unlockKey} />}
        {!isSavedShown && !isUnknown && !isTeamCode && <WhereKeysAreMade dashboardUrl={saved.dashboardUrl} />}
        <p role="status" className="empty:sr-only">
          {isRemoved && t('connection.keyRemoved')}
          {outcome === 'locked' && kept?.isLocked && t('connection.keyLocked')}
        </p>
        {typeof outcome === 'object' && <NoReplyNotice error={outcome.error} />}
      </div>
    </div>
  );
}

/** The place of the key until the background has told whether there is one: an empty field would say that there is none. */
function UnknownKey() {
  const { t } = useTexts();
  return (
    <div aria-busy="true" className={FIELD_LOOK}>
      <p className={`${FIELD_SIDE_LOOK} font-medium`}>{t('connection.key')}</p>
      <div className={`${FIELD_CONTROL_LOOK} min-h-9 rounded-md border border-line bg-well`} />
    </div>
  );
}

/** The field for a new key, hidden as it is typed unless the user wants to see it. */
function NewKey({
  value,
  onChange,
  problem,
  inputRef,
  isShort,
  isTeamCode,
  loss,
}: {
  value: string;
  onChange: (key: string) => void;
  problem: string | undefined;
  inputRef: RefObject<HTMLInputElement | null>;
  isShort: boolean;
  isTeamCode: boolean;
  /** The host whose key is lost by saving, and the host in the form. */
  loss: { before: string; after: string } | undefined;
}) {
  const { t } = useTexts();
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      data-testid="api-key"
      label={t(isTeamCode ? 'team.code' : 'connection.key')}
      type={isShown ? 'text' : 'password'}
      autoComplete="off"
      spellCheck="false"
      value={value}
      onChange={onChange}
      problem={problem}
      inputRef={inputRef}
      button={
        <Button
          variant="icon"
          aria-label={isShown ? t('connection.hideKey') : t('connection.showKey')}
          onPress={() => setShown(!isShown)}
        >
          {isShown ? <EyeOff /> : <Eye />}
        </Button>
      }
      description={
        <>
          {loss && (
            <strong data-testid="lost-key" className="mb-1 block text-sm font-semibold text-caution">
              {value.trim() === '' ? t('connection.keyLoss', loss) : t('connection.keyReplaced', { host: loss.before })}
            </strong>
          )}
          {isTeamCode ? t('team.codeHelp') : !isShort && t('connection.keyHelp')}
        </>
      }
    />
  );
}

/** Says where to get a key, with a link once the dashboard is known. */
function WhereKeysAreMade({ dashboardUrl }: { dashboardUrl: string }) {
  const { t } = useTexts();
  const name = t('connection.myApiKeys');
  // Stored settings are untrusted: only a URL that the form accepts becomes a link.
  const isKnown = parseBaseUrl(dashboardUrl).ok;
  const link = isKnown ? (
    <a href={dashboardUrl} target="_blank" rel="noreferrer">
      {name}
    </a>
  ) : (
    name
  );
  return (
    <p className="text-xs text-muted">
      <RichText text="connection.whereKeys" slots={{ link }} />
    </p>
  );
}
