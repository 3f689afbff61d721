import { type RefObject, useId, useState } from 'react';
import { TextField } from '@/components/kit/text-field';
import { useTexts } from '@/components/kit/texts';
import { ENVIRONMENTS, environmentName, MAX_ENVIRONMENT, typedEnvironment } from '@/utils/service/environment';
import type { Policy } from '@/utils/settings/policy';
import type { PlainKey } from '@/utils/texts/text-key';

/** The environment of the connection and the provider's dashboard. If foldable, they are one line until the user opens it. */
export function ConnectionOptionalFields({
  isFoldable,
  environment,
  dashboardUrl,
  problem,
  dashboardInput,
  before,
  policy,
  onChange,
  onDashboardBlur,
}: {
  isFoldable: boolean;
  /** In its stored form. */
  environment: string;
  dashboardUrl: string;
  problem: string | undefined;
  dashboardInput: RefObject<HTMLInputElement | null>;
  /** What is saved, with its host, if the form has another host. */
  before: { host: string; environment: string; dashboardUrl: string } | null;
  policy: Policy;
  onChange: (fields: { environment?: string; dashboardUrl?: string }) => void;
  onDashboardBlur: () => void;
}) {
  const texts = useTexts();
  const { t } = texts;
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  /** An environment or a dashboard that stays would be taken for that of the new provider. */
  const helpOf = (help: PlainKey, field: 'environment' | 'dashboardUrl', value: string) => (
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
        data-testid="environment"
        label={t('environment.title')}
        autoComplete="off"
        maxLength={MAX_ENVIRONMENT}
        list={listId}
        description={helpOf('environment.help', 'environment', environment)}
        // A word of ours is named; while another one is typed, it stays as it is.
        value={ENVIRONMENTS.some((code) => code === environment) ? environmentName(environment, texts) : environment}
        isManaged={policy.environment !== undefined}
        onChange={(text) => onChange({ environment: typedEnvironment(text, texts) })}
      />
      <datalist id={listId}>
        {ENVIRONMENTS.map((code) => (
          <option key={code} value={environmentName(code, texts)} />
        ))}
      </datalist>
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
