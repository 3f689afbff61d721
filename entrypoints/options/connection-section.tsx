import { ConnectionCountryFormat } from '@/components/connection/connection-country-format';
import { ConnectionForm } from '@/components/connection/connection-form';
import { ConnectionIdempotencyHeader } from '@/components/connection/connection-idempotency-header';
import { ConnectionTest } from '@/components/connection/connection-test';
import { NumberField } from '@/components/form/number-field';
import { SettingRows } from '@/components/form/setting-rows';
import { useTexts } from '@/components/texts';
import { useApp } from '@/hooks/app-provider';
import { useTestedConnection } from '@/hooks/connection/use-tested-connection';
import { call } from '@/utils/messages/call';

/** Settings of the connection: service, key and country format, with a test. */
export function ConnectionSection() {
  const { t } = useTexts();
  const { settings } = useApp();
  const { connection, test } = useTestedConnection();
  return (
    <>
      <ConnectionForm connection={connection} />
      <SettingRows>
        {connection.kept?.keeping === 'passphrase' && (
          <NumberField
            label={t('connection.lockMinutes')}
            description={t('connection.lockMinutesHelp')}
            min={1}
            max={480}
            value={settings.lockMinutes}
            isManaged={connection.policy.lockMinutes !== undefined}
            onSave={(lockMinutes) => call('saveSettings', { lockMinutes })}
          />
        )}
        <ConnectionCountryFormat
          value={settings.countryFormat}
          onSave={(countryFormat) => call('saveSettings', { countryFormat })}
        />
        <ConnectionIdempotencyHeader
          value={settings.idempotencyHeader}
          isManaged={connection.policy.idempotencyHeader !== undefined}
          onSave={(idempotencyHeader) => call('saveSettings', { idempotencyHeader })}
        />
        <section aria-labelledby="test-connection" className="flex flex-col gap-2">
          <h3 id="test-connection" className="font-semibold">
            {t('connectionTest.title')}
          </h3>
          <ConnectionTest baseUrl={settings.baseUrl} isReady={connection.isReady} {...test} />
        </section>
      </SettingRows>
    </>
  );
}
