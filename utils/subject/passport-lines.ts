/**
 * The machine-readable lines of a passport or identity card. `name` is in the capitals of the document, given names first.
 * `birth` is a date as a form takes it, `''` if the document does not state a whole one; a year that fits two centuries
 * stays short, so that the form asks. `nationality` is an alpha-3 code, or one that ICAO Doc 9303 has in place of a country.
 */
export interface PassportLines {
  name: string;
  /** The name fills its field to the end, so the document may have cut it. */
  isNameCut: boolean;
  birth: string;
  nationality: string;
}

/** `wrong`: a check digit does not fit, or a line is cut or too long. */
export type PassportReading = { is: 'read'; lines: PassportLines } | { is: 'wrong'; why: 'check-digit' | 'length' };

/** First character and length of a part of a line, and the place of its check digit; all from 0, the end is excluded. */
interface Layout {
  /** Lines, and characters in each. */
  lines: number;
  width: number;
  name: { line: number; from: number };
  /** The line of birth and nationality. */
  facts: number;
  birth: number;
  nationality: number;
  /** Document number, in its line. */
  number: { line: number; from: number };
  expiry: number;
  /** The parts that the last check digit covers, as line, from, to. */
  composite: readonly (readonly [number, number, number])[];
}

const TD3: Layout = {
  lines: 2,
  width: 44,
  name: { line: 0, from: 5 },
  facts: 1,
  number: { line: 1, from: 0 },
  nationality: 10,
  birth: 13,
  expiry: 21,
  composite: [
    [1, 0, 10],
    [1, 13, 20],
    [1, 21, 43],
  ],
};

/** Layouts of ICAO Doc 9303, parts 4 (TD3), 5 (TD1) and 6 (TD2). Visas have no last check digit and are not read. */
const LAYOUTS: readonly Layout[] = [
  TD3,
  {
    ...TD3,
    width: 36,
    composite: [
      [1, 0, 10],
      [1, 13, 20],
      [1, 21, 35],
    ],
  },
  {
    lines: 3,
    width: 30,
    name: { line: 2, from: 0 },
    facts: 1,
    number: { line: 0, from: 5 },
    nationality: 15,
    birth: 0,
    expiry: 8,
    composite: [
      [0, 5, 30],
      [1, 0, 7],
      [1, 8, 15],
      [1, 18, 29],
    ],
  },
];

/** Codes of ICAO Doc 9303, part 3, section 5, that ISO 3166-1 writes otherwise. */
const ALPHA3: Readonly<Record<string, string>> = { D: 'DEU', RKS: 'XKX' };

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/**
 * Reads the machine-readable lines in a text, also wrapped, spaced out, or between other lines. Returns null for a text without
 * any. Nothing is read from lines of which a check digit is wrong.
 *
 * @param today the user's calendar day, YYYY-MM-DD
 */
export function readPassportLines(text: string, today: string): PassportReading | null {
  const lines = text
    .toUpperCase()
    .split(/[\r\n]+/)
    .map((line) => line.replace(/\s+/g, '').replaceAll('«', '<<'))
    .filter((line) => /^[A-Z0-9<]{5,}$/.test(line) && line.includes('<'));
  const all = lines.join('');
  const start = all.search(/[PIAC][A-Z<][A-Z<]{3}/);
  if (start < 0 || !/[A-Z]<<[A-Z<]/.test(all) || all.length < 60) return null;
  const written = all.slice(start);
  const layout = LAYOUTS.find(({ lines: count, width }) => count * width === written.length);
  if (!layout) return { is: 'wrong', why: 'length' };
  const rows = Array.from({ length: layout.lines }, (_, at) =>
    written.slice(at * layout.width, (at + 1) * layout.width),
  );
  return areDigitsRight(rows, layout)
    ? { is: 'read', lines: readRows(rows, layout, today) }
    : { is: 'wrong', why: 'check-digit' };
}

function readRows(
  rows: readonly string[],
  { name, width, facts, birth, nationality }: Layout,
  today: string,
): PassportLines {
  const written = (rows[name.line] ?? '').slice(name.from, width);
  const [family = '', given = ''] = written.split('<<').map((part) => part.replaceAll('<', ' ').trim());
  const line = rows[facts] ?? '';
  const code = line.slice(nationality, nationality + 3).replaceAll('<', '');
  return {
    name: [given, family].filter((part) => part !== '').join(' '),
    isNameCut: !written.endsWith('<'),
    birth: birthText(line.slice(birth, birth + 6), today),
    nationality: ALPHA3[code] ?? code,
  };
}

/** Returns a date as a form takes it: the year in full if only one century is possible. */
function birthText(digits: string, today: string): string {
  const [year = '', month = '', day = ''] = digits.match(/../g) ?? [];
  const name = MONTHS[Number(month) - 1];
  if (name === undefined || !/^\d\d$/.test(day) || day === '00' || !/^\d\d$/.test(year)) return '';
  const latest = `20${year}-${month}-${day}`;
  return latest >= today ? `19${year}-${month}-${day}` : `${day} ${name} ${year}`;
}

/** Whether the digits of document number, birth and expiry, and the last one over all of them, are right. */
function areDigitsRight(rows: readonly string[], { number, facts, birth, expiry, composite, width }: Layout): boolean {
  const line = rows[facts] ?? '';
  const numberLine = rows[number.line] ?? '';
  const covered = composite.map(([row, from, to]) => (rows[row] ?? '').slice(from, to)).join('');
  return (
    isNumberRight(numberLine.slice(number.from)) &&
    /^[\d<]{6}$/.test(line.slice(birth, birth + 6)) &&
    checkDigit(line.slice(birth, birth + 6)) === line[birth + 6] &&
    checkDigit(line.slice(expiry, expiry + 6)) === line[expiry + 6] &&
    checkDigit(covered) === line[width - 1]
  );
}

/** A document number of more than nine characters goes on behind the filler in the place of its check digit (TD1 and TD2). */
function isNumberRight(part: string): boolean {
  const [start, digit] = [part.slice(0, 9), part[9]];
  if (digit !== '<') return checkDigit(start) === digit;
  const rest = part.slice(10).split('<')[0] ?? '';
  return rest === '' || checkDigit(start + rest.slice(0, -1)) === rest.at(-1);
}

/** ICAO Doc 9303 part 3, 4.9: weights 7, 3, 1; A is 10, the filler 0. */
function checkDigit(part: string): string {
  const sum = [...part].reduce((total, character, at) => total + numberOf(character) * ([7, 3, 1][at % 3] ?? 0), 0);
  return String(sum % 10);
}

const numberOf = (character: string): number => (character === '<' ? 0 : Number.parseInt(character, 36));
