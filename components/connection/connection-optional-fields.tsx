import { type RefObject, useState } from 'react';
import { TextField } from '@/components/kit/text-field';
import { useTexts } from '@/components/kit/texts';
import type { Policy } from '@/utils/settings/policy';
import type { PlainKey } from '@/utils/texts/text-key';

/** The name of the connection and the provider's dashboard. If foldable, they are one line until the user opens it. */
export function ConnectionOptionalFields({
  isFoldable,
  connectionName,
  dashboardUrl,
  problem,
  dashboardInput,
  before,
  policy,
  onChange,
  onDashboardBlur,
}: {
  isFoldable: boolean;
  connectionName: string;
  dashboardUrl: string;
  problem: string | undefined;
  dashboardInput: RefObject<HTMLInputElement | null>;
  /** What is saved, with its host, if the form has another host. */
  before: { host: string; connectionName: string; dashboardUrl: string } | null;
  policy: Policy;
  onChange: (fields: { connectionName?: string; dashboardUrl?: string }) => void;
  onDashboardBlur: () => void;
}) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  /** A name or a dashboard that stays would be taken for those of the new provider. */
  const helpOf = (help: PlainKey, field: 'connectionName' | 'dashboardUrl', value: string) => (
    <>
      {before && value !== '' && value === before[field] && (
        <strong className="block text-sm font-semibold text-caution">
          {t('connection.stillOf', { host: before.host })}
        </strong>
      )}
      {t(help)}
    </>
  );
  const fields = (
    <>
      <TextField
        data-testid="connection-name"
        label={t('connection.name')}
        autoComplete="off"
        maxLength={60}
        description={helpOf('connection.nameHelp', 'connectionName', connectionName)}
        value={connectionName}
        isManaged={policy.connectionName !== undefined}
        onChange={(text) => onChange({ connectionName: text })}
      />
      <TextField
        id="dashboard-url"
        data-testid="dashboard-url"
        label={t('connection.dashboard')}
        inputMode="url"
        autoComplete="off"
        spellCheck="false"
        placeholder="https://dashboard.example.com"
        description={helpOf('connection.dashboardHelp', 'dashboardUrl', dashboardUrl)}
        value={dashboardUrl}
        isManaged={policy.dashboardUrl !== undefined}
        onChange={(text) => onChange({ dashboardUrl: text })}
        onBlur={onDashboardBlur}
        problem={problem}
        inputRef={dashboardInput}
      />
    </>
  );
  if (!isFoldable) return fields;
  return (
    <details open={isOpen || problem !== undefined} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('connection.advanced')}</summary>
      <div className="mt-3 flex flex-col gap-4">{fields}</div>
    </details>
  );
}
