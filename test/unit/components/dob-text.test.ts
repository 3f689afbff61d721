import { expect, test } from 'vitest';
import { dobParts, dobReadings, dobText, pastedDob } from '@/components/subject/dob-text';

test.each([
  ['', { year: null, month: null, day: null }],
  ['1980-05-12', { year: 1980, month: 5, day: 12 }],
  ['1980-??-??', { year: 1980, month: null, day: null }],
  ['????-05-??', { year: null, month: 5, day: null }],
  ['0019-??-01', { year: 19, month: null, day: 1 }],
  ['1980-02-31', { year: 1980, month: 2, day: 31 }],
  ['1980-00-00', { year: 1980, month: 0, day: 0 }],
])('%j has these parts, both ways', (text, parts) => {
  expect(dobText(parts)).toBe(text);
  expect(dobParts(text)).toEqual(parts);
});

test.each(['12.05.1980', '1980-5-12', 'yesterday', '1980-05-12T00:00', '19800512'])('%j is no such text', (text) => {
  expect(dobParts(text)).toEqual({ year: null, month: null, day: null });
});

test('a part that no field can show is left out', () => {
  expect(dobParts('1980-13-32')).toEqual({ year: 1980, month: null, day: null });
});

test.each([
  ['1980-05-12', '1980-05-12'],
  [' 1980/5/2\n', '1980-05-02'],
  ['1980.05.12', '1980-05-12'],
  ['25/12/1980', '1980-12-25'],
  ['12.25.1980', '1980-12-25'],
  [' 5-5-1980', '1980-05-05'],
])('%j from the clipboard is %s', (text, date) => {
  expect(pastedDob(text)).toBe(date);
});

test.each(['80-05-12', '13/14/1980', '1980-13-01', '32.01.1980', 'Jane Doe', ''])(
  '%j from the clipboard is no date in any order',
  (text) => {
    expect(pastedDob(text)).toBeUndefined();
  },
);

test('a date with two readings stays as written, with both', () => {
  expect(pastedDob(' 02/03/1980\n')).toBe('02/03/1980');
  expect(dobReadings('02/03/1980')).toEqual({ 'day-first': '1980-03-02', 'month-first': '1980-02-03' });
});

test.each(['25/12/1980', '12.25.1980', '05/05/1980', '1980-02-03', '1980-??-??', ''])('%j has one reading', (text) => {
  expect(dobReadings(text)).toBeUndefined();
});
