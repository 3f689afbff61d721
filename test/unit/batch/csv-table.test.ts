import { expect, test } from 'vitest';
import { readCsv } from '@/utils/batch/csv-table';

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
