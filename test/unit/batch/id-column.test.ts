import { expect, test } from 'vitest';
import { idColumnOf } from '@/utils/batch/id-column';

test.each([
  ['id', 0],
  ['Kundennr.', 0],
  ['Client-ID', 0],
  ['Customer no (CRM)', 0],
  ['顧客番号', 0],
  ['numéro client', 0],
  ['paid', null],
  ['Phone number', null],
  ['Note', null],
])('the column %j is an id: %j', (heading, at) => {
  expect(idColumnOf([heading])).toBe(at);
});
