import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { managedSchema, type PolicySchema } from '@/packaged/managed-schema';
import { parsePolicy, policyFields } from '@/utils/settings/policy';
import { boundsOf, RETENTIONS } from '@/utils/settings/settings';
import { NAMES } from '../../release/names';
import { policyFiles } from '../../release/policy/policy-files';

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const IDS = NAMES.storeIds;
const [EXAMPLE = {}] = Object.values<object>(json('docs/policy/chromium.json')['3rdparty'].extensions);

/** The schema as the package has it. */
const asWritten = () => JSON.parse(JSON.stringify(managedSchema()));

/** The keywords that Chromium reads in such a schema. */
const KEYWORDS = ['type', 'enum', 'minimum', 'maximum', 'items', 'properties'];

/** Every part of a schema, itself first. */
const partsOf = (schema: PolicySchema): PolicySchema[] => [
  schema,
  ...[...Object.values(schema.properties ?? {}), ...(schema.items ? [schema.items] : [])].flatMap(partsOf),
];

test('the schema for Chromium says only what Chromium reads', () => {
  const parts = partsOf(managedSchema());
  expect(parts.length).toBeGreaterThan(Object.keys(policyFields.shape).length);
  for (const part of parts) {
    expect(KEYWORDS).toEqual(expect.arrayContaining(Object.keys(part)));
    expect(part.type, 'Chromium refuses a schema with a part without a type').toBeDefined();
    if (part.type === 'array') expect(part.items).toBeDefined();
    if (part.type === 'object') expect(part.properties).toBeDefined();
  }
});

test('the schema for Chromium has every field of a policy, with the bounds it is read by', () => {
  const { properties = {} } = managedSchema();
  expect(Object.keys(properties).sort()).toEqual(Object.keys(policyFields.shape).sort());
  for (const field of [
    'dailyLookups',
    'requestsPerMinute',
    'concurrency',
    'decisionDays',
    'dueDays',
    'lockMinutes',
  ] as const) {
    const { min: minimum, max: maximum } = boundsOf(policyFields.shape[field]);
    expect(properties[field], field).toEqual({ type: 'integer', minimum, maximum });
  }
  expect(properties.keepResults?.enum?.toSorted()).toEqual([...RETENTIONS].sort());
  expect(properties.allowedSites).toEqual({ type: 'array', items: { type: 'string' } });
});

test('the schema for Chromium accepts the example, and refuses a number out of bounds and an unknown word', () => {
  const reader = z.fromJSONSchema(asWritten());
  expect(reader.safeParse(EXAMPLE).success).toBe(true);
  expect(reader.safeParse({ ...EXAMPLE, concurrency: 0 }).success).toBe(false);
  expect(reader.safeParse({ ...EXAMPLE, keepResults: '8' }).success).toBe(false);
});

test('the example sets every field, and each has an effect', () => {
  expect(Object.keys(EXAMPLE).sort()).toEqual(Object.keys(policyFields.shape).sort());
  expect(parsePolicy(EXAMPLE)).toEqual({ policy: EXAMPLE, unread: [] });
});

test('the table explains every field', () => {
  const rows = readFileSync('docs/policy/README.md', 'utf8').split('\n');
  const explained = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name));
  expect(explained).toEqual(expect.arrayContaining(Object.keys(policyFields.shape)));
});

test('Firefox gets the same example', () => {
  const { policies } = json('docs/policy/firefox.json');
  expect(policies['3rdparty'].Extensions[IDS.firefox]).toEqual(EXAMPLE);
});

/** The values of a registry file, lists as lists and JSON as what it holds. */
function valuesOf(text: string): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  let list: string | undefined;
  for (const line of text.split(/\r?\n/)) {
    const section = /^\[.*\\policy(?:\\(\w+))?\]$/.exec(line);
    if (section) list = section[1];
    const value = /^"(\w+)"=(?:dword:([0-9a-f]{8})|"(.*)")$/.exec(line);
    if (!value) continue;
    const [, name = '', number, words = ''] = value;
    const read = number === undefined ? words.replace(/\\(["\\])/g, '$1') : Number.parseInt(number, 16);
    if (list === undefined) found[name] = read;
    else found[list] = [...((found[list] as unknown[]) ?? []), read];
  }
  return found;
}

/** Where the registry has the policies of each Chromium browser whose store has this extension. */
const REGISTRY = (
  [
    ['chrome', 'Google\\Chrome'],
    ['edge', 'Microsoft\\Edge'],
  ] as const
).filter(([store]) => IDS[store] !== null);

test.each(REGISTRY)('the registry file for %s holds the same example', (browser, root) => {
  const text = readFileSync(`docs/policy/${browser}.reg`, 'utf8');
  expect(text, 'a registry file has Windows line ends').not.toMatch(/[^\r]\n/);
  expect(text).toContain(
    `[HKEY_LOCAL_MACHINE\\SOFTWARE\\Policies\\${root}\\3rdparty\\extensions\\${IDS[browser]}\\policy]`,
  );
  const expected = Object.entries(EXAMPLE).map(([name, value]) => {
    if (typeof value === 'boolean') return [name, Number(value)];
    return [name, name === 'providerProfiles' ? JSON.stringify(value) : value];
  });
  expect(valuesOf(text)).toEqual(Object.fromEntries(expected));
});

test.each(Object.entries(policyFiles(NAMES)))(
  '%s is written for the ids of package.json (npm run policy)',
  (file, text) => {
    const onDisk = readFileSync(`docs/policy/${file}`, 'utf8');
    expect(file.endsWith('.json') ? JSON.parse(onDisk) : onDisk).toEqual(
      file.endsWith('.json') ? JSON.parse(text) : text,
    );
  },
);

test('the profile for macOS has every field of the example for each browser', () => {
  const text = readFileSync('docs/policy/sightline.mobileconfig', 'utf8');
  const open: string[] = [];
  for (const [, end, tag = '', alone] of text.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g)) {
    if (end) expect(open.pop()).toBe(tag);
    else if (!alone) open.push(tag);
  }
  expect(open).toEqual([]);
  const count = (field: string) => text.split(`<key>${field}</key>`).length - 1;
  for (const field of Object.keys(EXAMPLE)) expect(count(field), field).toBe(Object.values(IDS).filter(Boolean).length);
  expect(text).toContain(`<string>com.google.Chrome.extensions.${IDS.chrome}</string>`);
});

test('the profile for macOS has the keys that Apple requires of a profile and of each payload, each UUID once', () => {
  const text = readFileSync('docs/policy/sightline.mobileconfig', 'utf8');
  const payloads = text.split('<key>PayloadContent</key>')[1]?.match(/<dict>\s*<key>PayloadVersion/g)?.length ?? 0;
  expect(payloads).toBe(Object.values(IDS).filter(Boolean).length);
  for (const key of ['PayloadIdentifier', 'PayloadUUID', 'PayloadType', 'PayloadVersion'])
    expect(text.split(`<key>${key}</key>`).length - 1, key).toBe(payloads + 1);
  const uuids = [...text.matchAll(/<key>PayloadUUID<\/key>\s*<string>([0-9A-F-]{36})</g)].map(([, uuid]) => uuid);
  expect(new Set(uuids).size).toBe(payloads + 1);
});

test('the Google Admin console gets the same example, each field with a value that fits the schema', () => {
  const fields = Object.entries<{ Value: unknown }>(json('docs/policy/google-admin.json'));
  const values = Object.fromEntries(fields.map(([field, { Value }]) => [field, Value]));
  expect(values).toEqual(EXAMPLE);
  expect(Object.keys(managedSchema().properties ?? {})).toEqual(expect.arrayContaining(Object.keys(values)));
  expect(z.fromJSONSchema(asWritten()).safeParse(values).success).toBe(true);
});

test('each store has its own id, also where both read one file', () => {
  const ids = { chrome: 'a'.repeat(32), edge: 'b'.repeat(32), firefox: 'c@example.com' };
  const files = policyFiles({ ...NAMES, storeIds: ids });
  expect(Object.keys(JSON.parse(files['chromium.json'] ?? '')['3rdparty'].extensions)).toEqual([ids.chrome, ids.edge]);
  for (const store of ['chrome', 'edge', 'firefox'] as const) {
    const text = files[`install-${store}.json`] ?? '';
    expect(Object.values(ids).filter((id) => text.includes(id))).toEqual([ids[store]]);
    expect(text).toContain('force_installed');
  }
});

test('a store without an id has no files', () => {
  const files = policyFiles({ ...NAMES, storeIds: { chrome: 'a'.repeat(32), edge: null, firefox: 'c@example.com' } });
  expect(Object.keys(files).filter((file) => file.includes('edge'))).toEqual([]);
  expect(Object.keys(JSON.parse(files['chromium.json'] ?? '')['3rdparty'].extensions)).toEqual(['a'.repeat(32)]);
});

const STORES = Object.entries(NAMES.storeIds).filter(([, id]) => id !== null);
test.each(STORES)('%s: Sightline may enter the hosts of the example settings, and no other', (store) => {
  const file = json(`docs/policy/install-${store}.json`);
  const [installed] = Object.values<Record<string, string[]>>((file.policies ?? file).ExtensionSettings);
  const { baseUrl, allowedSites } = parsePolicy(EXAMPLE).policy;
  const sites = (allowedSites ?? []).map((site) => site.slice(0, -'/*'.length));
  expect(installed?.runtime_allowed_hosts).toEqual([baseUrl, ...sites]);
  // Browsers read allowed hosts as exceptions from these: without them, they would limit nothing.
  expect(installed?.runtime_blocked_hosts).toEqual(['*://*']);
});
