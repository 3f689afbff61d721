import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comparePhone, type PhoneState } from '@/utils/compare/compare-phone';
import { compareRecord, type OwnerFacts } from '@/utils/compare/compare-record';
import type { Stated } from '@/utils/compare/comparison';
import { familyNameIn } from '@/utils/compare/family-name-in';
import { recordInWords } from '@/utils/compare/record-in-words';
import { ENGLISH } from '../../texts/english';

const said = (...texts: string[]): Stated[] => texts.map((text) => ({ text, pointer: `/${text}` }));

describe('two phone numbers', () => {
  test.each<[PhoneState, string, string]>([
    ['same', '+44 20 7946 0000', '+442079460000'],
    ['same', '+44 (0)20 7946-0000', '0044 20 7946 0000'],
    ['same', 'tel:+1-202-555-0143', '+1 202 555 0143 ext. 12'],
    ['same', '020 7946 0000', '020 79460000'],
    ['possible', '020 7946 0000', '+44 20 7946 0000'],
    ['possible', '12025550143', '+1 202 555 0143'],
    ['possible', '555-0143 22', '+1 202 555 0143 22'],
    ['possible', '+44 020 7946 0000', '+44 20 7946 0000'],
    ['possible', '+54 9 11 5550 1234', '+54 11 5550 1234'],
    ['differs', '+44 20 7946 0000', '+44 20 7946 0001'],
    ['differs', '020 7946 0000', '+44 20 7946 0001'],
    ['not-understood', '+44 20 7946 0000', '+44******0000'],
    ['not-understood', '+44 20 7946 0000', '1-800-SAMPLES'],
    ['not-understood', '+44 20 7946 0000', '112'],
  ])('are %s: %s and %s', (state, asked, found) => {
    expect(comparePhone(asked, said(found)).state).toBe(state);
    expect(comparePhone(found, said(asked)).state).toBe(state);
  });

  test('one that fits decides among several', () => {
    expect(comparePhone('+44 20 7946 0000', said('+44 20 7946 0001', '020 7946 0000'))).toMatchObject({
      state: 'possible',
      stated: { text: '020 7946 0000' },
    });
    expect(comparePhone('+44 20 7946 0000', []).state).toBe('not-stated');
  });
});

describe('the family name in an address', () => {
  test.each<[string, string, string, string]>([
    ['pia.barreto@example.com', 'Pia Barreto', 'yes', 'Barreto'],
    ['pbarreto77@example.com', 'Pia Barreto', 'yes', 'Barreto'],
    ['p.bar-reto@example.com', 'Pia Barreto', 'yes', 'Barreto'],
    ['me@barreto.example', 'Pia Barreto', 'yes', 'Barreto'],
    ['u.toempel@example.com', 'Ute Tömpel', 'yes', 'Tömpel'],
    ['utompel@example.com', 'Ute Tömpel', 'yes', 'Tömpel'],
    ['primerov@example.com', 'Фёдор Примеров', 'yes', 'Примеров'],
    ['otarrow@example.com', 'Sinéad O’Tarrow', 'yes', 'O’Tarrow'],
    ['szabo.j@example.com', 'Szabó, János', 'yes', 'Szabó'],
    ['vdberg@example.com', 'Jan van den Berg Jr', 'yes', 'Berg'],
    ['ali@example.com', 'Ann Li', 'yes', 'Li'],
    ['a.quillon@example.com', 'Ada Quillon Tarrow', 'part', 'Quillon Tarrow'],
    ['pia.barr@example.com', 'Pia Barreto', 'part', 'Barreto'],
    ['oliver@example.com', 'Ann Li', 'no', 'Li'],
    ['pia@example.com', 'Pia Barreto', 'no', 'Barreto'],
    ['pia+barreto@example.com', 'Pia Barreto', 'no', 'Barreto'],
    ['pia@example.barreto', 'Pia Barreto', 'no', 'Barreto'],
  ])('%s, %s: %s', (address, name, is, named) => {
    expect(familyNameIn(address, name)).toEqual({ is, name: named });
  });

  test('nothing is said of a name that no table reads', () => {
    expect(familyNameIn('wang@example.com', '王小明')).toBeNull();
    expect(familyNameIn('wang@example.com', '…')).toBeNull();
  });

  test('any name and address are answered', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.emailAddress(), (name, address) => {
        expect([undefined, 'yes', 'part', 'no']).toContain(familyNameIn(address, name)?.is);
      }),
    );
  });
});

const STATED: OwnerFacts = {
  names: said('Jon Sample'),
  companies: said('Larkspur Haulage'),
  countries: said('Germany'),
  phones: [],
};
const RECORD = { names: ['John Sample'], country: 'GB', company: 'Larkspur Haulage GmbH', phone: '+44 20 7946 0000' };

test('a record is compared fact by fact, by the words of hits', () => {
  const compared = compareRecord('jsample@example.com', RECORD, STATED);
  expect(recordInWords(compared, ENGLISH.t, (text) => `“${text}”`)).toEqual([
    'Name: “Jon Sample” (similar: John / Jon)',
    'Company: “Larkspur Haulage” (same in another spelling)',
    'Country: “Germany” (differs)',
    'Phone: not stated',
    'The address contains the family name Sample: yes',
  ]);
});

test('a fact that the record does not have is not spoken of', () => {
  const compared = compareRecord('jsample@example.com', { names: [], country: null }, STATED);
  expect(recordInWords(compared, ENGLISH.t, (text) => text)).toEqual([]);
});
