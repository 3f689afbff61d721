import { describe, expect, test } from 'vitest';
import { compareHit, countDifferences } from '@/utils/compare/compare-hit';
import { compareName } from '@/utils/compare/compare-name';
import type { AskedFacts, HitFacts, Stated } from '@/utils/compare/comparison';

const CODES: Readonly<Record<string, string>> = {
  ES: 'ES',
  ESP: 'ES',
  Spain: 'ES',
  España: 'ES',
  MX: 'MX',
  Mexico: 'MX',
};
const DEPS = { countryCode: (text: string) => CODES[text] ?? null, answered: Date.UTC(2026, 10, 28) };
const said = (...texts: string[]): Stated[] => texts.map((text) => ({ text, pointer: `/${text}` }));

const JUAN: AskedFacts = { names: ['Juan García'], birth: '1961-03-04', country: 'ES', type: 'individual' };
const hit = (facts: Partial<HitFacts>): HitFacts => ({
  names: said('Juan Garcia'),
  aliases: [],
  births: [],
  countries: [],
  types: [],
  ...facts,
});
const compared = (facts: Partial<HitFacts>, asked: Partial<AskedFacts> = {}) =>
  compareHit({ ...JUAN, ...asked }, hit(facts), DEPS);

describe('names', () => {
  test.each([
    ['Juan García', 'JUAN GARCIA', 'same'],
    ["Sinéad O'Connor", 'Sinead OConnor', 'same'],
    ['Jean-Luc Sample', 'Jean Luc Sample', 'same'],
    ['Łukasz Øberg', 'Lukasz Oberg', 'same'],
    ['Juan García', 'García, Juan', 'same-words'],
    ['山田太郎', '山田 太郎', 'same'],
    ['Андрей Пример', 'Андреи Пример', 'other'],
    ['かがく', 'かかく', 'other'],
    ['राम', 'रम', 'other'],
    ['Juan García', 'Juan Garcia Lopez', 'other'],
    ['Juan García', 'Juana García', 'other'],
  ])('%s and %s: %s', (asked, name, state) => expect(compareName([asked], said(name), []).state).toBe(state));

  test('compares aliases of the hit and other names of the subject', () => {
    expect(compareName(['Juan García'], said('J. G. Lopez'), said('Garcia Juan'))).toMatchObject({
      state: 'alias',
      stated: { text: 'Garcia Juan' },
    });
    expect(compareName(['Juan García', 'Johnny Gee'], said('Johnny Gee'), []).state).toBe('same');
  });

  test('a hit without a name states none', () => {
    expect(compareName(['Juan García'], [], [])).toEqual({ state: 'not-stated', stated: null, asked: 'Juan García' });
  });
});

describe('countries', () => {
  test.each([
    [['ES'], 'same'],
    [['ESP'], 'same'],
    [['España'], 'same'],
    [['MX', 'ES'], 'same'],
    [['Madrid, Spain'], 'same'],
    [['MX; ES'], 'same'],
    [['MX'], 'differs'],
    [['Monterrey, Mexico'], 'differs'],
    [['MX', 'Freedonia'], 'not-understood'],
    [['Freedonia'], 'not-understood'],
    [[], 'not-stated'],
  ])('%j: %s', (texts, state) => expect(compared({ countries: said(...texts) }).country.state).toBe(state));

  test('an unknown code beside the name of its country is that country', () => {
    const countries = [
      { text: 'FREED', pointer: '/country_territory_code' },
      { text: 'Mexico', pointer: '/country_territory_name' },
    ];
    expect(compared({ countries }).country.state).toBe('differs');
  });

  test('without a requested country, the stated one is shown and not judged', () => {
    expect(compared({ countries: said('MX') }, { country: null }).country).toMatchObject({
      state: 'not-asked',
      stated: { text: 'MX' },
    });
  });
});

test.each([
  [['Person'], 'same'],
  [['natural person'], 'same'],
  [['Company'], 'differs'],
  [['Vessel'], 'not-understood'],
  [[], 'not-stated'],
])('types %j: %s', (texts, state) => expect(compared({ types: said(...texts) }).type.state).toBe(state));

test('differences are counted: another name, birth, country or type', () => {
  expect(countDifferences(compared({}))).toBe(0);
  expect(countDifferences(compared({ births: said('1961'), countries: said('ES') }))).toBe(0);
  expect(
    countDifferences(
      compared({ names: said('Jo Doe'), births: said('1980'), countries: said('MX'), types: said('Company') }),
    ),
  ).toBe(4);
});
