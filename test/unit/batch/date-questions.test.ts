import { expect, test } from 'vitest';
import type { ColumnAnswers } from '@/utils/list/column-question';
import { readCsv } from '@/utils/list/csv-table';
import { guessColumns } from '@/utils/list/subject-columns';
import { readSubjectRows } from '@/utils/list/subject-rows';
import { NO_VALUE_ANSWERS } from '@/utils/list/value-question';
import { NO_ANSWERS } from '@/utils/subject/read-birth-date';
import { ENGLISH } from '../../texts/english';
import { BY } from './read-by';

test('F32: a date with two readings waits for the order of its column; a date that contradicts it is a bad row', () => {
  const table = readCsv(
    ['name,dob', 'A,25/12/1980', 'B,12.25.1980', 'C,05/05/1980', 'D,1980/5/7', 'E,01/02/1980', 'F,3-4-1981'].join('\n'),
  );
  const columns = { ...guessColumns(table.columns, table.rows, ENGLISH), entityType: 'individual' as const };
  const dates = (dateOrder: 'day-first' | 'month-first' | null, wrong: readonly string[] = []) => {
    const answers = { ...NO_ANSWERS, order: dateOrder };
    const { subjects, bad, dateQuestions, waiting } = readSubjectRows(table, columns, { ...BY, answers });
    expect(bad.flatMap(({ reasons }) => reasons)).toEqual(
      wrong.map((value) => ({ text: 'badRow.otherDateOrder', value })),
    );
    const readings = [
      { answer: { order: 'day-first' }, iso: '1980-02-01' },
      { answer: { order: 'month-first' }, iso: '1980-01-02' },
    ];
    expect(dateQuestions).toEqual([{ about: 'order', count: 2, value: '01/02/1980', readings }]);
    expect(waiting.map(({ line }) => line)).toEqual(dateOrder === null ? [6, 7] : []);
    return subjects.map(({ request }) => request.dob);
  };
  const clear = ['1980-12-25', '1980-05-05', '1980-05-07'];
  expect(dates(null)).toEqual(['1980-12-25', ...clear]);
  expect(dates('day-first', ['12.25.1980'])).toEqual([...clear, '1980-02-01', '1981-04-03']);
  expect(dates('month-first', ['25/12/1980'])).toEqual([...clear, '1980-01-02', '1981-03-04']);
});

test('F32: years of two digits and day numbers are asked once for their column; without an answer no row is sent', () => {
  const table = readCsv(
    'name,dob\nA,25/12/80\nB,31/02/1980\nC,29353\nD,1900-01-01\nE,1980\nF,12.5.08\nG,29353.0\nH,25 May 08\nI,101112',
  );
  const columns = { ...guessColumns(table.columns, table.rows, ENGLISH), entityType: 'individual' as const };
  const by = (answers: Partial<ColumnAnswers>) =>
    readSubjectRows(table, columns, { ...BY, answers: { ...NO_ANSWERS, ...answers } });
  const sent = (answers: Partial<ColumnAnswers>) =>
    by(answers).subjects.map(({ request }) => [request.subject_name, request.dob]);

  const { bad, dateQuestions, waiting } = by({});
  expect(sent({})).toEqual([]);
  expect(waiting.map(({ line }) => line)).toEqual([2, 4, 5, 7, 8, 9, 10]);
  expect(bad.map(({ line, reasons }) => [line, ...reasons])).toEqual([
    [3, { text: 'subjectProblem.dobImpossible' }],
    [6, { text: 'badRow.unclearDate', value: '1980' }],
  ]);
  expect(dateQuestions).toEqual([
    {
      about: 'order',
      count: 1,
      value: '12.5.08',
      readings: [
        { answer: { order: 'day-first' }, iso: '2008-05-12' },
        { answer: { order: 'month-first' }, iso: '2008-12-05' },
      ],
    },
    {
      about: 'short-year',
      count: 3,
      // The first date has one century; the example is one that has two.
      value: '25 May 08',
      readings: [
        { answer: { shortYears: 'latest' }, iso: '2008-05-25' },
        { answer: { shortYears: '1900s' }, iso: '1908-05-25' },
      ],
    },
    { about: 'serial', count: 2, value: '29353', readings: [{ answer: { areSerials: true }, iso: '1980-05-12' }] },
  ]);

  expect(sent({ areSerials: true })).toEqual([
    ['C', '1980-05-12'],
    ['G', '1980-05-12'],
  ]);
  expect(sent({ shortYears: '1900s' })).toEqual([
    ['A', '1980-12-25'],
    ['H', '1908-05-25'],
  ]);
  expect(sent({ order: 'day-first', shortYears: 'latest' })).toEqual([
    ['A', '1980-12-25'],
    ['F', '2008-05-12'],
    ['H', '2008-05-25'],
  ]);
  // Digits that stay unclear are never guessed, and an answered question stays, so that it can be changed.
  const all = by({ order: 'day-first', shortYears: 'latest', areSerials: true });
  expect(all.waiting.map(({ line }) => line)).toEqual([5]);
  expect(all.bad.map(({ line }) => line)).toEqual([3, 6, 10]);
  expect(all.dateQuestions.map(({ about }) => about)).toEqual(['order', 'short-year', 'serial']);
});

test('F32: a date that programs write for an unknown one is asked about once, however many rows have it', () => {
  const table = readCsv('name,dob\nA,1900-01-01\nB,01.01.1900\nC,1970-01-01\nD,1980-05-12');
  const columns = { ...guessColumns(table.columns, table.rows, ENGLISH), entityType: 'individual' as const };
  const by = (placeholder: [string, string][]) =>
    readSubjectRows(table, columns, { ...BY, values: { ...NO_VALUE_ANSWERS, placeholder: new Map(placeholder) } });
  expect(by([]).valueQuestions).toEqual([
    { about: 'placeholder', key: '1900-01-01', value: '1900-01-01', count: 2 },
    { about: 'placeholder', key: '1970-01-01', value: '1970-01-01', count: 1 },
  ]);
  expect(by([]).subjects.map(({ request }) => request.subject_name)).toEqual(['D']);
  const answered = by([
    ['1900-01-01', ''],
    ['1970-01-01', '1970-01-01'],
  ]);
  expect(answered.subjects.map(({ request }) => request.dob)).toEqual([
    undefined,
    undefined,
    '1970-01-01',
    '1980-05-12',
  ]);
  expect(answered.remarked.map(({ reasons }) => reasons)).toEqual([
    [{ text: 'badRow.sentWithout', value: '1900-01-01' }],
    [{ text: 'badRow.sentWithout', value: '01.01.1900' }],
  ]);
  expect(answered.valueQuestions).toHaveLength(2);
});

test.each(['brasileira', 'deutsch', 'German', 'française', 'española', 'italiano', 'constructor'])(
  'the nationality %s is asked about once, and its rows wait',
  (word) => {
    const table = readCsv(`name,nationality\nA,${word}\nB, ${word.toUpperCase()}\nC,XX\nD,DE`);
    const columns = { ...guessColumns(table.columns, table.rows, ENGLISH), entityType: 'individual' as const };
    const by = (country: [string, string][]) =>
      readSubjectRows(table, columns, { ...BY, values: { ...NO_VALUE_ANSWERS, country: new Map(country) } });
    const open = by([]);
    expect(open.valueQuestions).toEqual([{ about: 'country', key: word.toLowerCase(), value: word, count: 2 }]);
    expect(open.waiting).toEqual([2, 3].map((line) => ({ line, reason: 'nationality' })));
    const sent = (country: [string, string][]) => by(country).subjects.map(({ request }) => request.nationality);
    expect(sent([])).toEqual([undefined, 'DE']);
    expect(sent([[word.toLowerCase(), 'BR']])).toEqual(['BR', 'BR', undefined, 'DE']);
    expect(sent([[word.toLowerCase(), '']])).toEqual([undefined, undefined, undefined, 'DE']);
  },
);
