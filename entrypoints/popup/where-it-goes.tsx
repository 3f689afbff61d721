import { hostOf } from '@/utils/service/base-url';
import type { Settings } from '@/utils/settings/settings';

/** Says before every look-up which data goes where. */
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
