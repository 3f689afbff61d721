import { useApp } from '@/hooks/app-provider';
import { hostOf } from '@/utils/service/base-url';

/** Says before every lookup which data is sent where. */
export function WhereItGoes({ what }: { what: string }) {
  const host = hostOf(useApp().settings.baseUrl);
  return (
    <p className="text-xs text-muted">
      {host === ''
        ? 'Connect to the service in the settings first.'
        : `Sends ${what} to ${host}. A look-up may cost money.`}
    </p>
  );
}
