import { Button } from '@/components/form/button';
import { SettingRows } from '@/components/form/setting-rows';
import { TextField } from '@/components/form/text-field';
import { NoReplyNotice } from '@/components/no-reply-notice';
import { parseBaseUrl } from '@/utils/service/base-url';
import { ConnectionAccess } from './connection-access';
import { ConnectionHost } from './connection-host';
import { ConnectionKeyField } from './connection-key-field';
import { ConnectionOptionalFields } from './connection-optional-fields';
import { connectionProblemWords } from './connection-problem-words';
import type { EditableConnection } from './editable-connection';
import { KeyStorageFields } from './key-storage-fields';
import { useConnectionForm } from './use-connection-form';

/** Form for service, key and names. `isShort` folds the fields that a first lookup does not need. */
export function ConnectionForm({ connection, isShort = false }: { connection: EditableConnection; isShort?: boolean }) {
  const { saved, kept, access, policy } = connection;
  const form = useConnectionForm(connection);
  const { draft, problems, outcome, inputs, edit, submit } = form;
  const typed = parseBaseUrl(draft.baseUrl);
  const newHost = typed.ok && kept?.hasKey && typed.host !== kept.host ? typed.host : undefined;
  const losesKey = newHost !== undefined && draft.key.trim() === '';

  const fields = (
    <>
      <TextField
        data-testid="base-url"
        label="Address of the service"
        inputMode="url"
        autoComplete="off"
        spellCheck="false"
        placeholder="https://api.example.com"
        description="Its base URL. Sightline adds the rest, such as /v1/score/df."
        value={draft.baseUrl}
        onChange={(baseUrl) => edit({ baseUrl })}
        problem={connectionProblemWords(problems.baseUrl)}
        inputRef={inputs.baseUrl}
        isManaged={policy.baseUrl !== undefined}
      />
      <ConnectionKeyField
        value={draft.key}
        onChange={(key) => edit({ key })}
        problem={connectionProblemWords(problems.key)}
        connection={connection}
        newHost={newHost}
        inputRef={inputs.key}
      />
      <KeyStorageFields form={form} isFoldable={isShort} isManaged={policy.requirePassphrase === true} />
      <ConnectionOptionalFields
        isFoldable={isShort}
        connectionName={draft.connectionName}
        dashboardUrl={draft.dashboardUrl}
        problem={connectionProblemWords(problems.dashboardUrl)}
        dashboardInput={inputs.dashboardUrl}
        onChange={edit}
        policy={policy}
      />
    </>
  );
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      {connection.unanswered && <NoReplyNotice onAgain={() => void connection.refresh()} />}
      {isShort ? fields : <SettingRows>{fields}</SettingRows>}
      {typed.ok && <ConnectionSentWhere baseUrl={typed.baseUrl} />}
      <div className="flex flex-wrap items-center gap-3">
        <Button data-testid="save-connection" variant="primary" type="submit">
          {losesKey ? `Save and forget the key for ${kept?.host}` : 'Save'}
        </Button>
        <p role="status" data-testid="save-outcome" data-outcome={outcome}>
          {outcome === 'saving' ? 'Saving…' : outcome === 'saved' && 'Saved.'}
        </p>
      </div>
      {outcome === 'no-reply' && <NoReplyNotice />}
      {saved.baseUrl !== '' && kept?.hasKey === false && (
        <p>No API key is kept yet. Enter one before the first look-up.</p>
      )}
      <ConnectionAccess baseUrl={saved.baseUrl} access={access} onAllow={connection.allow} />
    </form>
  );
}

/** Says in one sentence which data is sent where. */
function ConnectionSentWhere({ baseUrl }: { baseUrl: string }) {
  return (
    <p className="rounded-lg border border-line bg-well p-3">
      The addresses you score and the subjects you check go to <ConnectionHost baseUrl={baseUrl} /> with the API key;
      nothing else is sent, and nothing goes anywhere else.
    </p>
  );
}
