import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { managedSchema } from '@/packaged/managed-schema';
import { policyFields } from '@/utils/settings/policy';
import { NAMES } from '../../release/names';
import { adminTemplate } from '../../release/policy/admin-template';
import { EXAMPLE_SETTINGS } from '../../release/policy/example-settings';
import { fieldMeanings } from '../../release/policy/field-meanings';

const MEANINGS = fieldMeanings(readFileSync('docs/policy/README.md', 'utf8'));
const [ADMX = '', ADML = ''] = Object.values(adminTemplate(NAMES, managedSchema(), MEANINGS));
const FIELDS = Object.keys(policyFields.shape);

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);

/** The policy of one setting in Chrome. */
const inChrome = (field: string) =>
  ADMX.split('<policy ').find((policy) => policy.startsWith(`name="Chrome_${field}"`)) ?? '';

test('the files of the template are those that npm run policy writes', () => {
  for (const [file, text] of Object.entries(adminTemplate(NAMES, managedSchema(), MEANINGS)))
    expect(readFileSync(`docs/policy/${file}`, 'utf8')).toBe(text);
});

test('Chrome and Edge have one policy for each setting, and Firefox one for all', () => {
  const names = [...FIELDS.flatMap((field) => [`Chrome_${field}`, `Edge_${field}`]), 'Firefox_allSettings'];
  expect(all(ADMX, /<policy name="(\w+)"/g).sort()).toEqual(names.sort());
});

test('every text and control that the template names is in its language file, and no other', () => {
  expect(new Set(all(ADML, /<string id="(\w+)"/g))).toEqual(new Set(all(ADMX, /\$\(string\.(\w+)\)/g)));
  expect(new Set(all(ADML, /<presentation id="(\w+)"/g))).toEqual(new Set(all(ADMX, /\$\(presentation\.(\w+)\)/g)));
  expect(new Set(all(ADML, /refId="(\w+)"/g))).toEqual(new Set(all(ADMX, /<(?:text|enum|decimal|list) id="(\w+)"/g)));
});

test('a setting has the type in the registry that Chromium expects', () => {
  expect(inChrome('allowExport')).toContain('<enabledValue><decimal value="1"/></enabledValue>');
  expect(inChrome('lockMinutes')).toContain('valueName="lockMinutes" minValue="1" maxValue="480"');
  expect(all(inChrome('keepResults'), /<string>([^<]+)</g)).toEqual(managedSchema().properties?.keepResults?.enum);
  expect(inChrome('allowedSites')).toContain('policy\\allowedSites" valuePrefix=""');
  // One JSON text, as in the registry file.
  expect(inChrome('providerProfiles')).toContain('<text id="providerProfiles" valueName="providerProfiles"');
});

test('each setting is explained by the table of the document', () => {
  expect(Object.keys(MEANINGS).sort()).toEqual(FIELDS.sort());
  expect(ADML).toContain('true: no lookup before the key is locked with a passphrase');
});

test('the registry file for Firefox has all settings as one JSON text', () => {
  const [, json = ''] = /^"[^"]+"="(.*)"\r$/m.exec(readFileSync('docs/policy/firefox.reg', 'utf8')) ?? [];
  expect(JSON.parse(json.replace(/\\(["\\])/g, '$1'))).toEqual(EXAMPLE_SETTINGS);
});
