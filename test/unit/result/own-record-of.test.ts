import { expect, test } from 'vitest';
import { ownRecordOf } from '@/utils/result/own-record-of';
import type { RequestSubject } from '@/utils/service/operations';

const person = (more: { dob?: string; nationality?: string } = {}): RequestSubject => ({
  operation: 'overview',
  request: { subject_name: 'Ada Quillon', entity_type: 'individual', ...more },
});
const made = (subject: RequestSubject, headings: string[], ...rows: string[][]) =>
  ownRecordOf(subject, { headings, rows }, '2026-01-01');

test('kept columns add birth, nationality and other names to what was sent', () => {
  expect(
    made(
      person(),
      ['Customer', 'Geburtsdatum', 'nationality', 'AKA'],
      ['17', '1961-03-04', 'Spain', 'Ada Q; A. Quill'],
    ),
  ).toEqual({ names: ['Ada Q', 'A. Quill'], birth: '1961-03-04', country: 'ES' });
});

test('sent values take precedence over kept columns', () => {
  expect(made(person({ dob: '1980-05-12', nationality: 'GBR' }), ['dob', 'alias'], ['1961-03-04', 'Ada Q'])).toEqual({
    names: ['Ada Q'],
    birth: '1980-05-12',
    country: 'GB',
  });
});

test.each<[string, string[], string[][]]>([
  ['columns about something else', ['id', 'country', 'amount'], [['17', 'ES', '9']]],
  ['lines that contradict each other', ['dob'], [['1961-03-04'], ['1962-03-04']]],
  ['a date that could be read in two ways', ['dob'], [['03/04/1961']]],
  ['a text that is no country', ['nationality'], [['somewhere']]],
  ['empty cells', ['dob', 'nationality', 'alias'], [['', '', '']]],
])('%s state nothing', (_, headings, rows) => {
  expect(made(person(), headings, ...rows)).toBeNull();
});

const EMAIL: RequestSubject = { operation: 'score', request: { email: 'ada@example.com' } };

test.each<[string[], string[], object]>([
  [
    ['First name', 'Surname', 'Company', 'Country', 'Mobile'],
    ['Ada', 'Quillon', 'Larkspur', 'Spain', '+34 910 000 000'],
    { names: ['Ada Quillon'], birth: null, country: 'ES', company: 'Larkspur', phone: '+34 910 000 000' },
  ],
  [['Name', 'Firma', 'Telefon'], ['Ada Quillon', '', ''], { names: ['Ada Quillon'], birth: null, country: null }],
  [['company name'], ['Larkspur'], { names: [], birth: null, country: null, company: 'Larkspur' }],
])('kept columns %j state the owner of an address', (headings, row, record) => {
  expect(made(EMAIL, headings, row)).toEqual(record);
});

test('columns that say nothing of the owner of an address make no record', () => {
  expect(made(EMAIL, ['dob', 'id', 'Name', 'Phone'], ['1961-03-04', '17', '', ''])).toBeNull();
  expect(made(EMAIL, ['Company', 'Country'], ['Larkspur', 'ES'], ['Cobble', 'FR'])).toBeNull();
});
