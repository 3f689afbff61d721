import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Appear } from '@/components/kit/appear';
import { Button } from '@/components/kit/button';
import { NoReplyNotice } from '@/components/kit/no-reply-notice';
import { Notice } from '@/components/kit/notice';
import { SettingRows } from '@/components/kit/setting-rows';
import { TextField } from '@/components/kit/text-field';
import { RichText, useTexts } from '@/components/kit/texts';
import { useLostFocus } from '@/components/kit/use-lost-focus';
import { hostOf, parseBaseUrl, withScheme } from '@/utils/service/base-url';
import { ConnectionHost } from './connection-host';
import { ConnectionKeyField } from './connection-key-field';
import { ConnectionOptionalFields } from './connection-optional-fields';
import { connectionProblemText } from './connection-problem-text';
import type { Access, EditableConnection } from './editable-connection';
import { KeyStorageFields } from './key-storage-fields';
import { useConnectionForm } from './use-connection-form';

/** Shows whether the browser lets Sightline reach the saved service, with a button that requests access. */
function ConnectionAccess({
  baseUrl,
  access,
  onAllow,
}: {
  baseUrl: string;
  access: Access | undefined;
  onAllow: () => void;
}) {
  const { t } = useTexts();
  if (access === undefined) return null;
  const host = hostOf(baseUrl);
  if (access === 'allowed') {
    return (
      <p data-testid="access-allowed" className="flex items-center gap-1.5">
        <Check className="text-calm" />
        <span>
          <RichText text="connection.accessAllowed" slots={{ host: <bdi className="font-semibold">{host}</bdi> }} />
        </span>
      </p>
    );
  }
  return (
    <Notice
      data-testid="access-missing"
      tone="caution"
      title={t('connection.accessMissing', { host })}
      actions={<Button onPress={onAllow}>{t('connection.allowAccess', { host })}</Button>}
    >
      <p>{access === 'asking' ? t('connection.accessAsking') : t('connection.browserAsks', { host })}</p>
    </Notice>
  );
}

/** Where the bar of *Save changes* was: the end of a long form may be out of sight. */
const SAVED_LOOK = 'sticky bottom-4 z-1 self-end rounded-lg border border-line bg-raised px-3 py-2 shadow-2';

/** Form for provider, key and names. */
export function ConnectionForm({
  connection,
  isShort = false,
  isKeyRefused = false,
  onSaved,
}: {
  connection: EditableConnection;
  /** Folds the fields that a first lookup does not need. */
  isShort?: boolean;
  /** The provider has rejected the saved key. */
  isKeyRefused?: boolean;
  onSaved?: () => void;
}) {
  const texts = useTexts();
  const { t } = texts;
  const { saved, kept, access, policy } = connection;
  const form = useConnectionForm(connection, onSaved);
  const { draft, problems, outcome, inputs, edit, submit, isChanged } = form;
  const typed = parseBaseUrl(withScheme(draft.baseUrl));
  const newHost = typed.ok && kept?.hasKey && typed.host !== kept.host ? typed.host : undefined;
  const savedHost = hostOf(saved.baseUrl);
  const isOtherHost = typed.ok && savedHost !== '' && typed.host !== savedHost;
  const losesKey = newHost !== undefined && draft.key.trim() === '';
  const status = useRef<HTMLParagraphElement>(null);
  // *Save* and *Discard* go away when they have done their work.
  useLostFocus(status, isChanged, false);

  // A damaged seal is said at the field, and takes no key away.
  const sealProblem = policy.sealedKey === undefined ? undefined : (kept?.sealProblem ?? undefined);
  const isRefusalShown = isKeyRefused && draft.key === '' && newHost === undefined;
  useEffect(() => {
    if (isShort && isKeyRefused) inputs.key.current?.focus();
  }, [isShort, isKeyRefused, inputs.key]);

  const fields = (
    <>
      <TextField
        data-testid="base-url"
        label={t('connection.baseUrl')}
        inputMode="url"
        autoComplete="off"
        spellCheck="false"
        placeholder="https://api.example.com"
        {...(isShort ? {} : { description: t('connection.baseUrlHelp') })}
        value={draft.baseUrl}
        onChange={(baseUrl) => edit({ baseUrl })}
        onBlur={() => form.completeUrl('baseUrl')}
        // A new user starts here; the page has nothing above it to read first.
        autoFocus={isShort && saved.baseUrl === ''}
        problem={connectionProblemText(texts, problems.baseUrl)}
        inputRef={inputs.baseUrl}
        isManaged={policy.baseUrl !== undefined}
      />
      <ConnectionKeyField
        value={draft.key}
        onChange={(key) => edit({ key })}
        problem={
          connectionProblemText(texts, problems.key ?? sealProblem) ??
          (isRefusalShown ? t('connection.keyRefused', { host: kept?.host ?? '' }) : undefined)
        }
        connection={connection}
        isTeamCode={policy.sealedKey !== undefined}
        newHost={newHost}
        isReplacing={form.isReplacing || isKeyRefused || draft.key !== ''}
        isShort={isShort}
        onReplace={form.replaceKey}
        inputRef={inputs.key}
      />
      <KeyStorageFields form={form} isFoldable={isShort} isManaged={policy.requirePassphrase === true} />
      <ConnectionOptionalFields
        isFoldable={isShort}
        environment={draft.environment}
        dashboardUrl={draft.dashboardUrl}
        problem={connectionProblemText(texts, problems.dashboardUrl)}
        dashboardInput={inputs.dashboardUrl}
        before={isOtherHost ? { ...saved, host: savedHost } : null}
        onChange={edit}
        onDashboardBlur={() => form.completeUrl('dashboardUrl')}
        policy={policy}
      />
    </>
  );
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      {connection.unanswered && <NoReplyNotice error={null} onAgain={() => void connection.refresh()} />}
      {isShort ? fields : <SettingRows>{fields}</SettingRows>}
      {typed.ok && !isShort && (
        <p className="text-xs text-muted">
          <RichText text="connection.sentWhere" slots={{ host: <ConnectionHost baseUrl={typed.baseUrl} /> }} />
        </p>
      )}
      {(isShort || isChanged) && (
        <div
          className={
            isShort
              ? 'flex flex-wrap items-center gap-3'
              : 'sticky bottom-4 z-1 flex flex-wrap justify-end gap-2 rounded-lg border border-line bg-raised p-3 shadow-2'
          }
        >
          {!isShort && (
            <Button data-testid="discard-connection" size="large" onPress={form.discard}>
              {t('form.discard')}
            </Button>
          )}
          <Button data-testid="save-connection" variant="primary" size="large" type="submit">
            {losesKey
              ? t('connection.saveAndRemoveKey', { host: kept?.host ?? '' })
              : t(isShort ? 'action.connect' : 'form.saveChanges')}
          </Button>
          {isShort && access !== 'allowed' && typed.ok && (
            <p className="min-w-0 flex-1 text-xs text-muted">{t('connection.browserAsks', { host: typed.host })}</p>
          )}
        </div>
      )}
      <p
        ref={status}
        tabIndex={-1}
        role="status"
        data-testid="save-outcome"
        data-outcome={typeof outcome === 'object' ? 'failed' : outcome}
        className={`outline-none empty:sr-only ${isShort || outcome !== 'saved' ? '' : SAVED_LOOK}`}
      >
        {outcome === 'saving' ? t('form.saving') : outcome === 'saved' && <Appear>{t('form.saved')}</Appear>}
      </p>
      {typeof outcome === 'object' && <NoReplyNotice error={outcome.error} />}
      {saved.baseUrl !== '' && kept?.hasKey === false && !isShort && (
        <p data-testid="no-key">{t('connection.noKey')}</p>
      )}
      {(!isShort || access !== 'allowed') && (
        <ConnectionAccess baseUrl={saved.baseUrl} access={access} onAllow={connection.allow} />
      )}
    </form>
  );
}
