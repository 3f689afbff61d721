import { describe, expect, test } from 'vitest';
import { NO_ANSWERS, readBirthDate } from '@/utils/subject/read-birth-date';

const TODAY = '2026-05-01';
const read = (text: string, answers = {}) => readBirthDate(text, TODAY, { ...NO_ANSWERS, ...answers });
const date = (iso: string) => ({ is: 'date', iso });
const isos = (text: string) => {
  const reading = read(text);
  return reading.is === 'question' ? [reading.about, ...reading.options.map(({ iso }) => iso)] : reading;
};

test.each([
  ['02/03/1980', ['1980-03-02', '1980-02-03']],
  ['12.03.1980', ['1980-03-12', '1980-12-03']],
  ['12051980', ['1980-05-12', '1980-12-05']],
  ['5/12/1980 12:00:00 AM', ['1980-12-05', '1980-05-12']],
  ['12/05/1980 00.00.00', ['1980-05-12', '1980-12-05']],
])('%s has two readings, until the order is known', (text, [dayFirst, monthFirst]) => {
  expect(isos(text)).toEqual(['order', dayFirst, monthFirst]);
  expect(read(text, { order: 'day-first' })).toEqual(date(dayFirst ?? ''));
  expect(read(text, { order: 'month-first' })).toEqual(date(monthFirst ?? ''));
});

test('a date that contradicts the order of its column says so', () => {
  expect(read('25/12/1980', { order: 'month-first' })).toEqual({ ...date('1980-12-25'), isOtherOrder: true });
  expect(read('25/12/1980', { order: 'day-first' })).toEqual(date('1980-12-25'));
});

describe('a year with two digits is asked about', () => {
  test.each([
    ['12-May-80', ['1980-05-12']],
    ['12-May-12', ['2012-05-12', '1912-05-12']],
    ['80-05-12', ['1980-05-12']],
    ['25.12.80', ['1980-12-25']],
    ['800512', ['1980-05-12']],
    ['251280', ['1980-12-25']],
  ])('%s', (text, options) => {
    expect(isos(text)).toEqual(['short-year', ...options]);
  });

  test('together with the order', () => {
    expect(isos('12/05/80')).toEqual(['order', '1980-05-12', '1980-12-05']);
    expect(read('12/05/80', { order: 'day-first' })).toMatchObject({ about: 'short-year' });
    expect(read('12/05/80', { order: 'day-first', shortYears: 'latest' })).toEqual(date('1980-05-12'));
  });

  test('until the century is known', () => {
    expect(read('12-May-12', { shortYears: 'latest' })).toEqual(date('2012-05-12'));
    expect(read('12-May-12', { shortYears: '1900s' })).toEqual(date('1912-05-12'));
    expect(read('12-May-80', { shortYears: 'latest' })).toEqual(date('1980-05-12'));
  });
});

test('the day number of a spreadsheet is asked about', () => {
  expect(isos('29353')).toEqual(['serial', '1980-05-12']);
  expect(read('29353', { areSerials: true })).toEqual(date('1980-05-12'));
  expect(read('99999')).toEqual({ is: 'invalid', why: 'no-date' });
  expect(read('42')).toEqual({ is: 'invalid', why: 'no-date' });
});

test.each([
  '1900-01-01',
  '01/01/1900',
  '1899-12-30',
  '1899-12-31 00:00:00',
  '1970-01-01',
  '1970-01-01T00:00:00Z',
  '31.12.1969',
  '1904-01-01',
])('%s is what programs write for an unknown date', (text) => {
  expect(read(text)).toMatchObject({ is: 'question', about: 'placeholder' });
  expect(read(text, { placeholders: 'sent' })).toMatchObject({ is: 'date' });
  expect(read(text, { placeholders: 'left-out' })).toEqual({ is: 'unknown' });
});

test.each([
  '0001-01-01',
  '01/01/0001',
  '9999-12-31',
  '0000-00-00',
  '00/00/0000',
  '00000000',
  'n/a',
  '-',
  'NULL',
  'unbekannt',
  '#N/A',
])('%s states that the date is unknown', (text) => {
  expect(read(text)).toEqual({ is: 'unknown' });
});

test.each([
  ['1980', 1980, null],
  ['1980年', 1980, null],
  ['00/00/1980', 1980, null],
  ['1980-00-00', 1980, null],
  ['1980-??-??', 1980, null],
  ['xx/xx/1980', 1980, null],
  ['--/--/1980', 1980, null],
  ['1980-05', 1980, 5],
  ['05/1980', 1980, 5],
  ['5.1980', 1980, 5],
  ['198005', 1980, 5],
  ['1980-05-00', 1980, 5],
  ['1980-05-??', 1980, 5],
  ['00.05.1980', 1980, null],
  ['May 1980', 1980, 5],
  ['Mai 1980', 1980, 5],
  ['mayo de 1980', 1980, 5],
  ['1980年5月', 1980, 5],
])('%s is known in part', (text, year, month) => {
  expect(read(text)).toEqual({ is: 'partial', year, month });
});

test('the month of a date without a day follows from the order', () => {
  expect(read('00.05.1980', { order: 'day-first' })).toEqual({ is: 'partial', year: 1980, month: 5 });
});

test.each([
  '1980-13-01',
  '1980-15-03',
  '1980-31-12',
  '1980-02-31',
  '1979-02-29',
  '31.04.1980',
  '13/14/1980',
  '32 May 1980',
])('%s is in no calendar', (text) => {
  expect(read(text)).toEqual({ is: 'invalid', why: 'impossible' });
});

test.each([
  'yesterday',
  'Jane Doe',
  '12 Foo 1980',
  '1980-05-12-13',
  '1958-1962',
  '123',
  '1980-051-2',
  '+1980',
  'May',
  '12 May',
  '80',
])('%s is no date', (text) => {
  expect(read(text)).toEqual({ is: 'invalid', why: 'no-date' });
});

test('an empty text is empty', () => {
  expect(read(' \u3000')).toEqual({ is: 'empty' });
});
