import { expect, test } from 'vitest';
import { readCsv } from '@/utils/list/csv-table';
import { emailColumns, emailTable, unreadBelowHead } from '@/utils/list/email-table';
import { emailsIn } from '@/utils/list/emails-in';
import { guessColumns } from '@/utils/list/subject-columns';
import { readSubjectRows } from '@/utils/list/subject-rows';
import { subjectTable } from '@/utils/list/subject-table';
import type { RequestSubject } from '@/utils/service/operations';
import { ENGLISH } from '../../texts/english';
import { A_MOMENT_MS, cpuMs } from '../cpu-ms';
import { BY } from './read-by';

const NO_COLUMNS = { name: [], entityType: null, dob: null, country: null };
const emailTableOf = (text: string, subjects: RequestSubject[]) => {
  const columns = emailColumns(readCsv(text));
  return columns && emailTable(columns, subjects);
};
const emails = (...all: string[]): RequestSubject[] => all.map((email) => ({ operation: 'score', request: { email } }));

test('the columns beside an address follow it, once for each of its lines and in any letter case', () => {
  const text = 'id;email;amount\n1;Jane@example.com;-5,00\n2;sam@example.com;7\n3;jane@example.com;9';
  expect(emailTableOf(text, emails('sam@example.com', 'Jane@example.com'))?.table).toEqual({
    headings: ['id', 'amount'],
    rows: [
      [['2', '7']],
      [
        ['1', '-5,00'],
        ['3', '9'],
      ],
    ],
  });
});

test('titles above the column names are not reported as lines without an address, whichever row has the names', () => {
  const text =
    'Customers of May\nsam@\nid,email\n1,jane@example.com\n2,kim@example.com\n3,lo@example.com\n4,max@example.com\n5,none';
  const lines = (headLine?: number) =>
    unreadBelowHead(emailsIn(text).unread, readCsv(text, { headLine })).map(({ line }) => line);
  expect(lines()).toEqual([2, 8]);
  expect(lines(1)).toEqual([2, 3, 8]);
});

test('reports columns that contain further addresses', () => {
  const text = 'id,email,note\n1,jane@example.com,old: jo@example.com\n2,sam@example.com,-\n3,,kim@example.com';
  expect(emailTableOf(text, emails('jane@example.com'))).toMatchObject({
    headings: ['id', 'email', 'note'],
    withAddresses: [1, 2],
    sent: 1,
  });
  expect(emailTableOf('id,email\n1,jane@example.com', emails('jane@example.com'))?.withAddresses).toEqual([]);
});

test.each([
  ['Name,Type,Birth,Country', { name: [0], entityType: 1, dob: 2, country: 3 }],
  ['Land;Geburtstag;Art;Vollständiger Name', { name: [3], entityType: 2, dob: 1, country: 0 }],
  ['氏名,生年月日,国籍,種別', { name: [0], entityType: 3, dob: 1, country: 2 }],
])('the columns of %s are recognized in an English interface', (line, columns) => {
  expect(guessColumns(readCsv(line).columns, [], ENGLISH)).toEqual(columns);
});

test('an address on every line of a large file takes linear time', () => {
  const text = `email,n\n${'a@example.com,1\n'.repeat(80_000)}`;
  const read = () => expect(emailTableOf(text, emails('a@example.com'))?.table?.rows[0]).toHaveLength(80_000);
  expect(cpuMs(read)).toBeLessThan(A_MOMENT_MS);
});

test.each([
  ['a list', 'jane@example.com\nsam@example.com'],
  ['a table without column names', 'jane@example.com,1\nsam@example.com,2'],
  ['a text with commas', 'Hello, all\nask jane@example.com, sam@example.com, or me'],
  ['one column', 'email\njane@example.com'],
])('%s has no columns to carry', (_, text) => {
  expect(emailTableOf(text, emails('jane@example.com'))).toBeNull();
});

test('a table of subjects carries the columns that are not sent', () => {
  const table = readCsv('id,name,type,team\n1,Larkspur Ltd,business,A\n2,,business,B\n3,Larkspur Ltd,company,C');
  const columns = guessColumns(table.columns, table.rows, ENGLISH);
  const { lines } = readSubjectRows(table, columns, BY);
  expect(subjectTable(table.columns, columns, lines)?.table).toEqual({
    headings: ['id', 'team'],
    rows: [
      [
        ['1', 'A'],
        ['3', 'C'],
      ],
    ],
  });
  expect(subjectTable(['name'], { ...columns, name: [0] }, [[['A']]])).toBeNull();
});

test('a short line keeps its cells; of a line that fits no columns only the address is used, and it is named', () => {
  const text =
    'email,name,team\na@example.com,Ann\nb@example.com,Bob,A\nc@example.com,Cole, Ltd,B\nd@example.com,Dee,C';
  expect(emailTableOf(text, emails('a@example.com', 'b@example.com', 'c@example.com', 'd@example.com'))).toEqual({
    headings: ['name', 'team'],
    withAddresses: [],
    sent: null,
    crowded: [],
    table: { headings: ['name', 'team'], rows: [[['Ann', '']], [['Bob', 'A']], [], [['Dee', 'C']]] },
    leftOut: [{ line: 4, shown: 'c@example.com, Cole, Ltd, B' }],
  });
});

test('reports columns that are too large to keep before the start', () => {
  const text = `email,notes\na@example.com,${'x'.repeat(5001)}`;
  expect(emailTableOf(text, emails('a@example.com'))).toMatchObject({ headings: ['notes'], table: null });
  const wide = Array.from({ length: 101 }, (_, i) => `c${i}`);
  expect(subjectTable(wide, NO_COLUMNS, [[wide]])).toMatchObject({ headings: wide, table: null });
});

test('a cell with several addresses is named, and a formula that is no address too', () => {
  const text =
    'name,email\nAnn,"ann@example.com; bob@example.com"\nCy,cy@example.com\nDan,"=cmd|\' /C calc\'!A0@example.com"';
  expect(emailColumns(readCsv(text))?.crowded).toEqual([{ line: 2, shown: 'ann@example.com; bob@example.com' }]);
  expect(emailsIn(text).unread.map(({ line }) => line)).toEqual([4]);
  // Another address is offered in its place; that is not a second one.
  expect(emailColumns(readCsv('name,email\nJoe,joe@exmaple.con\nCy,cy@gmial.com'))?.crowded).toEqual([]);
});

test('the columns of a row go with the address that is looked up instead of its own', () => {
  const text = 'name,email\nAnn,ann@gmail.con\nCy,cy@example.com';
  const columns = emailColumns(readCsv(text));
  expect(columns?.byAddress.get('ann@gmail.com')).toEqual([['Ann']]);
});
