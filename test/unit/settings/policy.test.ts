import { describe, expect, test } from 'vitest';
import { applyPolicy, isSiteAllowed, managedFields, parsePolicy } from '@/utils/settings/policy';
import { parseSettings } from '@/utils/settings/settings';
import { applyPolicyToProfiles, isProfileFixed } from '@/utils/storage/profiles-item';

const OWN = parseSettings({
  baseUrl: 'https://mine.example',
  accountId: 'mine',
  dailyLookups: 7,
  sites: ['https://crm.example.com/*', 'https://other.example/*'],
});
const RULE = { pointer: '/score', type: 'number', direction: 'safer' } as const;
const PROFILE = { version: 1, operation: 'score', score: RULE } as const;

test.each([undefined, null, 'x', 7, [], {}])('%j is no policy, so the user’s settings apply', (raw) => {
  expect(parsePolicy(raw)).toEqual({ policy: {}, unread: [] });
  expect(applyPolicy(OWN, parsePolicy(raw).policy)).toEqual(OWN);
});

test('policy values win; unset fields keep the user’s', () => {
  const { policy, unread } = parsePolicy({
    baseUrl: 'HTTPS://API.Example.com/v/',
    dailyLookups: 50,
    scoresInPages: false,
  });
  expect(unread).toEqual([]);
  expect(applyPolicy(OWN, policy)).toEqual({
    ...OWN,
    baseUrl: 'https://api.example.com/v',
    accountId: expect.any(String),
    dailyLookups: 50,
    scoresInPages: false,
  });
  expect([...managedFields(policy)].sort()).toEqual(['baseUrl', 'dailyLookups', 'scoresInPages']);
});

test('an environment that looks like an address stays as it was written', () => {
  const { policy } = parsePolicy({ environment: 'https://Acme.Test/' });
  expect(applyPolicy(OWN, policy).environment).toBe('https://Acme.Test/');
});

test('another path of the same host is another connection: what is queued for one is not sent to the other', () => {
  const under = (baseUrl: string) => applyPolicy(OWN, parsePolicy({ baseUrl }).policy).accountId;
  expect(under('https://mine.example/')).toBe('mine');
  expect(new Set(['mine', under('https://mine.example/live'), under('https://mine.example/test')]).size).toBe(3);
});

test.each([
  ['baseUrl', 'http://api.example.com'],
  ['baseUrl', 'https://me@api.example.com'],
  ['dashboardUrl', 'javascript:alert(1)'],
  ['environment', 'x'.repeat(25)],
  ['dailyLookups', -1],
  ['dailyLookups', '50'],
  ['concurrency', 99],
  ['keepResults', '365'],
  ['decisionDays', 3651],
  ['allowedSites', ['<all_urls>']],
  ['allowedSites', 'https://crm.example.com/*'],
  ['allowedSites', ['https://crm.example.com:8443/*']],
  ['allowedSites', ['https://CRM.example.com/*']],
  ['allowedSites', ['https://*.Example.com/*']],
  ['allowedSites', ['https://münchen.example/*']],
  ['providerProfiles', [{ ...PROFILE, score: { ...RULE, direction: 'higher' } }]],
  ['providerProfiles', [{ ...PROFILE, version: 2 }]],
  ['lockMinutes', 0],
  ['apiKey', 'sk_1'],
  ['constructor', 1],
])('%s = %j has no effect and is named; its neighbour counts', (field, value) => {
  const raw = JSON.parse(`{"allowExport": false, ${JSON.stringify(field)}: ${JSON.stringify(value)}}`);
  expect(parsePolicy(raw)).toEqual({ policy: { allowExport: false }, unread: [field] });
});

test('a prototype in a policy changes nothing', () => {
  const raw = JSON.parse('{"allowExport": false, "__proto__": {"baseUrl": "https://evil.example"}}');
  const { policy } = parsePolicy(raw);
  expect(policy).toEqual({ allowExport: false });
  expect(applyPolicy(OWN, policy).baseUrl).toBe(OWN.baseUrl);
});

describe('allowed sites', () => {
  const policy = { allowedSites: ['https://crm.example.com/*', 'https://*.desk.example/*'] };
  test.each([
    ['https://crm.example.com/*', true],
    ['https://desk.example/*', true],
    ['https://eu.desk.example/*', true],
    ['http://crm.example.com/*', false],
    ['http://eu.desk.example/*', false],
    ['https://evildesk.example/*', false],
    ['https://crm.example.com.evil.example/*', false],
    ['https://sub.crm.example.com/*', false],
  ])('%s: %s', (pattern, isAllowed) => {
    expect(isSiteAllowed(pattern, policy)).toBe(isAllowed);
  });

  test('turns off other sites that the user had turned on; without a list all are allowed', () => {
    expect(applyPolicy(OWN, policy).sites).toEqual(['https://crm.example.com/*']);
    expect(applyPolicy(OWN, { allowedSites: [] }).sites).toEqual([]);
    expect(isSiteAllowed('https://any.example/*', {})).toBe(true);
  });
});

describe('provider profiles', () => {
  const { policy } = parsePolicy({ baseUrl: 'https://api.example.com/', providerProfiles: [PROFILE] });

  test('replace the user profile at that service, and nowhere else', () => {
    const mine = {
      score: { version: 1, score: { pointer: '/mine', type: 'number' } },
      overview: { version: 1, score: { pointer: '/all', type: 'number' } },
    } as const;
    const own = { 'https://api.example.com': mine, 'https://other.example': mine };
    expect(applyPolicyToProfiles(own, policy)).toEqual({
      'https://api.example.com': { score: { version: 1, score: RULE }, overview: mine.overview },
      'https://other.example': mine,
    });
    expect(isProfileFixed(policy, 'https://api.example.com', 'score')).toBe(true);
    expect(isProfileFixed(policy, 'https://api.example.com', 'overview')).toBe(false);
    expect(isProfileFixed(policy, 'https://other.example', 'score')).toBe(false);
  });

  test('without a pointer say that there is no score; without a service they have no effect', () => {
    const none = parsePolicy({
      baseUrl: 'https://api.example.com',
      providerProfiles: [{ version: 1, operation: 'score', score: { type: 'number' } }],
    });
    expect(applyPolicyToProfiles({}, none.policy)).toEqual({
      'https://api.example.com': { score: { version: 1, score: { pointer: null, type: 'number' } } },
    });
    expect(applyPolicyToProfiles({}, parsePolicy({ providerProfiles: [PROFILE] }).policy)).toEqual({});
  });
});
