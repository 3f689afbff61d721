import { expect, test } from 'vitest';
import { readCsv } from '@/utils/list/csv-table';
import { guessColumns } from '@/utils/list/subject-columns';
import { readSubjectRows } from '@/utils/list/subject-rows';
import { subjectTable } from '@/utils/list/subject-table';
import { ownRecordOf } from '@/utils/result/own-record-of';
import type { NameAnswers } from '@/utils/subject/name-cell';
import { ENGLISH } from '../../texts/english';
import { BY } from './read-by';

const TEXT = [
  'Full name;Type;DOB',
  'Jane and Joe Sample;individual;1980-03-15',
  'Jane Sample (née Roe);individual;1980-03-15',
  '1. Bob Low;individual;',
  'Example Ltd, Ann Poe;individual;',
  'Example Ltd t/a Sample Shop;business;',
  'Cem Deniz;individual;',
  'Mr and Mrs Poe;individual;',
].join('\n');
const table = readCsv(TEXT);
const columns = guessColumns(table.columns, table.rows, ENGLISH);
const read = (names: NameAnswers) => readSubjectRows(table, columns, { ...BY, names });
const sent = (names: NameAnswers) => read(names).subjects.map(({ request }) => request.subject_name);

test('each kind of cells with more than a name is asked once, and shows what is sent; until then no row of it is sent', () => {
  const { nameQuestions, waiting, bad } = read({});
  expect(sent({})).toEqual(['Cem Deniz']);
  expect(nameQuestions.map(({ kind, lines }) => [kind, lines.map(({ line, names }) => [line, ...names])])).toEqual([
    ['number', [[4, 'Bob Low']]],
    ['company', [[5, 'Ann Poe']]],
    ['joint', [[2, 'Jane Sample', 'Joe Sample'], [8]]],
    [
      'other-name',
      [
        [3, 'Jane Sample'],
        [6, 'Example Ltd'],
      ],
    ],
  ]);
  expect(waiting).toEqual([2, 3, 4, 5, 6].map((line) => ({ line, reason: 'name' })));
  // Nobody is named whole, so no answer but "as written" makes a name of it.
  expect(bad).toMatchObject([{ line: 8, reasons: [{ text: 'badRow.halfName' }] }]);
});

test('an answer holds for its kind alone: as the names in the cell, as written, or not at all', () => {
  expect(sent({ number: 'names' })).toEqual(['Bob Low', 'Cem Deniz']);
  expect(sent({ number: 'whole' })).toEqual(['1. Bob Low', 'Cem Deniz']);
  expect(sent({ number: 'left-out', joint: 'left-out' })).toEqual(['Cem Deniz']);
  expect(sent({ joint: 'whole' })).toEqual(['Jane and Joe Sample', 'Cem Deniz', 'Mr and Mrs Poe']);
  expect(read({ number: 'left-out' }).waiting).toContainEqual({ line: 4, reason: 'name' });
});

test('two people are two lookups, each whole and without a date of birth that may be of the other', () => {
  const { subjects, remarked, lines } = read({ joint: 'names' });
  expect(subjects.slice(0, 2).map(({ request }) => request)).toEqual([
    { subject_name: 'Jane Sample', entity_type: 'individual' },
    { subject_name: 'Joe Sample', entity_type: 'individual' },
  ]);
  expect(remarked).toMatchObject([{ line: 2, reasons: [{ text: 'badRow.sentWithout', value: '1980-03-15' }] }]);
  expect(lines[0]).toEqual(lines[1]);
});

test('the other name stays beside the lookup for the comparison with the own record, and is not sent', () => {
  const { subjects, lines, others } = read({ 'other-name': 'names' });
  const kept = subjectTable(table.columns, columns, lines, { heading: ENGLISH.t('names.otherNames'), names: others });
  expect(kept?.headings).toEqual(['Other names']);
  expect(kept?.table?.rows).toEqual([[['Jane Roe']], [['Sample Shop']], [['']]]);
  const [jane] = subjects;
  if (!jane || !kept?.table) throw new Error('no subject');
  const [rows = []] = kept.table.rows;
  expect(JSON.stringify(subjects)).not.toMatch(/Roe|Shop/);
  expect(ownRecordOf(jane, { headings: kept.headings, rows }, '2026-01-01')?.names).toEqual(['Jane Roe']);
});

test('a list of plain names is asked nothing, and keeps no column of other names', () => {
  const plain = readCsv('Name,Type\nJane Sample,individual\nRoe & Sons Ltd,business');
  const of = guessColumns(plain.columns, plain.rows, ENGLISH);
  const { nameQuestions, lines, others } = readSubjectRows(plain, of, BY);
  expect(nameQuestions).toEqual([]);
  expect(subjectTable(plain.columns, of, lines, { heading: 'Other names', names: others })).toBeNull();
});
