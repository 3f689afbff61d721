import { expect, test } from 'vitest';
import type { ProviderProfile } from '@/utils/reading/profile/profile';
import { type ProviderProfiles, parseProfiles, withImported } from '@/utils/reading/profile/profiles';
import { parseSettings } from '@/utils/settings/settings';
import { settingsChanges } from '@/utils/settings/settings-changes';
import { parseSettingsFile, writeSettingsFile } from '@/utils/settings/settings-file';
import { account } from '../lookup/account';
import { MALICIOUS } from './malicious-files';

const OWN = parseSettings({
  baseUrl: 'https://api.example.com',
  accountId: account('CANARY-ACCOUNT'),
  environment: 'sandbox',
  sites: ['https://crm.example.com/*'],
  dailyLookups: 50,
});
const PROFILES = {
  'https://api.example.com': { score: { version: 1, score: { pointer: '/risk_score', type: 'number' } } },
} as const;

test('an export reads back and contains nothing of the account', () => {
  const text = writeSettingsFile(OWN, PROFILES);
  const read = parseSettingsFile(text);
  const { accountId: _, operatorName: _name, idempotencyHeader: _header, concurrency: _most, ...portable } = OWN;
  expect(read).toEqual({
    ok: true,
    file: { format: 'sightline-settings', version: 1, settings: portable, providerProfiles: PROFILES },
  });
  expect(text).not.toMatch(/CANARY|key/i);
  expect(read.ok && settingsChanges(read.file, OWN, PROFILES, new Set())).toEqual({
    fields: [],
    profiles: [],
    layouts: [],
    emptyLists: [],
    unmatched: [],
    newHost: null,
  });
});

test('writes an environment without joiners, because an imported file may contain none', () => {
  const text = writeSettingsFile(parseSettings({ environment: '\u{1f469}\u200d\u{1f4bc} U\u00adAT' }), {});
  expect(parseSettingsFile(text)).toMatchObject({
    ok: true,
    file: { settings: { environment: '\u{1f469}\u{1f4bc} UAT' } },
  });
});

test('a file of an older version is imported without the fields and choices that are none any more', () => {
  const { settings, ...file } = JSON.parse(writeSettingsFile(OWN, PROFILES));
  const former = { connectionName: 'Live', concurrency: 2, idempotencyHeader: true, textPercent: 120 };
  const timeouts = { scoreTimeoutSeconds: 5, overviewTimeoutSeconds: 9 };
  const { cardOnHover: _, ...others } = settings;
  const text = JSON.stringify({ ...file, settings: { ...settings, ...former, ...timeouts, cardOnHover: 'always' } });
  expect(parseSettingsFile(text)).toEqual({ ok: true, file: { ...file, settings: others } });
});

test('profiles of as many services as somebody has used read back', () => {
  const services = Array.from({ length: 60 }, (_, i) => [
    `https://api${i}.example.com`,
    Object.values(PROFILES)[0] ?? {},
  ]);
  const profiles = Object.fromEntries(services);
  expect(parseSettingsFile(writeSettingsFile(OWN, profiles))).toMatchObject({
    ok: true,
    file: { providerProfiles: profiles },
  });
});

test('settings that were never set up can be exported too', () => {
  expect(parseSettingsFile(writeSettingsFile(parseSettings({}), {})).ok).toBe(true);
});

test('the changes name every field, the host, and leave out what the organisation has set', () => {
  const other = { ...OWN, baseUrl: 'https://evil.example', dailyLookups: 100_000, environment: 'Live' };
  const read = parseSettingsFile(writeSettingsFile(other, {}));
  if (!read.ok) throw new Error(read.problem.kind);
  expect(settingsChanges(read.file, OWN, PROFILES, new Set())).toEqual({
    fields: [
      { field: 'baseUrl', before: 'https://api.example.com', after: 'https://evil.example' },
      { field: 'environment', before: 'sandbox', after: 'Live' },
      { field: 'dailyLookups', before: 50, after: 100_000 },
    ],
    profiles: [],
    layouts: [],
    emptyLists: [],
    unmatched: [],
    newHost: { before: 'api.example.com', after: 'evil.example' },
  });
  expect(settingsChanges(read.file, OWN, PROFILES, new Set(['baseUrl', 'dailyLookups']))).toMatchObject({
    fields: [{ field: 'environment' }],
    newHost: null,
  });
});

test.each([
  ['another path', 'https://api.example.com/evil-tenant'],
  ['a path in another case', 'https://api.example.com/V2', 'https://api.example.com/v2'],
  ['no path any more', 'https://api.example.com', 'https://api.example.com/v2'],
  ['another scheme', 'http://localhost', 'https://localhost'],
])('%s of the same host is named like another host', (_, after, before = OWN.baseUrl) => {
  const read = parseSettingsFile(writeSettingsFile({ ...OWN, baseUrl: after }, {}));
  if (!read.ok) throw new Error(read.problem.kind);
  const now = { ...OWN, baseUrl: before };
  expect(settingsChanges(read.file, now, {}, new Set()).newHost).toEqual({ before, after });
  expect(settingsChanges(read.file, now, {}, new Set(['baseUrl'])).newHost).toBeNull();
});

test('a layout that the file replaces or removes is a change of how results are read; one of a newer version stays', () => {
  const layout = { confirmedOn: '2026-11-12', screening: {}, hit: { name: '/hits/*/name' }, facts: [], fields: [] };
  const renamed = { ...layout, hit: { name: '/hits/*/alias' } };
  const profiles = { [OWN.baseUrl]: { overview: { version: 1 as const, layout } } };
  const [service, operation] = [OWN.baseUrl, 'overview' as const];
  const layoutsOf = (own: ProviderProfiles, overview?: ProviderProfile) => {
    const read = parseSettingsFile(writeSettingsFile(OWN, { [service]: overview ? { overview } : {} }));
    if (!read.ok) throw new Error(read.problem.kind);
    return settingsChanges(read.file, OWN, own, new Set()).layouts;
  };
  expect(layoutsOf(profiles, { version: 1, layout: renamed })).toEqual([
    { service, operation, before: layout, after: renamed },
  ]);
  expect(layoutsOf(profiles)).toEqual([{ service, operation, before: layout, after: null }]);
  expect(layoutsOf(profiles, { version: 1, layout })).toEqual([]);
  expect(layoutsOf(parseProfiles({ [service]: { overview: { version: 2 } } }), { version: 1, layout })).toEqual([]);
});

test('a file that says otherwise what an empty list means is a change of how results are read', () => {
  const [service, operation] = [OWN.baseUrl, 'overview' as const];
  const profile = { version: 1 as const, emptyList: 'none-found' as const };
  const text = writeSettingsFile(OWN, { [service]: { overview: profile } });
  const read = parseSettingsFile(text);
  if (!read.ok) throw new Error(read.problem.kind);
  expect(settingsChanges(read.file, OWN, {}, new Set()).emptyLists).toEqual([
    { service, operation, before: undefined, after: 'none-found' },
  ]);
  expect(settingsChanges(read.file, OWN, { [service]: { overview: profile } }, new Set()).emptyLists).toEqual([]);
});

test.each(MALICIOUS)('refused: %s', (_what, text) => {
  const read = parseSettingsFile(text);
  expect(read.ok).toBe(false);
  expect(!read.ok && read.problem.kind).toMatch(/^(too-large|foreign|other-version|invalid)$/);
});

test('a file with a profile of a newer version is refused, and the stored one is kept and not exported', () => {
  const newer = { 'https://api.example.com': { score: { version: 2, something: 'new' } } };
  const file = { format: 'sightline-settings', version: 1, settings: {}, providerProfiles: newer };
  expect(parseSettingsFile(JSON.stringify(file))).toEqual({ ok: false, problem: { kind: 'other-version' } });
  expect(parseSettingsFile(writeSettingsFile(OWN, parseProfiles(newer))).ok).toBe(true);
  expect(withImported(parseProfiles(newer), PROFILES)).toEqual(newer);
});
