import { hostOf } from '@/utils/service/base-url';
import type { Settings } from '@/utils/settings/settings';

/** Says before every lookup which data is sent where. */
export function WhereItGoes({ settings, what }: { settings: Settings; what: string }) {
  const host = hostOf(settings.baseUrl);
  return (
    <p className="text-xs text-muted">
      {host === ''
        ? 'Connect to the service in the settings first.'
        : `Sends ${what} to ${host}. A look-up may cost money.`}
    </p>
  );
}
