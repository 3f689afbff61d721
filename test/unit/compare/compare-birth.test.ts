import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareBirth } from '@/utils/compare/compare-birth';

const ANSWERED = Date.UTC(2026, 10, 28);
const compare = (asked: string | null, ...births: string[]) =>
  compareBirth(
    asked,
    births.map((text, index) => ({ text, pointer: `/births/${index}` })),
    ANSWERED,
  );

describe('with 12 September 1980 asked, a hit born', () => {
  test.each([
    ['1980-09-12', 'same'],
    ['1980-09-12T00:00:00Z', 'same'],
    ['12 Sep 1980', 'same'],
    ['September 12, 1980', 'same'],
    ['19800912', 'same'],
    ['1980年9月12日', 'same'],
    ['12/09/1980', 'either-order'],
    ['09/12/1980', 'either-order'],
    // Day and month in each other's place, in a form that is clear.
    ['1980-12-09', 'either-order'],
    ['9 Dec 1980', 'either-order'],
    ['1980', 'same-year'],
    ['1980-09', 'same-month'],
    ['Sep 1980', 'same-month'],
    ['00/00/1980', 'same-year'],
    ['1980-01-01', 'same-year'],
    ['1980-09-01 – 1980-09-30', 'in-range'],
    ['1980-09-01 to 1981', 'in-range'],
    ['1980-10-01 – 1980-10-31', 'differs'],
    ['1980-09-01 – …', 'in-range'],
    ['… – 1979', 'differs'],
    ['1980-10', 'differs'],
    ['1981', 'differs'],
    ['1980-09-13', 'differs'],
    ['13/09/1980', 'differs'],
    ['11/10/1980', 'differs'],
    ['1979-01-01', 'differs'],
    ['1978–1982', 'in-range'],
    ['between 1978 and 1982', 'in-range'],
    ['1981 to 1985', 'differs'],
    ['circa 1981', 'in-range'],
    ['approximately 1960', 'differs'],
    ['age 46', 'in-range'],
    ['46', 'in-range'],
    ['44 years', 'differs'],
    // A month in no known language: the year is clear.
    ['12 Sebt 1980', 'same-year'],
    ['22 січня 1975', 'differs'],
    ['12 września 1980', 'same'],
    ['12 сентября 1980 г.', 'same'],
    ['12. eylül 1980', 'same'],
    ['١٩٨٠-٠٩-١٢', 'same'],
    ['昭和55年9月12日', 'same'],
    ['12.IX.1980', 'same'],
    ['DOB 12 Sep 1980; POB Sampleton', 'same'],
    ['1 Mar 1958; alt. DOB 12 Sep 1980', 'same'],
    ['(a) 17.8.1957, (b) 12.9.1980', 'either-order'],
    ['15 Mar. 1979, 12 Sept. 1980', 'same'],
    ['1958 or 1980', 'same-year'],
    ['1980-13-09', 'differs'],
    ['1980-09-31', 'same-month'],
    ['1980-31-12', 'same-year'],
    // Placeholders of records that know the year or month alone.
    ['1980-12-31', 'same-year'],
    ['1980-09-01', 'same-month'],
    ['dd/mm/1980', 'same-year'],
    // The next day east of Greenwich.
    ['1980-09-11T22:00:00Z', 'either-day'],
    ['1980-09-12T21:00:00.000Z', 'either-day'],
    ['1980-09-10T22:00:00Z', 'differs'],
    ['1980-09-11T04:00:00Z', 'differs'],
    ['possibly 1981', 'in-range'],
    ['um 1979', 'in-range'],
    ['1981年頃', 'in-range'],
    ['circa September 1980', 'in-range'],
    ['1980s', 'in-range'],
    ['early 1980', 'in-range'],
    ['after 1978', 'in-range'],
    ['before 1979', 'differs'],
    ['1978-82', 'in-range'],
    ['entre 1978 et 1982', 'in-range'],
    ['xx/xx/1979-1981', 'in-range'],
    ['aged 44-47', 'in-range'],
    // Other calendars: a fitting date is named so, another is not judged.
    ['2523', 'possible'],
    ['21/06/1359', 'possible'],
    ['22/06/1359', 'not-understood'],
    ['12 of them in 1980', 'not-understood'],
    ['unknown', 'not-understood'],
    ['', 'not-understood'],
  ])('%s: %s', (text, state) => expect(compare('1980-09-12', text).state).toBe(state));
});

test.each([
  ['1968-01-01', '1968-05-12', 'same-year'],
  ['1968-05-01', '1968-05-12', 'same-month'],
  ['1968-05-12', '1968-05-01', 'same-month'],
  ['1968-01-01', '1968-05', 'same-year'],
  ['1968-01-01', '1969-05-12', 'differs'],
  ['1968-05-02', '1968-05-12', 'differs'],
])('a placeholder on either side: asked %s, stated %s: %s', (asked, stated, state) => {
  expect(compare(asked, stated).state).toBe(state);
});

test('a date with one possible order is compared in that order', () => {
  expect(compare('1980-03-15', '15/03/1980').state).toBe('same');
  expect(compare('1980-05-05', '05/05/1980').state).toBe('same');
});

test('the best of several dates counts and is named', () => {
  expect(compare('1961-03-04', '1958', '1961', '1961-03-04')).toEqual({
    state: 'same',
    stated: { text: '1961-03-04', pointer: '/births/2' },
    asked: '1961-03-04',
  });
  expect(compare('1961-03-04', 'unknown', '1958')).toMatchObject({ state: 'differs', stated: { text: '1958' } });
});

test('an asked year is compared as far as it goes', () => {
  expect(compare('1961', '1961-03-04').state).toBe('same-year');
  expect(compare('1961', '1962-03-04').state).toBe('differs');
  expect(compare('1961-03', '1961-03-04').state).toBe('same-month');
});

test('says when a birth was not stated or not asked about', () => {
  expect(compare('1980-09-12')).toEqual({ state: 'not-stated', stated: null, asked: '1980-09-12' });
  expect(compare(null, '1980')).toMatchObject({ state: 'not-asked', stated: { text: '1980' } });
});

test('no date of another day is the same, in any usual spelling', () => {
  const days = fc.date({ min: new Date('1900-01-02'), max: new Date('2010-12-31'), noInvalidDate: true });
  const spell: ((iso: string) => string)[] = [
    (iso) => iso,
    (iso) => iso.replaceAll('-', ''),
    (iso) => iso.replaceAll('-', '/'),
    (iso) => iso.split('-').reverse().join('.'),
    (iso) => iso.split('-').reverse().join('/'),
  ];
  fc.assert(
    fc.property(days, days, fc.constantFrom(...spell), (asked, stated, write) => {
      const [a, b] = [asked, stated].map((date) => date.toISOString().slice(0, 10)) as [string, string];
      const { state } = compare(a, write(b));
      if (a === b) expect(['same', 'either-order']).toContain(state);
      else expect(state).not.toBe('same');
    }),
  );
});
