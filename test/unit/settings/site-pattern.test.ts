import { expect, test } from 'vitest';
import { isSitePattern, parseTypedSite } from '@/utils/settings/site-pattern';
import { presetExample, presetPatterns, SITE_PRESET_IDS, type SitePresetId } from '@/utils/settings/site-presets';

test.each([
  ['https://crm.example.com', 'https://crm.example.com/*'],
  [' HTTPS://CRM.example.com/deals?id=1#top ', 'https://crm.example.com/*'],
  ['crm.example.com', 'https://crm.example.com/*'],
  ['crm.example.com:8443/deals', 'https://crm.example.com/*'],
  ['localhost:3000', 'https://localhost/*'],
  ['http://crm.example.com:8080', 'http://crm.example.com/*'],
  ['http:crm.example.com', 'http://crm.example.com/*'],
  ['https://crm.example.com/*', 'https://crm.example.com/*'],
  ['crm.example.com/*', 'https://crm.example.com/*'],
])('%s is the site %s', (typed, pattern) => {
  expect(parseTypedSite(typed)).toMatchObject({ ok: true, pattern });
});

test.each([
  ['localhost:4173/crm/?contact=3', 'https://localhost:4173/crm/?contact=3'],
  ['http://crm.example.com:8080/a#b', 'http://crm.example.com:8080/a#b'],
  [' crm.example.com ', 'https://crm.example.com/'],
  ['https://crm.example.com/deals/*', 'https://crm.example.com/deals/'],
])('%s is the address %s', (typed, url) => {
  expect(parseTypedSite(typed)).toMatchObject({ ok: true, url });
});

test.each([
  'ftp://x.example',
  'chrome://extensions',
  'CHROME-EXTENSION://aoggaamlbolfdhboikpdaneacdihbpop/options.html',
  'file:///home',
  'about:blank',
  'mailto:jane@example.com',
  'javascript:alert(1)',
  'view-source:https://crm.example.com',
])('%s is no site of the web, and not one of that name', (typed) => {
  expect(parseTypedSite(typed)).toEqual({ ok: false, problem: 'not-the-web' });
});

test.each(['https://*.crm.example.com/*', '*.example.com', '*://crm.example.com/*', 'https://crm.example.*', '*'])(
  '%s: a star matches more than one host',
  (typed) => {
    expect(parseTypedSite(typed)).toEqual({ ok: false, problem: 'wildcard' });
  },
);

test.each(['', '<all_urls>', 'two words', 'jane@example.com', 'https://jane:secret@example.com', 'https://', '//'])(
  '"%s" is no address of a site',
  (typed) => {
    expect(parseTypedSite(typed)).toEqual({ ok: false, problem: 'not-a-site' });
  },
);

test.each<[SitePresetId, string, string[] | null]>([
  [
    'salesforce',
    'acme',
    ['https://acme.lightning.force.com/*', 'https://acme.my.salesforce.com/*', 'https://acme--c.vf.force.com/*'],
  ],
  [
    'salesforce',
    ' HTTPS://Acme--uat.sandbox.lightning.force.com/lightning/page/home',
    [
      'https://acme--uat.sandbox.lightning.force.com/*',
      'https://acme--uat.sandbox.my.salesforce.com/*',
      'https://acme--uat--c.sandbox.vf.force.com/*',
    ],
  ],
  [
    'salesforce',
    'https://acme--uat--c.sandbox.vf.force.com/apex/Case',
    [
      'https://acme--uat.sandbox.lightning.force.com/*',
      'https://acme--uat.sandbox.my.salesforce.com/*',
      'https://acme--uat--c.sandbox.vf.force.com/*',
    ],
  ],
  ['zendesk', 'acme.zendesk.com', ['https://acme.zendesk.com/*']],
  ['dynamics', 'acme.crm4', ['https://acme.crm4.dynamics.com/*']],
  ['hubspot', '', ['https://app.hubspot.com/*', 'https://app-eu1.hubspot.com/*', 'https://app-na2.hubspot.com/*']],
  ['zendesk', '', null],
  ['zendesk', '*', null],
  ['zendesk', 'acme corp', null],
  ['zendesk', '.zendesk.com', null],
  ['salesforce', 'acme@evil', null],
  ['salesforce', 'acme:8443', null],
])('the preset %s for “%s” is %j', (id, typed, patterns) => {
  expect(presetPatterns(id, typed)).toEqual(patterns);
});

test('each host of a preset is the pattern of one site', () => {
  for (const id of SITE_PRESET_IDS) {
    const patterns = presetPatterns(id, presetExample(id) ?? '') ?? [];
    expect(patterns.length, id).toBeGreaterThan(0);
    expect(patterns.filter((pattern) => !isSitePattern(pattern))).toEqual([]);
  }
});
