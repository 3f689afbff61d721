import { expect, test } from 'vitest';
import { type ColumnAnswers, mayBeSwapped } from '@/utils/list/column-question';
import { readCsv } from '@/utils/list/csv-table';
import { guessColumns } from '@/utils/list/subject-columns';
import { readSubjectRows } from '@/utils/list/subject-rows';
import { NO_ANSWERS } from '@/utils/subject/read-birth-date';
import { ENGLISH } from '../../texts/english';
import { BY } from './read-by';

function read(dates: readonly string[], answers: Partial<ColumnAnswers> = {}) {
  const table = readCsv(['Name;DOB', ...dates.map((date, i) => `Person ${i} Sample;"${date}"`)].join('\n'));
  const columns = { ...guessColumns(table.columns, table.rows, ENGLISH), entityType: 'individual' as const };
  const { subjects, dateQuestions, waiting, bad } = readSubjectRows(table, columns, {
    ...BY,
    answers: { ...NO_ANSWERS, ...answers },
  });
  return {
    sent: subjects.map(({ request }) => request.dob),
    asked: dateQuestions.map(({ about, readings }) => [about, ...readings.map(({ iso }) => iso)]),
    waiting: waiting.length,
    bad: bad.length,
  };
}

test.each([
  ['1980-03-14T23:00:00.000Z', '1980-03-14', '1980-03-15'],
  ['1980-03-14T22:00:00Z', '1980-03-14', '1980-03-15'],
  ['1980-03-14 23:00:00 UTC', '1980-03-14', '1980-03-15'],
  ['1980-03-14T23:00:00+00:00', '1980-03-14', '1980-03-15'],
  ['1980-12-31T23:00:00.000Z', '1980-12-31', '1981-01-01'],
  ['1980-02-28T15:00:00Z', '1980-02-28', '1980-02-29'],
  ['1980-03-14T23:00Z', '1980-03-14', '1980-03-15'],
  ['1980-03-14T23:00:00.000000Z', '1980-03-14', '1980-03-15'],
  ['Fri Mar 14 1980 23:00:00 GMT+0000 (Coordinated Universal Time)', '1980-03-14', '1980-03-15'],
  ['14.03.1980 23:00 UTC', '1980-03-14', '1980-03-15'],
  ['1980-03-14T10:00:00Z', '1980-03-14', '1980-03-15'],
])('%s is a moment that may be the next day, and is asked about', (text, day, next) => {
  expect(read([text])).toEqual({ sent: [], asked: [['moment', day, next]], waiting: 1, bad: 0 });
  expect(read([text], { moments: 'written' }).sent).toEqual([day]);
  expect(read([text], { moments: 'next-day' }).sent).toEqual([next]);
});

test.each([
  ['1980-03-15T00:00:00.000Z'],
  ['1980-03-15T05:00:00Z'],
  ['1980-03-15T00:00:00+01:00'],
  ['1980-03-15T23:00:00+01:00'],
  ['1980-03-15 23:00:00'],
  ['1980-03-15'],
])('%s is the day that it states', (text) => {
  expect(read([text])).toEqual({ sent: ['1980-03-15'], asked: [], waiting: 0, bad: 0 });
});

test('an answer about moments leaves the other dates of the column as they are', () => {
  const dates = ['1980-03-14T23:00:00Z', '1980-03-15T00:00:00Z', '1980-03-15'];
  expect(read(dates, { moments: 'next-day' }).sent).toEqual(['1980-03-15', '1980-03-15', '1980-03-15']);
});

test.each([
  [['1980-04-03', '25/03/1980']],
  [['1980-04-03', '1981-12-01', '25/03/1980', '13/12/1979']],
  [['1980-04-03 00:00:00', '25.03.1980']],
  [['1980-04-03', '03/25/1980']],
  [['1980-05-05', '1980-04-03', '31-12-1980']],
])('days and months of %j may be swapped, and are one question', (dates) => {
  expect(mayBeSwapped(dates)).toBe(true);
  const { asked, sent } = read(dates);
  expect(asked).toEqual([['swapped', expect.any(String), expect.any(String)]]);
  expect(sent).not.toContain('1980-04-03');
  expect(read(dates, { swapped: 'swapped' }).sent).toContain('1980-03-04');
  expect(read(dates, { swapped: 'written' }).sent).toContain('1980-04-03');
});

test.each([
  ['one form', ['1980-04-03', '1980-05-06']],
  ['a year first with a day above 12', ['1980-04-03', '1980-04-25', '25/03/1980']],
  ['a text that could have been a date', ['1980-04-03', '03/04/1980', '25/03/1980']],
  ['both orders', ['1980-04-03', '25/03/1980', '03/25/1980']],
  ['only texts', ['25/03/1980', '13/12/1979']],
  ['named months', ['3 April 1980', '25/03/1980']],
  ['no dates', ['', 'n/a']],
])('%s is not swapped', (_, dates) => {
  expect(mayBeSwapped(dates)).toBe(false);
  expect(read(dates).asked.flat()).not.toContain('swapped');
});

test('a date whose day and month are equal, or that is no other date, is sent without an answer', () => {
  expect(read(['1980-05-05', '1980-04-03', '25/03/1980']).sent).toEqual(['1980-05-05', '1980-03-25']);
});
