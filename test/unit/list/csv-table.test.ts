import { expect, test } from 'vitest';
import { readCsv } from '@/utils/list/csv-table';
import { cpuMs } from '../cpu-ms';

test('each row knows the line it begins on, across line breaks in cells and empty lines', () => {
  const text = '\uFEFFname,type\r\n"Casey\r\nCobblefield",individual\r\n\r\n,,\r\nLarkspur,business\r\n';
  expect(readCsv(text)).toMatchObject({
    columns: ['name', 'type'],
    rows: [
      { line: 2, cells: ['Casey\nCobblefield', 'individual'] },
      { line: 6, cells: ['Larkspur', 'business'] },
    ],
  });
});

test.each([
  [';', 'name;type\nA, B;business'],
  ['tab', 'name\ttype\nA, B\tbusiness'],
  ['comma', 'name,type\n"A, B",business'],
])('%s separates cells', (_, text) => {
  expect(readCsv(text).rows).toEqual([{ line: 2, cells: ['A, B', 'business'] }]);
});

test('reads old Mac line ends, quotes in quotes and an empty text', () => {
  expect(readCsv('name\r"A ""B"" C"').rows).toEqual([{ line: 2, cells: ['A "B" C'] }]);
  expect(readCsv(' \n\n')).toMatchObject({ columns: [], rows: [], headLine: 0 });
});

test('a row says how far an unclosed quotation mark reaches, and a header with one is no header', () => {
  const many = ['name,type,notes', 'A,business,', 'B,individual,"tall man', ...Array(297).fill('C,business,')];
  const { rows } = readCsv(`${many.join('\n')}\n`);
  expect(rows.map(({ line, brokenTo }) => [line, brokenTo])).toEqual([
    [2, undefined],
    [3, 300],
  ]);
  expect(readCsv('name,notes\nA,"one\nB,"two"\nC,')).toMatchObject({ rows: [{ line: 2, brokenTo: 3 }, { line: 4 }] });
  expect(readCsv('name,notes\nA,"the "best" one"').rows).toMatchObject([{ line: 2, brokenTo: 2 }]);
  expect(readCsv('name,"type\nA,business\n')).toMatchObject({ columns: [], rows: [], brokenHeadTo: 2 });
});

test('a text of one column, without a separator to guess, stays whole', () => {
  expect(readCsv('name\nA\nB')).toMatchObject({
    columns: ['name'],
    rows: [
      { line: 2, cells: ['A'] },
      { line: 3, cells: ['B'] },
    ],
  });
});

test.each(['"', '"\n', '",', 'a,"b\n', '"a""b'])('forty thousand times %j are read in a moment', (piece) => {
  expect(cpuMs(() => readCsv(`name,notes\n${piece.repeat(40_000)}`))).toBeLessThan(2000);
});

test.each([
  ['two columns and one row', 'Name;Type\nJane Sample;individual'],
  ['two columns, as copied from a spreadsheet', 'Name\tType\nJane Sample\tindividual\n'],
  ['bars', 'Name|Type\nJane Sample|individual'],
  ['empty lines', 'Name;Type\n\n\nJane Sample;individual\n\n'],
  ['the directive of Excel', 'sep=;\nName;Type\nJane Sample;individual'],
  ['the directive in quotes, with the separators of an empty row', '"sep=;"\r\nName;Type\r\nJane Sample;individual'],
  ['an unusual separator that is named', 'sep=^\nName^Type\nJane Sample^individual'],
  ['commas in the headings', 'Name (last, first);Type (individual, business)\nJane Sample;individual'],
  ['blanks before quotation marks', 'Name, Type\n "Jane Sample",  "individual"'],
  ['a title and an empty line above', 'Report of 12 May\n\nName,Type\nJane Sample,individual'],
  ['several titles, one with a comma', 'Customers, May\nFor: everyone\nName;Type\nJane Sample;individual'],
])('a small table with %s is split', (_, text) => {
  const { columns, rows } = readCsv(text);
  expect(columns.map((name) => name.replace(/ \(.*/, ''))).toEqual(['Name', 'Type']);
  expect(rows.map(({ cells }) => cells)).toEqual([['Jane Sample', 'individual']]);
});

test('a blank before a quotation mark inside a quoted cell stays', () => {
  expect(readCsv('a,b\n"x, ""y"" z", "w, v"').rows[0]?.cells).toEqual(['x, "y" z', 'w, v']);
});

test('the user chooses the separator and the row of the column names; lines keep their numbers', () => {
  const text = 'sep=,\nTitle\nid;name\n1;A, B';
  expect(readCsv(text, { separator: ';', headLine: 3 })).toMatchObject({
    columns: ['id', 'name'],
    rows: [{ line: 4, cells: ['1', 'A, B'] }],
    firstRows: [{ line: 2 }, { line: 3 }, { line: 4 }],
  });
});

test('F34: a first row that may be data is uncertain, and a list may have no column names', () => {
  const text = 'Jane Sample;17\nOtto Muster;18\n';
  expect(readCsv(text)).toMatchObject({ columns: ['Jane Sample', '17'], headLine: 1, isHeadUncertain: true });
  expect(readCsv(text, { separator: ';', headLine: 0 })).toMatchObject({
    columns: ['', ''],
    headLine: 0,
    rows: [
      { line: 1, cells: ['Jane Sample', '17'] },
      { line: 2, cells: ['Otto Muster', '18'] },
    ],
  });
  expect(readCsv(text, { separator: ';', headLine: 1 })).not.toHaveProperty('isHeadUncertain');
  expect(readCsv(`Full name;ID\n${text}`)).not.toHaveProperty('isHeadUncertain');
  expect(readCsv('', { headLine: 0 })).toMatchObject({ columns: [], rows: [] });
});
