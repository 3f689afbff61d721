/**
 * Returns the name, birth and organization of a vCard (RFC 6350 and its older versions) with the labels of a list; null for a text
 * that is none. A card with encoded values, or several cards, yields no pairs.
 */
export function vcardPairs(text: string): (readonly [label: string, value: string])[] | null {
  if (!/^\s*BEGIN:VCARD\b/i.test(text)) return null;
  const lines = text
    // A line that begins with a space goes on the one before.
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
    .map((line) => /^(?:[\w-]+\.)?([A-Z]+)((?:;[^:]*)?):(.*)$/i.exec(line.trim()));
  const fields = lines.flatMap((match) =>
    match ? [{ name: (match[1] ?? '').toUpperCase(), parameters: match[2] ?? '', value: match[3] ?? '' }] : [],
  );
  if (fields.filter(({ name }) => name === 'BEGIN').length !== 1) return [];
  if (fields.some(({ parameters }) => /ENCODING=/i.test(parameters))) return [];
  const field = (wanted: string): string => fields.find(({ name }) => name === wanted)?.value ?? '';
  const [family = '', given = '', middle = ''] = parts(field('N'));
  const [organization = ''] = parts(field('ORG'));
  const [full = ''] = parts(field('FN'));
  const birth = field('BDAY').replace(/T.*$/, '');
  const isCompany = full !== '' && full === organization;
  const name = full !== '' ? full : [given, middle, family].filter((part) => part !== '').join(' ');
  return [
    ['full name', name],
    // "--0503" is a day without a year.
    ['date of birth', birth.startsWith('--') ? '' : birth],
    ['entity type', isCompany ? 'business' : ''],
  ].flatMap(([label = '', value = '']) => (value === '' ? [] : [[label, value] as const]));
}

const parts = (value: string): string[] =>
  value.split(/(?<!\\);/).map((part) => part.replace(/\\([,;\\])/g, '$1').trim());
