/**
 * Encodings that a file without a mark may have: those of spreadsheets in the languages of the world. Of equally likely
 * ones, the first counts.
 */
export const ENCODINGS = [
  'windows-1252',
  'windows-1250',
  'shift_jis',
  'big5',
  'euc-kr',
  'gb18030',
  'windows-1251',
  'windows-1254',
  'windows-1253',
  'windows-1257',
  'windows-1255',
  'windows-1256',
  'windows-1258',
  'windows-874',
  'euc-jp',
  'iso-2022-jp',
  'koi8-r',
  'iso-8859-2',
  'utf-16le',
  'utf-16be',
] as const;
export type Encoding = 'utf-8' | (typeof ENCODINGS)[number];

const NAMES: Partial<Record<Encoding, string>> = {
  shift_jis: 'Shift_JIS',
  'iso-2022-jp': 'ISO-2022-JP',
};

/** Returns the usual name of an encoding, such as "Windows-1252" or "EUC-KR". It is no word of a language. */
export const encodingName = (encoding: Encoding): string =>
  NAMES[encoding] ?? (encoding.startsWith('windows') ? encoding.replace('w', 'W') : encoding.toUpperCase());
