type Value = string | number | boolean | readonly Value[] | { readonly [key: string]: Value | undefined };

/** Returns a text as XML has it. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Returns a value as a property list has it. Policies have no null. */
function plist(value: Value, indent = ''): string {
  if (typeof value === 'string') return `${indent}<string>${escaped(value)}</string>`;
  if (typeof value === 'boolean') return `${indent}<${value}/>`;
  if (typeof value === 'number')
    return Number.isInteger(value) ? `${indent}<integer>${value}</integer>` : `${indent}<real>${value}</real>`;
  const inner = `${indent}\t`;
  if (Array.isArray(value))
    return [`${indent}<array>`, ...value.map((item: Value) => plist(item, inner)), `${indent}</array>`].join('\n');
  const lines = Object.entries(value).flatMap(([key, held]) =>
    held === undefined ? [] : [`${inner}<key>${escaped(key)}</key>`, plist(held, inner)],
  );
  return [`${indent}<dict>`, ...lines, `${indent}</dict>`].join('\n');
}

/** A payload of a configuration profile: the preferences of one application. */
export interface Payload {
  /** The preference domain, such as `com.google.Chrome`. */
  domain: string;
  /** A UUID of its own, the same in each version: macOS replaces the payload then. */
  uuid: string;
  settings: { readonly [key: string]: Value | undefined };
}

/** Returns a configuration profile for macOS (Apple, *Profile-Specific Payload Keys*), for a management tool to sign. */
export function mobileconfig(payloads: readonly Payload[], uuid: string): string {
  const common = { PayloadVersion: 1, PayloadEnabled: true };
  const profile = {
    PayloadDisplayName: 'Sightline',
    PayloadIdentifier: 'com.example.sightline',
    PayloadType: 'Configuration',
    PayloadScope: 'System',
    PayloadUUID: uuid,
    PayloadVersion: 1,
    PayloadContent: payloads.map(({ domain, uuid: own, settings }) => ({
      ...common,
      PayloadDisplayName: domain,
      PayloadIdentifier: `com.example.sightline.${domain}`,
      PayloadType: domain,
      PayloadUUID: own,
      ...settings,
    })),
  };
  const head = '<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">';
  return `<?xml version="1.0" encoding="UTF-8"?>\n${head}\n<plist version="1.0">\n${plist(profile)}\n</plist>\n`;
}
