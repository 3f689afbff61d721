import type { Settings } from '@/utils/settings/settings';
import type { PlainKey } from '@/utils/texts/text-key';

/** Where the settings page shows each setting: its section, and its title there; null if it has no field. */
export const SETTING_TITLES = {
  baseUrl: { section: 'settings.connection', title: 'connection.baseUrl' },
  accountId: { section: 'settings.connection', title: null },
  environment: { section: 'settings.connection', title: 'environment.title' },
  dashboardUrl: { section: 'settings.connection', title: 'connection.dashboard' },
  idempotencyHeader: { section: 'settings.connection', title: null },
  lockMinutes: { section: 'settings.connection', title: 'connection.lockMinutes' },
  timeoutSeconds: { section: 'settings.lookups', title: 'limits.timeout' },
  reuseHours: { section: 'settings.lookups', title: 'limits.reuse' },
  dailyLookups: { section: 'settings.lookups', title: 'limits.daily' },
  countryFormat: { section: 'settings.lookups', title: 'connection.countryFormat' },
  concurrency: { section: 'settings.lookups', title: null },
  requestsPerMinute: { section: 'settings.lookups', title: 'limits.perMinute' },
  keepResults: { section: 'settings.privacy', title: 'transfer.keepResults' },
  decisionDays: { section: 'settings.privacy', title: 'privacy.decisionDays' },
  dueDays: { section: 'settings.privacy', title: 'due.days' },
  keepLog: { section: 'settings.log', title: 'log.keep' },
  reasons: { section: 'settings.log', title: 'log.reasons' },
  requireReference: { section: 'settings.log', title: 'log.requireCase' },
  requireReason: { section: 'settings.log', title: 'log.requireReason' },
  operatorName: { section: 'settings.log', title: 'log.operatorName' },
  showResults: { section: 'settings.privacy', title: 'privacy.showResults' },
  reviewShortcuts: { section: 'settings.keyboard', title: 'review.setting' },
  scoresInPages: { section: 'settings.sites', title: 'sites.showScores' },
  cardOnHover: { section: 'settings.sites', title: 'sites.cardOnHover' },
  sites: { section: 'settings.sites', title: 'settings.sites' },
  language: { section: 'settings.language', title: 'settings.language' },
  noteLanguage: { section: 'settings.language', title: 'language.notes' },
  noteTemplate: { section: 'settings.note', title: 'noteTemplate.label' },
} as const satisfies Record<keyof Settings, { section: PlainKey; title: PlainKey | null }>;
