import Papa from 'papaparse';
import { parseApiKey } from '../service/connection-problem';
import { Secret } from '../service/secret';

/** The key of one colleague. */
export interface NamedKey {
  name: string;
  key: Secret;
}

/** Maximum number of keys in a file. */
export const MAX_TEAM = 2_000;

const HEADING = /^(api[ _-]?)?(key|schl[üu]ssel|clave|clé|chiave|sleutel|chave|キー)$/iu;

/**
 * Reads a CSV file of names and keys, one colleague a line; a first line that calls its second cell a key is the head.
 * @returns the keys, or the number of the line that is not a name and a key
 */
export function readTeamKeys(csv: string): { ok: true; keys: [NamedKey, ...NamedKey[]] } | { ok: false; line: number } {
  const rows = Papa.parse<string[]>(csv.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' }).data;
  const head = HEADING.test(rows[0]?.[1]?.trim() ?? '') ? 1 : 0;
  const keys: NamedKey[] = [];
  for (const [index, [name = '', typed = '', ...more]] of rows.slice(head).entries()) {
    const key = parseApiKey(typed);
    const isRow = name.trim() !== '' && key !== null && more.every((cell) => cell.trim() === '');
    if (!isRow || index >= MAX_TEAM) return { ok: false, line: head + index + 1 };
    keys.push({ name: name.trim(), key: new Secret(key) });
  }
  const [first, ...rest] = keys;
  return first === undefined ? { ok: false, line: 1 } : { ok: true, keys: [first, ...rest] };
}

/** Returns the seals as a CSV file: name and seal of each colleague, for the field `sealedKey` of their policies. */
export const sealsFile = (seals: readonly { name: string; sealedKey: string }[]): string =>
  `${Papa.unparse([['name', 'sealedKey'], ...seals.map(({ name, sealedKey }) => [name, sealedKey])], {
    escapeFormulae: true,
  })}\r\n`;
