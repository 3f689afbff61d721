import { type RefObject, useState } from 'react';
import { TextField } from '@/components/form/text-field';
import { useTexts } from '@/components/texts';
import type { Policy } from '@/utils/settings/policy';

/** The name of the connection and the provider's dashboard. If foldable, they are one line until the user opens it. */
export function ConnectionOptionalFields({
  isFoldable,
  connectionName,
  dashboardUrl,
  problem,
  dashboardInput,
  policy,
  onChange,
  onDashboardBlur,
}: {
  isFoldable: boolean;
  connectionName: string;
  dashboardUrl: string;
  problem: string | undefined;
  dashboardInput: RefObject<HTMLInputElement | null>;
  policy: Policy;
  onChange: (fields: { connectionName?: string; dashboardUrl?: string }) => void;
  onDashboardBlur: () => void;
}) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const fields = (
    <>
      <TextField
        data-testid="connection-name"
        label={t('connection.name')}
        autoComplete="off"
        maxLength={60}
        description={t('connection.nameHelp')}
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
        description={t('connection.dashboardHelp')}
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
