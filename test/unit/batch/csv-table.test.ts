import { expect, test } from 'vitest';
import { readCsv } from '@/utils/batch/csv-table';
import { cpuMs } from '../cpu-ms';

test('each row knows the line it begins on, across line breaks in cells and empty lines', () => {
  const text = '\uFEFFname,type\r\n"Casey\r\nCobblefield",individual\r\n\r\n,,\r\nLarkspur,business\r\n';
  expect(readCsv(text)).toEqual({
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

test('old Mac line ends, quotes in quotes, and a text of nothing', () => {
  expect(readCsv('name\r"A ""B"" C"').rows).toEqual([{ line: 2, cells: ['A "B" C'] }]);
  expect(readCsv(' \n\n')).toEqual({ columns: [], rows: [] });
});

test('a row says how far a quotation mark that is not closed has reached, and a head with one is no head', () => {
  const many = ['name,type,notes', 'A,business,', 'B,individual,"tall man', ...Array(297).fill('C,business,')];
  const { rows } = readCsv(`${many.join('\n')}\n`);
  expect(rows.map(({ line, brokenTo }) => [line, brokenTo])).toEqual([
    [2, undefined],
    [3, 300],
  ]);
  expect(readCsv('name,notes\nA,"one\nB,"two"\nC,')).toMatchObject({ rows: [{ line: 2, brokenTo: 3 }, { line: 4 }] });
  expect(readCsv('name,notes\nA,"the "best" one"').rows).toMatchObject([{ line: 2, brokenTo: 2 }]);
  expect(readCsv('name,"type\nA,business\n')).toEqual({ columns: [], rows: [], brokenHeadTo: 2 });
});

test('a text of one column, for which no separator can be guessed, is whole', () => {
  expect(readCsv('name\nA\nB')).toEqual({
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
