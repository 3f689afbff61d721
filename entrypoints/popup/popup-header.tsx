import { browser } from '#imports';
import { Button } from '@/components/button';
import { hostOf } from '@/utils/service/base-url';
import type { Settings } from '@/utils/settings/settings';

/** Which service answers here, and the way to the settings. */
export function PopupHeader({ settings }: { settings: Settings }) {
  const host = hostOf(settings.baseUrl);
  return (
    <header className="flex items-center gap-2">
      <h1 className="text-base font-semibold">Sightline</h1>
      <p className="min-w-0 flex-1 truncate text-xs text-muted">
        {host === '' ? 'not connected' : settings.connectionName === '' ? host : `${settings.connectionName} · ${host}`}
      </p>
      <Button look="quiet" onPress={() => void browser.runtime.openOptionsPage()}>
        Settings
      </Button>
    </header>
  );
}
