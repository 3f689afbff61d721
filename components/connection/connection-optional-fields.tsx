import { type RefObject, useState } from 'react';
import { TextField } from '@/components/form/text-field';
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
}: {
  isFoldable: boolean;
  connectionName: string;
  dashboardUrl: string;
  problem: string | undefined;
  dashboardInput: RefObject<HTMLInputElement | null>;
  policy: Policy;
  onChange: (fields: { connectionName?: string; dashboardUrl?: string }) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const fields = (
    <>
      <TextField
        data-testid="connection-name"
        label="Name of this connection (optional)"
        autoComplete="off"
        maxLength={60}
        description="Shown beside every answer, such as Sandbox."
        value={connectionName}
        isManaged={policy.connectionName !== undefined}
        onChange={(text) => onChange({ connectionName: text })}
      />
      <TextField
        data-testid="dashboard-url"
        label="Dashboard of the provider (optional)"
        inputMode="url"
        autoComplete="off"
        spellCheck="false"
        placeholder="https://dashboard.example.com"
        description="Its web address, for the link to My API Keys."
        value={dashboardUrl}
        isManaged={policy.dashboardUrl !== undefined}
        onChange={(text) => onChange({ dashboardUrl: text })}
        problem={problem}
        inputRef={dashboardInput}
      />
    </>
  );
  if (!isFoldable) return fields;
  return (
    <details open={isOpen || problem !== undefined} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="cursor-default">Name and dashboard (optional)</summary>
      <div className="mt-3 flex flex-col gap-4">{fields}</div>
    </details>
  );
}
