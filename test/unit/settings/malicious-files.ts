import { MAX_SETTINGS_FILE_BYTES } from '@/utils/settings/settings-file';

/** A file that is in order but for one part. */
const file = (part: object) =>
  JSON.stringify({ format: 'sightline-settings', version: 1, settings: {}, providerProfiles: {}, ...part });
const withSetting = (settings: object) => file({ settings });
const withRule = (rule: unknown, service = 'https://api.example.com') =>
  file({ providerProfiles: { [service]: { score: { version: 1, score: rule } } } });
const withLayout = (part: object) =>
  file({
    providerProfiles: {
      'https://api.example.com': {
        score: {
          version: 1,
          layout: { confirmedOn: '2026-11-12', screening: {}, hit: {}, facts: [], fields: [], ...part },
        },
      },
    },
  });
const rule = { pointer: '/score', type: 'number' };

/** Each of these must be refused whole. */
export const MALICIOUS: [what: string, text: string][] = [
  ['an empty file', ''],
  ['no JSON', 'settings'],
  ['cut off', file({}).slice(0, -1)],
  ['a list', '[]'],
  ['another format', file({ format: 'settings' })],
  ['another version', file({ version: 2 })],
  ['a version as text', file({ version: '1' })],
  ['a key', file({ key: 'sk_1' })],
  ['a key among the settings', withSetting({ apiKey: 'sk_1' })],
  ['the id of an account', withSetting({ accountId: 'x' })],
  ['the id of an account as older versions stored it', withSetting({ connectionId: 'x' })],
  ['a prototype at the top', file({}).replace('{', '{"__proto__": {"baseUrl": "https://evil.example"}, ')],
  ['a prototype among the settings', file({}).replace('"settings":{', '"settings":{"__proto__":{"dailyLookups":9}')],
  ['a prototype among the profiles', file({}).replace('"providerProfiles":{', '"providerProfiles":{"__proto__":{}')],
  ['a constructor', withSetting({ constructor: { prototype: {} } })],
  ['http', withSetting({ baseUrl: 'http://evil.example' })],
  ['a script as address', withSetting({ baseUrl: 'javascript:alert(1)' })],
  ['a user in the address', withSetting({ baseUrl: 'https://api.example.com@evil.example' })],
  ['an address with a query', withSetting({ baseUrl: 'https://evil.example?' })],
  ['an address in letters that look alike', withSetting({ baseUrl: 'https://\u0430pi.example.com' })],
  ['a script as dashboard', withSetting({ dashboardUrl: 'javascript:alert(1)' })],
  ['all sites', withSetting({ sites: ['<all_urls>'] })],
  ['a wild site', withSetting({ sites: ['https://*/*'] })],
  ['a site with a user', withSetting({ sites: ['https://me@crm.example.com/*'] })],
  ['a file as site', withSetting({ sites: ['file:///*'] })],
  ['501 sites', withSetting({ sites: Array.from({ length: 501 }, (_, i) => `https://s${i}.example/*`) })],
  ['a budget below nothing', withSetting({ dailyLookups: -1 })],
  ['a budget without end', file({}).replace('"settings":{', '"settings":{"dailyLookups":1e999')],
  ['a number as text', withSetting({ timeoutSeconds: '4' })],
  ['an object with toString', withSetting({ reuseHours: { toString: 'x', valueOf: 1 } })],
  ['a retention that there is not', withSetting({ keepResults: '3650' })],
  ['a word that reorders the sentence', withSetting({ environment: 'Live\u202edesrever' })],
  ['a word with a line break', withSetting({ environment: 'Live\nKey accepted' })],
  ['a word too long', withSetting({ environment: 'x'.repeat(25) })],
  ['an environment that hides a letter', withSetting({ environment: 'Sand\u00adbox' })],
  ['a rule for no address', withRule(rule, 'evil')],
  ['a rule with more in it', withRule({ ...rule, onRead: 'alert(1)' })],
  ['a pointer that is none', withRule({ ...rule, pointer: 'risk_score' })],
  ['a scale upside down', withRule({ ...rule, scale: { min: 100, max: 0 } })],
  [
    'bands that overlap',
    withRule({
      ...rule,
      bands: [
        { from: 0, to: 60, name: 'Low' },
        { from: 40, name: 'High' },
      ],
    }),
  ],
  ['a pattern that is none', withLayout({ facts: ['risk'] })],
  ['a layout with more in it', withLayout({ onRead: 'alert(1)' })],
  [
    '2001 key patterns',
    withLayout({
      fields: Array.from({ length: 2001 }, (_, i) => ({ pattern: `/${i}`, types: ['text'], always: true })),
    }),
  ],
  [
    'an operation that there is not',
    file({ providerProfiles: { 'https://api.example.com': { batch: { version: 1, score: rule } } } }),
  ],
  ['1 MB and more', file({}) + ' '.repeat(MAX_SETTINGS_FILE_BYTES)],
  ['a tower', '['.repeat(30_000)],
  [
    'a tower that closes',
    `{"format":"sightline-settings","version":1,"settings":${'[['.repeat(8000)}${']]'.repeat(8000)}}`,
  ],
];
