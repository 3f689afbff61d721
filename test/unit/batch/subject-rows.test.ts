import { expect, test } from 'vitest';
import { readCsv } from '@/utils/batch/csv-table';
import { guessColumns, type SubjectColumns } from '@/utils/batch/subject-columns';
import { readSubjectRows } from '@/utils/batch/subject-rows';

const BY = {
  today: '2026-11-21',
  format: 'alpha-2',
  codeOf: (text: string) => (text === 'France' ? 'FR' : text),
} as const;

function read(text: string, change: Partial<SubjectColumns> = {}) {
  const table = readCsv(text);
  return readSubjectRows(table, { ...guessColumns(table.columns), ...change }, BY);
}

test('the columns of the form by the names of the interface, and by what people call them', () => {
  expect(guessColumns(['subject_name', 'entity_type', 'dob', 'nationality'])).toEqual({
    name: 0,
    entityType: 1,
    dob: 2,
    country: 3,
  });
  expect(guessColumns(['ID', 'Country', 'Full Name', 'Date of birth', 'Type'])).toEqual({
    name: 2,
    entityType: 4,
    dob: 3,
    country: 1,
  });
  expect(guessColumns(['a', 'b'])).toEqual({ name: null, entityType: null, dob: null, country: null });
});

test('good rows become requests without empty fields, each once', () => {
  const { subjects, bad, repeated } = read(
    'subject_name,entity_type,dob,nationality\nCasey Cobblefield,Individual,1980-02-29,France\nLarkspur Ltd,company,,\nLarkspur Ltd,business,,',
  );
  expect(bad).toEqual([]);
  expect(repeated).toBe(1);
  expect(subjects.map(({ request }) => request)).toEqual([
    { subject_name: 'Casey Cobblefield', entity_type: 'individual', dob: '1980-02-29', nationality: 'FR' },
    { subject_name: 'Larkspur Ltd', entity_type: 'business' },
  ]);
});

test('each bad row is named by its line with every reason', () => {
  const { subjects, bad } = read(
    [
      'name,type,dob,country',
      ',individual,,',
      'A,,,',
      'B,trust,,',
      'C,individual,01/02/1980,',
      'D,individual,1980-02-30,Atlantis',
      'E,business,1980-01-01,',
      'F,individual,2999-01-01,',
    ].join('\n'),
  );
  expect(subjects).toEqual([]);
  expect(bad.map(({ line, reasons }) => [line, reasons.join(' ')])).toEqual([
    [2, 'Enter the full name of the person or business.'],
    [3, 'The type is missing.'],
    [4, '“trust” is neither individual nor business.'],
    [5, 'Write the date of birth “01/02/1980” as YYYY-MM-DD.'],
    [6, 'This is not a real date. Complete year, month and day. “Atlantis” is no country that is known here.'],
    [7, 'A business has no date of birth. Clear it, or choose individual.'],
    [8, 'A date of birth lies in the past.'],
  ]);
});

test('a table of one kind needs no column for it', () => {
  expect(read('name\nA\nB', { entityType: 'business' }).subjects).toHaveLength(2);
});
