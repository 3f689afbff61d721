import { useMemo } from 'react';
import { browser } from '#imports';
import { useApp } from '@/hooks/app-provider';
import { openSettingsAt } from '@/hooks/settings/open-settings-at';

/** Returns the next actions that leave a page: to the settings, and to the provider's dashboard if known. */
export function useFailureActions() {
  const { dashboardUrl } = useApp().settings;
  return useMemo(() => {
    const openSettings = () => void browser.runtime.openOptionsPage();
    return {
      'open-settings': openSettings,
      'grant-permission': openSettings,
      'raise-budget': () => openSettingsAt('look-ups'),
      // The unlock field is in the same page.
      unlock: () => document.querySelector<HTMLInputElement>('[data-unlock] input')?.focus(),
      ...(dashboardUrl === ''
        ? { 'add-dashboard': openSettings }
        : { 'open-dashboard': () => void browser.tabs.create({ url: dashboardUrl }) }),
    };
  }, [dashboardUrl]);
}
