import type { PolicySchema } from '../../../packaged/managed-schema.ts';
import { escaped } from './mobileconfig.ts';

/** A browser on Windows, and where its policies put the settings of Sightline. */
export interface AdmxBrowser {
  /** Also begins the names of its policies. */
  name: string;
  /** Below `HKEY_LOCAL_MACHINE`. */
  key: string;
  /** The name of one value that takes all settings as JSON; without it, each setting has its own value. */
  valueName?: string;
}

/** Longest text: ADMX ends one after 1,023 characters unless told otherwise. */
const LONGEST = 1_000_000;

/** References hold letters, digits and underscores. */
const wordId = (word: unknown) => `word_${String(word).replace(/\W/g, '_')}`;

const string = (id: string, text: string) => `      <string id="${id}">${escaped(text)}</string>`;

/** What a setting of a type is in the registry (`elements`), and the control for it (`presentation`). */
function elementOf(field: string, schema: PolicySchema, key: string): { element: string; control: string } | null {
  const named = `id="${field}" valueName="${field}"`;
  const text = { element: `<text ${named} maxLength="${LONGEST}"/>`, control: 'textBox' };
  if (schema.type === 'boolean') return null;
  if (schema.enum !== undefined) {
    const items = schema.enum.map(
      (word) => `<item displayName="$(string.${wordId(word)})"><value><string>${word}</string></value></item>`,
    );
    return { element: `<enum ${named}>${items.join('')}</enum>`, control: 'dropdownList' };
  }
  if (schema.type === 'integer' || schema.type === 'number') {
    const { minimum = 0, maximum = 9999 } = schema;
    return { element: `<decimal ${named} minValue="${minimum}" maxValue="${maximum}"/>`, control: 'decimalTextBox' };
  }
  if (schema.type === 'array' && schema.items?.type === 'string')
    return { element: `<list id="${field}" key="${key}\\${field}" valuePrefix=""/>`, control: 'listBox' };
  return text;
}

function policyOf(browser: AdmxBrowser, field: string, schema: PolicySchema): string {
  const { name, key, valueName } = browser;
  const own = elementOf(field, schema, key);
  const head = `name="${name}_${field}" class="Machine" displayName="$(string.${field})" explainText="$(string.${field}_help)"`;
  const where = own === null ? `key="${key}" valueName="${field}"` : `key="${key}"`;
  const shown = own === null ? '' : ` presentation="$(presentation.${field})"`;
  const element = own?.element.replace(`valueName="${field}"`, `valueName="${valueName ?? field}"`);
  return [
    `    <policy ${head} ${where}${shown}>`,
    `      <parentCategory ref="${name}"/>`,
    '      <supportedOn ref="windows10"/>',
    ...(element === undefined
      ? [
          '      <enabledValue><decimal value="1"/></enabledValue>',
          '      <disabledValue><decimal value="0"/></disabledValue>',
        ]
      : [`      <elements>${element}</elements>`]),
    '    </policy>',
  ].join('\n');
}

/** The policy of a browser that takes all settings as one JSON text. */
const ALL = 'allSettings';
const JSON_TEXT: PolicySchema = { type: 'string' };

/**
 * Returns the administrative template for the group policy editor and for Intune (*Import ADMX*), and its English texts.
 * @param meanings what each setting does, by its name
 */
export function admx(
  browsers: readonly AdmxBrowser[],
  settings: Readonly<Record<string, PolicySchema>>,
  meanings: Readonly<Record<string, string>>,
): { admx: string; adml: string } {
  const fields = Object.entries(settings);
  const policies = browsers.flatMap((browser) =>
    browser.valueName === undefined
      ? fields.map(([field, schema]) => policyOf(browser, field, schema))
      : [policyOf(browser, ALL, JSON_TEXT)],
  );
  const words = new Set(fields.flatMap(([, { enum: options = [] }]) => options.map(String)));
  const controls = [...fields, [ALL, JSON_TEXT] as const].flatMap(([field, schema]) => {
    const control = elementOf(field, schema, '')?.control;
    if (control === undefined) return [];
    const inner = control === 'textBox' ? `<label>${field}</label>` : field;
    return [`      <presentation id="${field}"><${control} refId="${field}">${inner}</${control}></presentation>`];
  });
  const strings = [
    string('sightline', 'Sightline'),
    string('windows10', 'Windows 10 or newer'),
    string(ALL, 'All settings, as JSON'),
    string(`${ALL}_help`, 'The settings of the other browsers in one JSON object.'),
    ...browsers.map(({ name }) => string(name, name)),
    ...fields.flatMap(([field]) => [string(field, field), string(`${field}_help`, meanings[field] ?? field)]),
    ...[...words].map((word) => string(wordId(word), word)),
  ];
  const root =
    'revision="1.0" schemaVersion="1.0" xmlns="http://schemas.microsoft.com/GroupPolicy/2006/07/PolicyDefinitions"';
  return {
    admx: `<?xml version="1.0" encoding="utf-8"?>
<policyDefinitions ${root}>
  <policyNamespaces>
    <target prefix="sightline" namespace="Sightline.Policies"/>
  </policyNamespaces>
  <resources minRequiredRevision="1.0"/>
  <supportedOn>
    <definitions><definition name="windows10" displayName="$(string.windows10)"/></definitions>
  </supportedOn>
  <categories>
    <category name="sightline" displayName="$(string.sightline)"/>
${browsers.map(({ name }) => `    <category name="${name}" displayName="$(string.${name})"><parentCategory ref="sightline"/></category>`).join('\n')}
  </categories>
  <policies>
${policies.join('\n')}
  </policies>
</policyDefinitions>
`,
    adml: `<?xml version="1.0" encoding="utf-8"?>
<policyDefinitionResources ${root}>
  <displayName>Sightline</displayName>
  <description>Settings of the browser extension Sightline</description>
  <resources>
    <stringTable>
${strings.join('\n')}
    </stringTable>
    <presentationTable>
${controls.join('\n')}
    </presentationTable>
  </resources>
</policyDefinitionResources>
`,
  };
}
