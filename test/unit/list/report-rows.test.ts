import { expect, test } from 'vitest';
import { readCsv } from '@/utils/list/csv-table';
import { isTotalRow, sectionRows } from '@/utils/list/report-rows';
import { guessColumns } from '@/utils/list/subject-columns';
import { readSubjectRows } from '@/utils/list/subject-rows';
import { ENGLISH } from '../../texts/english';
import { BY } from '../batch/read-by';

test.each([
  ['Total', '200'],
  ['200', 'Total'],
  ['', 'Grand total', '', '1,234.50 €'],
  ['Total:', '', '200'],
  ['Summe', '12'],
  ['Gesamt', '3', '4'],
  ['12', '', 'Somme'],
  ['Suma', '1.200,00'],
  ['Totale', '7'],
  ['Totaal', '7 %'],
  ['合計', '200'],
  ['Subtotal', '3', 'Total', '9'],
])('%j %j is a row of sums', (...cells) => {
  expect(isTotalRow(cells)).toBe(true);
});

test.each([
  [['Total', 'business', 'FR']],
  [['Sum', 'Yi']],
  [['Total']],
  [['Jane Sample', '200']],
  [['200', '300']],
  [['', '']],
  [['Total Sample', '1']],
  [['x'.repeat(100_000), '1']],
])('%j is none', (cells) => {
  expect(isTotalRow(cells)).toBe(false);
});

const subjectsOf = (text: string, includeAsked = false) => {
  const table = readCsv(text);
  const columns = { ...guessColumns(table.columns, table.rows, ENGLISH), entityType: 'individual' as const };
  const { subjects, bad, asked } = readSubjectRows(table, columns, { ...BY, includeAsked });
  return {
    sent: subjects.map(({ request }) => request.subject_name),
    bad: bad.map(({ line }) => line),
    asked: asked.map(({ line }) => line),
  };
};

test('a row of sums is no person, in whatever column its word is', () => {
  expect(subjectsOf('Last,First\nSample,Jane\nRoe,Joe\nTotal,200')).toEqual({
    sent: ['Jane Sample', 'Joe Roe'],
    bad: [4],
    asked: [],
  });
  expect(subjectsOf('Name,Amount,Note\nJane Sample,3,\n200,,Total')).toMatchObject({ sent: ['Jane Sample'], bad: [3] });
});

test('a title between the rows is asked about, where the other rows say more', () => {
  const rows = 'Jane Sample,1980-03-15,Hamburg\nJoe Roe,1981-03-15,Hamburg';
  const text = `Name,DOB,City\nBranch Hamburg\n${rows}\nBranch Bremen\nAnn Poe,1982-03-15,Bremen`;
  expect(subjectsOf(text)).toEqual({ sent: ['Jane Sample', 'Joe Roe', 'Ann Poe'], bad: [], asked: [2, 5] });
  expect(subjectsOf(text, true).sent).toContain('Branch Bremen');
  const narrow = readCsv('Name,DOB\nJane Sample\nJoe Roe,1981-03-15');
  expect(sectionRows(narrow.rows, [0])).toEqual(new Set());
});
