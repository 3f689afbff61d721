import { expect, test } from 'vitest';
import { type SupportFacts, supportInfo } from '@/utils/case-file/support-info';
import { parseSettings, type Settings } from '@/utils/settings/settings';
import { account } from '../lookup/account';

const FACTS: SupportFacts = {
  version: '0.1.0',
  browser: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0.0.0',
  language: 'en-GB',
  permissions: ['storage', 'alarms'],
  allowedHosts: 2,
  key: { hasKey: true, storageMode: 'passphrase', isLocked: true },
  settings: parseSettings({
    baseUrl: 'https://canary-host.example/CANARYPATH',
    environment: 'CANARY ENV',
    accountId: account('CANARYACCOUNT'),
    dashboardUrl: 'https://canary-dashboard.example',
    language: 'https://canary.example',
    sites: ['https://canary-site.example/*'],
    dailyLookups: 50,
  }),
  policyFields: ['dailyLookups'],
  lookupCount: 3,
  lookups: [
    { state: 'failed', kind: 'key-refused', status: 401 },
    { state: 'failed', kind: 'unreachable', status: undefined },
    { state: 'done', kind: undefined, status: undefined },
  ],
  providerProfiles: 1,
  storedBytes: 2048,
};

test('contains what support needs and nothing that anybody typed', () => {
  const text = supportInfo(FACTS);
  expect(text).toContain('Sightline: 0.1.0\n');
  expect(text).toContain('Language: en-GB, interface browser, notes interface\n');
  expect(text).toContain('Provider: set up\n');
  expect(text).toContain('Key: saved, passphrase, locked\n');
  expect(text).toContain('Managed by your organization: dailyLookups\nSites enabled: 1\n');
  expect(text).toContain('Daily limit: 50\nParallel lookups: 4\nRate limit (per minute): none\n');
  expect(text).toContain('Lookups stored: 3 (failed 2, done 1)\n');
  expect(supportInfo({ ...FACTS, lookupCount: 52_340 })).toContain(
    'Lookups stored: 52340 (newest 3: failed 2, done 1)\n',
  );
  expect(text).toContain('Last failures: key-refused 401, unreachable\n');
  expect(text).toContain('Storage used: 2 kB\n');
  expect(text).not.toMatch(/canary|example/i);
});

test('is complete before anything is set up', () => {
  const text = supportInfo({
    ...FACTS,
    settings: parseSettings({}),
    key: null,
    lookupCount: 0,
    lookups: [],
    storedBytes: null,
  });
  expect(text).toContain('Provider: not set up\nKey: unknown\n');
  expect(text).toContain('Last failures: none\n');
});

/** Another value of each setting; null where its text comes from the user and support must not read it. */
const CHANGES: { [Field in keyof Settings]: Settings[Field] | null } = {
  baseUrl: 'https://api.example',
  accountId: null,
  environment: null,
  dashboardUrl: null,
  idempotencyHeader: true,
  countryFormat: 'alpha-3',
  timeoutSeconds: 7,
  reuseHours: 7,
  dailyLookups: 7,
  concurrency: 7,
  requestsPerMinute: 7,
  keepResults: '90',
  keepLog: '30',
  decisionDays: 41,
  dueDays: 43,
  reasons: ['Onboarding'],
  requireReference: true,
  requireReason: true,
  operatorName: null,
  scoresInPages: false,
  cardOnHover: 'off',
  showResults: 'side-panel',
  reviewShortcuts: false,
  lockMinutes: 7,
  language: 'de',
  noteLanguage: 'de',
  noteTemplate: null,
  links: null,
  teamWords: null,
  sites: ['https://site.example/*'],
};

test.each(Object.entries(CHANGES).filter(([, value]) => value !== null))('shows the setting %s', (field, value) => {
  const text = (change: object) => supportInfo({ ...FACTS, settings: parseSettings(change) });
  expect(text({ [field]: value })).not.toBe(text({}));
});
