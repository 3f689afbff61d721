import { expect, test } from 'vitest';
import { readCsv } from '@/utils/list/csv-table';
import { emailsIn } from '@/utils/list/emails-in';
import { skippedEmails, skippedRows } from '@/utils/list/skipped-rows';
import { guessColumns } from '@/utils/list/subject-columns';
import { readSubjectRows } from '@/utils/list/subject-rows';
import { NO_ANSWERS } from '@/utils/subject/read-birth-date';
import { ENGLISH } from '../../texts/english';
import { BY } from '../batch/read-by';

test('rows that are not sent have their line and what is wrong with them, in the order of the table', () => {
  const table = readCsv(
    [
      'name,type,dob,country',
      'Jane Sample,individual,01/02/1980,DE',
      '#N/A,individual,,',
      'Ann Sample,robot,,',
      'Joe Sample,individual,1980-02-31,',
      'Kim Sample,individual,,Atlantis',
      'Lee Sample,individual,,,x',
      'NULL,individual,,',
      '"Max" x,individual,,',
    ].join('\n'),
  );
  const rows = readSubjectRows(table, guessColumns(table.columns, table.rows, ENGLISH), BY);
  expect(skippedRows(rows, false)).toEqual([
    { line: 2, reason: 'date-of-birth' },
    { line: 3, reason: 'name' },
    { line: 4, reason: 'entity-type' },
    { line: 5, reason: 'date-of-birth' },
    { line: 6, reason: 'nationality' },
    { line: 7, reason: 'too-many-cells' },
    { line: 8, reason: 'not-confirmed' },
    { line: 9, reason: 'quotation-marks' },
  ]);
  const ordered = readSubjectRows(table, guessColumns(table.columns, table.rows, ENGLISH), {
    ...BY,
    answers: { ...NO_ANSWERS, order: 'day-first' },
    includeAsked: true,
  });
  const agreed = skippedRows(ordered, true);
  expect(agreed.map(({ line }) => line)).toEqual([3, 4, 5, 6, 7, 9]);
});

test('lines of a list without an address, and odd addresses that are not chosen, are skipped', () => {
  const found = emailsIn('jane@example.com\nsam@\njаne@example.com\nkim@example.com');
  const [odd] = found.odd;
  expect(skippedEmails(found, new Set())).toEqual([
    { line: 2, reason: 'no-address' },
    { line: 3, reason: 'not-confirmed' },
  ]);
  expect(skippedEmails(found, new Set([odd?.subject.request.email ?? '']))).toEqual([
    { line: 2, reason: 'no-address' },
  ]);
});
