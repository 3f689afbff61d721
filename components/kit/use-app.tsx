import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import type { ProviderProfiles } from '@/utils/reading/profile/profiles';
import type { Policy } from '@/utils/settings/policy';
import type { Settings } from '@/utils/settings/settings';
import { policyItem } from '@/utils/storage/policy-item';
import { profilesItem } from '@/utils/storage/profiles-item';
import { settingsItem } from '@/utils/storage/settings-item';
import { loadDatabase } from './use-live';
import { useStoredItem } from './use-stored-item';
import { isVersionError } from './version-error';

/** What every page of the extension uses: settings, policy and score rules in force, live. */
export interface App {
  settings: Settings;
  policy: Policy;
  profiles: ProviderProfiles;
}

/** Null outside of a page. */
export const AppContext = createContext<App | null>(null);

/** Gives a page its {@link App}; draws nothing until the settings are read. Throws storage errors during rendering. */
export function AppProvider({ children }: { children: ReactNode }) {
  const [fault, setFault] = useState<unknown>();
  // Live queries wait forever for a database that is refused; other faults are shown where they occur.
  useEffect(() => {
    const open = async () => (await loadDatabase()).database.open();
    void open().catch((error) => isVersionError(error) && setFault(error));
  }, []);
  if (fault !== undefined) throw fault;
  const settings = useStoredItem(settingsItem)?.value;
  const policy = useStoredItem(policyItem)?.value;
  const profiles = useStoredItem(profilesItem)?.value;
  const app = useMemo(
    () => (settings && policy && profiles ? { settings, policy, profiles } : null),
    [settings, policy, profiles],
  );
  const mayPrint = policy?.allowExport !== false;
  useEffect(() => void document.documentElement.toggleAttribute('data-no-print', !mayPrint), [mayPrint]);
  return app && <AppContext value={app}>{children}</AppContext>;
}

/** Returns the settings, policy and score rules of the page. */
export function useApp(): App {
  const app = useContext(AppContext);
  if (app === null) throw new Error('The page is not inside an AppProvider.');
  return app;
}
