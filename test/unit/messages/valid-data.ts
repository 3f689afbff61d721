import type { MessageName } from '@/utils/messages/protocol';

const id = '7f0c3a2e-8b1d-4c5e-9f60-123456789abc';

/** Data that is in order, for every message. */
export const VALID_DATA: { [Name in MessageName]: unknown } = {
  lookup: { subject: { operation: 'score', request: { email: 'jane@example.com' } }, gesture: 'popup', refresh: false },
  awaitLookup: { id },
  stopLookup: { id },
  resumeSending: {},
  decide: { id, made: [{ of: 'subject', value: 'no-concern', note: 'seen', validUntil: '2027-05-12', facts: 'f' }] },
  undoDecisions: {
    id,
    decided: [
      {
        before: null,
        made: {
          ...{ of: 'subject', subjectId: 's', nameId: 'n', lookupId: id, decidedAt: 5, operator: '', facts: 'f' },
          ...{ value: 'no-concern', note: 'seen', validUntil: '2027-05-12' },
        },
      },
    ],
  },
  startBatch: {
    operation: 'score',
    subjects: [{ operation: 'score', request: { email: 'jane@example.com' } }],
    gesture: 'popup',
    source: 'text',
    refresh: false,
    skipped: [{ line: 7, reason: 'no-address' }],
    retryOf: id,
  },
  resumeBatch: { id, host: 'a.example' },
  pauseBatch: { id },
  stopBatch: { id },
  saveOwnRecord: { id, ownRecord: { names: ['J. Doe'], birth: '1980-05', country: 'GB' } },
  forgetSubject: { id },
  forgetNamed: { name: 'Jane Doe' },
  forgetEverything: { key: false, settings: false },
  startDemo: {},
  endDemo: {},
  connection: {},
  saveConnection: { baseUrl: 'https://a.example', dashboardUrl: '', key: 'k' },
  saveSettings: { reuseHours: 1 },
  saveProfile: {
    baseUrl: 'https://a.example',
    operation: 'score',
    changes: { score: { pointer: '/score', type: 'number' } },
  },
  importSettings: { format: 'sightline-settings', version: 1, settings: { dailyLookups: 5 }, providerProfiles: {} },
  forgetKey: {},
  lockKey: {},
  unlockKey: { passphrase: 'four words far apart' },
  readCard: { card: id, seen: '["sending",null]' },
  cardRead: { card: id },
  closeCard: { card: id },
  openDetails: { card: id, panel: true },
  requestSite: { pattern: 'https://crm.example/*' },
  enableSite: { pattern: 'https://crm.example/*' },
  disableSite: { pattern: 'https://crm.example/*' },
  pageEmails: { windowId: 1 },
  pageScores: { emails: ['jane@example.com'] },
  revealEmail: { tabId: 1, email: 'jane@example.com' },
  detectorReady: {},
  knownScores: { emails: ['jane@example.com'] },
  hoverEmail: { email: null, onCanvas: false },
  cardClosed: { card: id, by: 'page' },
  openCard: { email: 'jane@example.com', place: { x: 0, y: 0, width: 1, height: 1 }, by: 'pointer' },
};
