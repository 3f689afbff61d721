import type { ConnectionDraft } from '@/components/connection/connection-draft';
import { ConnectionForm } from '@/components/connection/connection-form';
import { ConnectionStatus } from '@/components/connection/connection-status';
import { ConnectionTest } from '@/components/connection/connection-test';
import { useTestedConnection } from '@/components/connection/use-tested-connection';
import { NumberField } from '@/components/kit/number-field';
import { SettingFields, type SettingIn, SettingRows } from '@/components/kit/setting-rows';
import { useTexts } from '@/components/kit/texts';
import { useApp } from '@/components/kit/use-app';
import { useLastLookup } from '@/components/result/use-last-lookup';
import { useRequestsToday } from '@/components/result/use-requests-today';
import { call } from '@/utils/messages/call';
import { hostOf } from '@/utils/service/base-url';
import { isDemo } from '@/utils/service/demo-account';
import { boundsOf, choices } from '@/utils/settings/settings';
import { DemoPanel } from './demo-panel';

/** The settings of a connection outside its form. */
type SavedAlone = Exclude<SettingIn<'settings.connection'>, keyof ConnectionDraft>;

/** Settings of the connection: service and key, with a test. */
export function ConnectionSettingsScreen() {
  const { t } = useTexts();
  const { settings } = useApp();
  const { connection, test, isRefused, isKeyRefused } = useTestedConnection();
  const host = hostOf(settings.baseUrl);
  const last = useLastLookup(host);
  const used = useRequestsToday(host)?.sent;
  if (isDemo(settings)) return <DemoPanel />;
  return (
    <>
      <ConnectionStatus connection={connection} isRefused={isRefused} last={last} used={used}>
        <ConnectionTest baseUrl={settings.baseUrl} isReady={connection.isReady} {...test} />
      </ConnectionStatus>
      <ConnectionForm connection={connection} isKeyRefused={isKeyRefused} />
      {connection.kept?.storageMode === 'passphrase' && (
        <SettingRows>
          <SettingFields<SavedAlone>
            fields={{
              lockMinutes: (
                <NumberField
                  label={t('connection.lockMinutes')}
                  description={t('connection.lockMinutesHelp')}
                  {...boundsOf(choices.shape.lockMinutes)}
                  value={settings.lockMinutes}
                  isManaged={connection.policy.lockMinutes !== undefined}
                  onSave={(lockMinutes) => call('saveSettings', { lockMinutes })}
                />
              ),
            }}
          />
        </SettingRows>
      )}
    </>
  );
}
