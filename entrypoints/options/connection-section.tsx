import { ConnectionCountryFormat } from '@/components/connection-country-format';
import { ConnectionForm } from '@/components/connection-form';
import { useConnection } from '@/components/connection-use-connection';
import { call } from '@/utils/messages/call';
import type { Settings } from '@/utils/settings/settings';
import type { Database } from '@/utils/storage/database';
import { connectionPort } from './connection-port';
import { TestLookup } from './test-lookup';

/** Where look-ups go and with which key, how a country is sent, and a test of it all. */
export function ConnectionSection({ settings, database }: { settings: Settings; database: Database }) {
  const connection = useConnection(settings, connectionPort);
  return (
    <>
      <ConnectionForm connection={connection} />
      <ConnectionCountryFormat
        value={settings.countryFormat}
        onSave={(countryFormat) => call('saveSettings', { countryFormat })}
      />
      <h3 className="font-semibold">Test connection</h3>
      <TestLookup database={database} baseUrl={settings.baseUrl} isReady={connection.isReady} />
    </>
  );
}
