import type { PortableField } from '@/utils/settings/settings-file';
import { siteName } from '@/utils/settings/site-pattern';

/** Names of the settings, as on the options page. */
export const SETTING_NAMES: Record<PortableField, string> = {
  baseUrl: 'Address of the service',
  connectionName: 'Name of this connection',
  dashboardUrl: 'Dashboard of the provider',
  idempotencyHeader: 'Send an Idempotency-Key header',
  countryFormat: 'How nationality is sent',
  scoreTimeoutSeconds: 'Time-out for a score (seconds)',
  overviewTimeoutSeconds: 'Time-out for an overview (seconds)',
  reuseHours: 'Use an answer again for (hours)',
  dailyLookups: 'Budget (look-ups a day)',
  concurrency: 'Look-ups at the same time',
  requestsPerMinute: 'Look-ups a minute at most',
  keepResults: 'How long results are kept (days)',
  scoresInPages: 'Show known scores in pages',
  showResults: 'Show results',
  lockMinutes: 'Lock the key after (minutes)',
  sites: 'Sites',
};

/** Returns the value of a setting in words. */
export function settingWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map((one) => siteName(String(one))).join(', ');
  return value === '' ? 'nothing' : String(value);
}
