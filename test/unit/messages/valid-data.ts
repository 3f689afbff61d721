import type { MessageName } from '@/utils/messages/protocol';

const id = '7f0c3a2e-8b1d-4c5e-9f60-123456789abc';

/** Data that is in order, for every message. */
export const VALID_DATA: { [Name in MessageName]: unknown } = {
  lookup: { subject: { operation: 'score', request: { email: 'jane@example.com' } }, gesture: 'popup', refresh: false },
  awaitLookup: { id },
  stopLookup: { id },
  goOn: {},
  startBatch: {
    operation: 'score',
    subjects: [{ operation: 'score', request: { email: 'jane@example.com' } }],
    gesture: 'popup',
    source: 'text',
    refresh: false,
  },
  resumeBatch: { id, host: 'a.example' },
  pauseBatch: { id },
  stopBatch: { id },
  forgetSubject: { id },
  forgetEverything: { key: false, settings: false },
  connection: {},
  saveConnection: { baseUrl: 'https://a.example', connectionName: '', dashboardUrl: '', key: 'k' },
  saveSettings: { reuseHours: 1 },
  saveReadingRule: { baseUrl: 'https://a.example', operation: 'score', rule: { pointer: '/score', type: 'number' } },
  importSettings: { format: 'sightline-settings', version: 1, settings: { dailyLookups: 5 }, readingRules: {} },
  forgetKey: {},
  lockKey: {},
  unlockKey: { passphrase: 'four words far apart' },
  readCard: { card: id },
  awaitCard: { card: id },
  closeCard: { card: id },
  openDetails: { card: id, panel: true },
  wantSite: { pattern: 'https://crm.example/*' },
  enableSite: { pattern: 'https://crm.example/*' },
  disableSite: { pattern: 'https://crm.example/*' },
  pageEmails: {},
  revealEmail: { tabId: 1, email: 'jane@example.com' },
  detectorReady: {},
  knownScores: { emails: ['jane@example.com'] },
  hoverEmail: { email: null },
  openCard: { email: 'jane@example.com', place: { x: 0, y: 0, width: 1, height: 1 }, by: 'pointer' },
};
