import type { Settings } from '@/utils/settings/settings';
import type { PlainKey } from '@/utils/texts/text-key';

/** Where the settings page shows each setting: its section, and its title there. */
export const SETTING_TITLES = {
  baseUrl: { section: 'settings.connection', title: 'connection.baseUrl' },
  accountId: { section: 'settings.connection', title: 'connection.name' },
  connectionName: { section: 'settings.connection', title: 'connection.name' },
  environment: { section: 'settings.connection', title: 'environment.field' },
  dashboardUrl: { section: 'settings.connection', title: 'connection.dashboard' },
  idempotencyHeader: { section: 'settings.connection', title: 'connection.idempotency' },
  countryFormat: { section: 'settings.connection', title: 'connection.countryFormat' },
  lockMinutes: { section: 'settings.connection', title: 'connection.lockMinutes' },
  scoreTimeoutSeconds: { section: 'settings.lookups', title: 'limits.scoreTimeout' },
  overviewTimeoutSeconds: { section: 'settings.lookups', title: 'limits.checkTimeout' },
  reuseHours: { section: 'settings.lookups', title: 'limits.reuse' },
  dailyLookups: { section: 'settings.lookups', title: 'limits.daily' },
  concurrency: { section: 'settings.lookups', title: 'limits.parallel' },
  requestsPerMinute: { section: 'settings.lookups', title: 'limits.perMinute' },
  keepResults: { section: 'settings.privacy', title: 'transfer.keepResults' },
  decisionDays: { section: 'settings.privacy', title: 'privacy.decisionDays' },
  keepLog: { section: 'settings.log', title: 'log.keep' },
  reasons: { section: 'settings.log', title: 'log.reasons' },
  requireReference: { section: 'settings.log', title: 'log.requireCase' },
  operatorName: { section: 'settings.log', title: 'log.operatorName' },
  showResults: { section: 'settings.privacy', title: 'privacy.showResults' },
  scoresInPages: { section: 'settings.sites', title: 'sites.showScores' },
  cardOnHover: { section: 'settings.sites', title: 'sites.cardOnHover' },
  sites: { section: 'settings.sites', title: 'settings.sites' },
  textPercent: { section: 'settings.language', title: 'language.textSize' },
  language: { section: 'settings.language', title: 'settings.language' },
  noteLanguage: { section: 'settings.language', title: 'language.notes' },
  noteTemplate: { section: 'settings.note', title: 'noteTemplate.label' },
} as const satisfies Record<keyof Settings, { section: PlainKey; title: PlainKey }>;
