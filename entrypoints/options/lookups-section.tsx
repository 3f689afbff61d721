import { LookupSettings } from '@/components/connection/lookup-settings';
import { call } from '@/utils/messages/call';
import type { Settings } from '@/utils/settings/settings';

/** How look-ups run. */
export function LookupsSection({ settings }: { settings: Settings }) {
  return <LookupSettings settings={settings} onSave={(change) => call('saveSettings', change)} />;
}
