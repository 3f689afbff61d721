import { expect, test } from 'vitest';
import { countryList } from '@/components/kit/country-list';
import { readCsv } from '@/utils/list/csv-table';
import { guessColumns, type SubjectColumns } from '@/utils/list/subject-columns';
import { readSubjectRows } from '@/utils/list/subject-rows';
import { NO_VALUE_ANSWERS } from '@/utils/list/value-question';
import { NO_ANSWERS } from '@/utils/subject/read-birth-date';
import { createTexts } from '@/utils/texts/texts';
import { ENGLISH } from '../../texts/english';
import { A_MOMENT_MS, cpuMs } from '../cpu-ms';

const BY = {
  today: '2026-11-21',
  format: 'alpha-2',
  codeOf: (text: string) => (text === 'France' ? 'FR' : text),
  answers: NO_ANSWERS,
  values: NO_VALUE_ANSWERS,
} as const;

function read(text: string, change: Partial<SubjectColumns> = {}) {
  const table = readCsv(text);
  return readSubjectRows(table, { ...guessColumns(table.columns, table.rows, ENGLISH), ...change }, BY);
}

test('finds columns by the names of the interface and by common names', () => {
  expect(guessColumns(['subject_name', 'entity_type', 'dob', 'nationality'], [], ENGLISH)).toEqual({
    name: [0],
    entityType: 1,
    dob: 2,
    country: 3,
  });
  expect(guessColumns(['ID', 'Country', 'Full Name', 'Date of birth', 'Type'], [], ENGLISH)).toEqual({
    name: [2],
    entityType: 4,
    dob: 3,
    country: 1,
  });
  expect(guessColumns(['a', 'b'], [], ENGLISH)).toEqual({ name: [], entityType: null, dob: null, country: null });
});

test.each(['Birth', 'Geburt', 'Naissance', 'Nacimiento', 'Nascita', 'Nascimento', 'Geboorte', '生年月日'])(
  'a column “%s” holds births',
  (heading) => {
    expect(guessColumns(['Name', heading], [], ENGLISH).dob).toBe(1);
  },
);

test('a row may name its country by an alias, as the form does', () => {
  const table = readCsv('subject_name,entity_type,nationality\nJane Doe,individual,UK\nJohn Doe,individual,Holland');
  const { subjects, bad } = readSubjectRows(table, guessColumns(table.columns, table.rows, ENGLISH), {
    ...BY,
    codeOf: countryList('en').codeOf,
  });
  expect(bad).toEqual([]);
  expect(subjects.map(({ request }) => request.nationality)).toEqual(['GB', 'NL']);
});

test('good rows become requests without empty fields, each once', () => {
  const { subjects, bad, repeated } = read(
    'subject_name,entity_type,dob,nationality\nCasey Cobblefield,Individual,1980-02-29,France\nLarkspur Ltd,business,,\nLarkspur Ltd,business',
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
      'B,robot,,',
      'C,individual,February,',
      'D,individual,1980-02-30,Atlantis',
      'E,business,1980-01-01,',
      'F,individual,2031-01-01,',
    ].join('\n'),
  );
  expect(subjects).toEqual([]);
  expect(bad.map(({ line, reasons }) => [line, reasons])).toEqual([
    [2, [{ text: 'subjectProblem.nameMissing' }]],
    [3, [{ text: 'badRow.noType' }]],
    [4, [{ text: 'badRow.unknownType', value: 'robot' }]],
    [5, [{ text: 'badRow.unclearDate', value: 'February' }]],
    [6, [{ text: 'subjectProblem.dobImpossible' }, { text: 'badRow.unknownCountry', value: 'Atlantis' }]],
    [7, [{ text: 'subjectProblem.dobOfBusiness' }]],
    [8, [{ text: 'subjectProblem.dobInFuture' }]],
  ]);
});

test('a table of one kind needs no column for it', () => {
  expect(read('name\nA\nB', { entityType: 'business' }).subjects).toHaveLength(2);
});

test('a quotation mark that is not closed makes its row bad, and says which lines went into it', () => {
  const notes = ['name,type,notes', 'A,business,', 'B,individual,"tall man', ...Array(3).fill('C,business,')];
  const { subjects, bad } = read(notes.join('\n'));
  expect(subjects).toHaveLength(1);
  expect(bad).toMatchObject([
    {
      line: 3,
      reasons: [{ text: 'badRow.openQuote', from: 3, to: 6 }],
    },
  ]);
  expect(bad[0]?.shown.length).toBeLessThan(100);
  expect(read('name,type,notes\nA,business,"the "best" one"').bad[0]?.reasons).toEqual([{ text: 'badRow.quotes' }]);
});

test('a name with a comma is not sent by its first half', () => {
  const { subjects, bad } = read('name\nAcme, Inc.\nLarkspur\n"Acme, Inc."\nNemo,,', { entityType: 'business' });
  expect(subjects.map(({ request }) => request.subject_name)).toEqual(['Larkspur', 'Acme, Inc.', 'Nemo']);
  expect(bad).toEqual([
    {
      line: 2,
      shown: 'Acme, Inc.',
      reasons: [{ text: 'badRow.tooManyCells' }],
    },
  ]);
});

test('a type that is a word of the language, and a very long one, are bad rows like others', () => {
  const { bad } = read(`name,type\nA,Constructor\nB,${'x'.repeat(100_000)}`);
  expect(bad[0]?.reasons).toEqual([{ text: 'badRow.unknownType', value: 'Constructor' }]);
  expect(JSON.stringify(bad[1]?.reasons).length).toBeLessThan(200);
});

test.each([
  '1980-03-15T00:00:00.000Z',
  '15-Mar-1980',
  '15 March 1980',
  '19800315',
  '15. 3. 1980',
  '1980年3月15日',
  '15 mars 1980',
])('the date %s is read', (cell) => {
  const { subjects } = read(`name,dob\nA,${cell}`, { entityType: 'individual' });
  expect(subjects.map(({ request }) => request.dob)).toEqual(['1980-03-15']);
});

test('leaves out texts that are no names with a reason, holds doubtful ones, and reports cleaned names', () => {
  const rows = [
    'Jane\u200bSample',
    '#N/A',
    '(blank)',
    'Grand Totals (2 records)',
    'NULL',
    'Ann\u00a0 Sample',
    'Сarl Smith',
  ];
  const { subjects, bad, asked, remarked } = read(`name\n${rows.join('\n')}`, { entityType: 'individual' });
  expect(subjects.map(({ request }) => request.subject_name)).toEqual(['Jane Sample', 'Ann Sample', 'Сarl Smith']);
  expect(bad.map(({ line, reasons }) => [line, reasons[0]?.text])).toEqual([
    [3, 'badRow.noName'],
    [4, 'badRow.noName'],
    [5, 'badRow.noName'],
  ]);
  expect(asked).toEqual([{ line: 6, shown: 'NULL', reasons: [{ text: 'badRow.maybeNoName', value: 'NULL' }] }]);
  expect(remarked.map(({ reasons }) => reasons)).toEqual([
    [{ text: 'badRow.sentAs', value: 'Jane Sample' }],
    [{ text: 'badRow.sentAs', value: 'Ann Sample' }],
    [{ text: 'badRow.oddLetters' }],
  ]);
});

test('reads countries in lower case, asks about "NA", and sends a status without a country', () => {
  const text = 'name,nationality\nA,de\nB,NA\nC,stateless\nD,XK';
  const { subjects, asked, remarked } = readSubjectRows(
    readCsv(text),
    { name: [0], entityType: 'individual', dob: null, country: 1 },
    { ...BY, codeOf: countryList('en').codeOf },
  );
  expect(subjects.map(({ request }) => request.nationality)).toEqual(['DE', undefined, 'XK']);
  expect(asked).toMatchObject([{ reasons: [{ text: 'badRow.readAs', value: 'NA', read: 'NA' }] }]);
  expect(remarked).toMatchObject([{ line: 4, reasons: [{ text: 'badRow.sentWithout', value: 'stateless' }] }]);
});

test('headings and kinds may be in the language of the interface', () => {
  const WORDS: Record<string, string> = {
    column_name: 'Vollständiger Name',
    subject_type: 'Typ',
    subject_dob: 'Geburtsdatum',
    subject_nationality: 'Staatsangehörigkeit',
    subject_individual: 'Person',
    subject_business: 'Unternehmen',
  };
  const texts = createTexts((name) => WORDS[name] ?? '', 'de');
  const table = readCsv(
    'Typ,Geburtsdatum,vollständiger name\nunternehmen,,Lärche GmbH\ncompany,,Ahorn AG\nBaum,,Ulme KG',
  );
  const columns = guessColumns(table.columns, table.rows, texts);
  expect(columns).toEqual({ name: [2], entityType: 0, dob: 1, country: null });
  const { subjects, bad } = readSubjectRows(table, columns, BY);
  expect(subjects.map(({ request }) => request.entity_type)).toEqual(['business', 'business']);
  expect(bad).toMatchObject([{ line: 4, reasons: [{ text: 'badRow.unknownType', value: 'Baum' }] }]);
});

test('ten thousand rows of one name and different ids are read in a moment', () => {
  const rows = Array.from({ length: 10_000 }, (_, id) => `A,${id}`);
  expect(cpuMs(() => read(`name,id\n${rows.join('\n')}`, { entityType: 'business' }))).toBeLessThan(A_MOMENT_MS);
});
