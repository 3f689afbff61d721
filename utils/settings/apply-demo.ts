import { accountId } from '../service/account-id';
import { DEMO_ACCOUNT, DEMO_BASE_URL, DEMO_ENVIRONMENT, isDemo } from '../service/demo-account';
import type { Settings } from './settings';

/**
 * Returns the settings in force while the demo runs: another account at a host that does not exist. No badge in a page
 * shows an invented number, because no band is near it. Without the demo, no setting may pass for it.
 */
export function applyDemo(settings: Settings, isRunning: boolean): Settings {
  if (isRunning) {
    return {
      ...settings,
      baseUrl: DEMO_BASE_URL,
      accountId: DEMO_ACCOUNT,
      environment: DEMO_ENVIRONMENT,
      dashboardUrl: '',
      scoresInPages: false,
    };
  }
  if (!isDemo(settings) && settings.environment !== DEMO_ENVIRONMENT) return settings;
  return { ...settings, accountId: accountId.parse(isDemo(settings) ? '' : settings.accountId), environment: '' };
}
