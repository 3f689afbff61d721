import { useMemo } from 'react';
import { browser } from '#imports';
import { focusPurpose } from '@/components/kit/focus-purpose';
import { useApp } from '@/components/kit/use-app';
import { openDeskTab, openSettings, openSettingsAt } from '@/utils/surfaces/open-desk-tab';
import { START } from '@/utils/surfaces/route';
import { connectionPort } from './use-key-status';

/** Returns the next actions that leave a page: to the browser's prompt, the settings, and the provider's dashboard. */
export function useFailureActions() {
  const { baseUrl, dashboardUrl } = useApp().settings;
  return useMemo(() => {
    return {
      'open-settings': openSettings,
      // Firefox accepts a request only first in the click. If it is denied, the failure still says what is missing.
      'grant-permission': () => void connectionPort.requestAccess(baseUrl),
      // The fields are in the same page, or in the desk.
      'enter-case': () => void (focusPurpose('case-missing') || openDeskTab(START)),
      'choose-reason': () => void (focusPurpose('reason-missing') || openDeskTab(START)),
      'raise-budget': () => openSettingsAt('daily-limit'),
      // The unlock field is in the same page.
      unlock: () => document.querySelector<HTMLInputElement>('[data-unlock] input')?.focus(),
      ...(dashboardUrl === ''
        ? { 'add-dashboard': () => openSettingsAt('dashboard-url') }
        : { 'open-dashboard': () => void browser.tabs.create({ url: dashboardUrl }) }),
    };
  }, [baseUrl, dashboardUrl]);
}
