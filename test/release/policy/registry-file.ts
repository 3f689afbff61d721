const HEADER = 'Windows Registry Editor Version 5.00';

const quoted = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`;

/** A list of texts becomes a subkey with numbered values; other lists and objects become JSON. */
const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

function line(name: string, value: unknown): string {
  if (typeof value === 'boolean' || typeof value === 'number') {
    return `${quoted(name)}=dword:${Number(value).toString(16).padStart(8, '0')}`;
  }
  return `${quoted(name)}=${quoted(typeof value === 'string' ? value : JSON.stringify(value))}`;
}

/**
 * Returns a registry file with values under keys below `HKEY_LOCAL_MACHINE\SOFTWARE\Policies`, in the types that
 * Chromium's reader expects (`registry_dict.cc`), with the line ends of Windows.
 */
export function registryFile(keys: Readonly<Record<string, object>>): string {
  const blocks = Object.entries(keys).flatMap(([key, values]) => {
    const path = `HKEY_LOCAL_MACHINE\\SOFTWARE\\Policies\\${key}`;
    const lists = Object.entries(values).filter(([, value]) => isTextList(value));
    const single = Object.entries(values).filter(([, value]) => !isTextList(value));
    const own = single.length === 0 ? [] : [[`[${path}]`, ...single.map(([name, value]) => line(name, value))]];
    return [
      ...own,
      ...lists.map(([name, list]) => [
        `[${path}\\${name}]`,
        ...(list as string[]).map((each, i) => line(String(i + 1), each)),
      ]),
    ];
  });
  return `${[HEADER, ...blocks.map((block) => block.join('\r\n'))].join('\r\n\r\n')}\r\n`;
}
