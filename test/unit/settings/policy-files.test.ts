import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { parsePolicy, policyFields } from '@/utils/settings/policy';

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const CHROMIUM_ID = 'aoggaamlbolfdhboikpdaneacdihbpop';
const EXAMPLE = json('docs/policy/chromium.json')['3rdparty'].extensions[CHROMIUM_ID];

interface Schema {
  type?: string;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
}

/** What Chromium's schemas can say of a JSON schema; bounds count for whole numbers alone there. */
function outline(schema: Schema): Schema {
  const { type, items, properties, minimum, maximum } = schema;
  return {
    ...(type ? { type } : {}),
    ...(schema.enum ? { enum: [...schema.enum].sort() } : {}),
    ...(type === 'integer' ? { minimum, maximum } : {}),
    ...(items ? { items: outline(items) } : {}),
    ...(properties
      ? {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, property]) => [name, outline(property)]),
          ),
        }
      : {}),
  };
}

test('the schema that Chromium gets and the one that is read by are the same', () => {
  const read = z.toJSONSchema(policyFields) as Schema;
  expect(outline(json('public/managed_schema.json'))).toEqual(outline(read));
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
  expect(policies['3rdparty'].Extensions['sightline@example.com']).toEqual(EXAMPLE);
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

test.each([
  ['chrome', 'Google\\Chrome'],
  ['edge', 'Microsoft\\Edge'],
])('the registry file for %s holds the same example', (browser, root) => {
  const text = readFileSync(`docs/policy/${browser}.reg`, 'utf8');
  expect(text, 'a registry file has Windows line ends').not.toMatch(/[^\r]\n/);
  expect(text).toContain(
    `[HKEY_LOCAL_MACHINE\\SOFTWARE\\Policies\\${root}\\3rdparty\\extensions\\${CHROMIUM_ID}\\policy]`,
  );
  const expected = Object.entries(EXAMPLE).map(([name, value]) => {
    if (typeof value === 'boolean') return [name, Number(value)];
    return [name, name === 'readingRules' ? JSON.stringify(value) : value];
  });
  expect(valuesOf(text)).toEqual(Object.fromEntries(expected));
});
