import { LookupSettings } from '@/components/connection/lookup-settings';
import { usePolicy } from '@/utils/live/use-policy';
import { call } from '@/utils/messages/call';
import { managedFields } from '@/utils/settings/policy';
import type { Settings } from '@/utils/settings/settings';

/** How look-ups run. */
export function LookupsSection({ settings }: { settings: Settings }) {
  const managed = managedFields(usePolicy());
  return <LookupSettings settings={settings} managed={managed} onSave={(change) => call('saveSettings', change)} />;
}
