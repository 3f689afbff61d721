import { expect, test } from 'vitest';
import { birthColumns, joinBirth } from '@/utils/list/birth-columns';
import { readCsv } from '@/utils/list/csv-table';
import { guessColumns } from '@/utils/list/subject-columns';
import { readSubjectRows } from '@/utils/list/subject-rows';
import { ENGLISH } from '../../texts/english';
import { BY } from '../batch/read-by';

test.each([
  [
    ['Name', 'Birth Day', 'Birth Month', 'Birth Year'],
    [3, 2, 1],
  ],
  [
    ['Year of birth', 'Month of birth', 'Day of birth'],
    [0, 1, 2],
  ],
  [
    ['DOB Day', 'DOB Month', 'DOB Year'],
    [2, 1, 0],
  ],
  [
    ['Geburtstag', 'Geburtsmonat', 'Geburtsjahr'],
    [2, 1, 0],
  ],
  [
    ['Jour de naissance', 'Mois de naissance', 'Année de naissance'],
    [2, 1, 0],
  ],
  [
    ['Año de nacimiento', 'Mes de nacimiento', 'Día de nacimiento'],
    [0, 1, 2],
  ],
  [
    ['Giorno di nascita', 'Mese di nascita', 'Anno di nascita'],
    [2, 1, 0],
  ],
  [
    ['Dia de nascimento', 'Mês de nascimento', 'Ano de nascimento'],
    [2, 1, 0],
  ],
  [
    ['Geboortejaar', 'Geboortemaand', 'Geboortedag'],
    [0, 1, 2],
  ],
  [
    ['customer_birth_day', 'customer_birth_month', 'customer_birth_year'],
    [2, 1, 0],
  ],
  [['Name', 'Birth Day'], null],
  [['Geburtstag', 'Geburtsjahr'], null],
])('%j has the parts of a birth in columns %j', (headings, columns) => {
  expect(birthColumns(headings)).toEqual(columns);
});

test.each([
  [['1980', '3', '15'], '1980-3-15'],
  [['1980', '03', ''], '1980-03'],
  [['1980', '', ''], '1980'],
  [['1980', 'March', '15'], '15 March 1980'],
  [['', '', ''], ''],
])('%j is read as %j', ([year = '', month = '', day = ''], text) => {
  expect(joinBirth(year, month, day)).toBe(text);
});

test('a birth in three columns is joined by itself; a column with the whole date is preferred', () => {
  const read = (text: string) => {
    const table = readCsv(text);
    const columns = guessColumns(table.columns, table.rows, ENGLISH);
    const { subjects, bad } = readSubjectRows(table, { ...columns, entityType: 'individual' }, BY);
    return { dob: columns.dob, sent: subjects.map(({ request }) => request.dob), bad: bad.map(({ line }) => line) };
  };
  expect(read('Name,Birth Day,Birth Month,Birth Year\nA B,15,3,1980\nC D,1,Feb,1979\nG H,,3,1980')).toEqual({
    dob: [3, 2, 1],
    sent: ['1980-03-15', '1979-02-01'],
    bad: [4],
  });
  expect(read('Name,Birth Day,Birth Month,Birth Year,Date of birth\nA B,15,3,1980,1980-03-16').dob).toBe(4);
});

test('where each row states a birth, and no business, they are individuals', () => {
  const typeOf = (text: string) => {
    const { columns, rows } = readCsv(text);
    return guessColumns(columns, rows, ENGLISH).entityType;
  };
  expect(typeOf('Name,DOB\nJane Sample,1980-03-15\nTotal,1')).toBe('individual');
  expect(typeOf('Name,DOB\nJane Sample,1980-03-15\nLarkspur,')).toBeNull();
  expect(typeOf('Name,DOB\nLarkspur Ltd,1980-03-15')).toBeNull();
  expect(typeOf('Name,City\nJane Sample,Bremen')).toBeNull();
  expect(typeOf('Name,DOB,Type\nJane Sample,1980-03-15,business')).toBe(2);
});
