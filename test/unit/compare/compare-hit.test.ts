import { describe, expect, test } from 'vitest';
import { compareHit } from '@/utils/compare/compare-hit';
import type { AskedFacts, HitFacts, Stated } from '@/utils/compare/comparison';
import { comparisonInWords } from '@/utils/compare/comparison-in-words';
import { ENGLISH } from '../../texts/english';

const DEPS = { answered: Date.UTC(2026, 10, 28) };
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

describe('countries', () => {
  test.each([
    [['ES'], 'same'],
    [['ESP'], 'same'],
    [['España'], 'same'],
    [['MX', 'ES'], 'same'],
    [['Madrid, Spain'], 'same'],
    [['MX; ES'], 'same'],
    [['MX'], 'differs'],
    [['Spanish'], 'same'],
    [['spanish citizen'], 'same'],
    [['American'], 'differs'],
    [['española'], 'same'],
    [['spanisch'], 'same'],
    [['espagnole'], 'same'],
    [['Spagnola / tedesca'], 'same'],
    [['испанский'], 'same'],
    [['deutscher'], 'differs'],
    [['italienne'], 'differs'],
    // A part that is not read may be the asked country.
    [['Monterrey, Mexico'], 'not-understood'],
    [['Mexico / Freedonia'], 'not-understood'],
    [['Dual: MX/ES'], 'same'],
    [['Dual American and Spanish'], 'same'],
    [['Mexican-Spanish'], 'same'],
    [['Spanien'], 'same'],
    [['Hiszpania'], 'same'],
    [['Испания'], 'same'],
    [['Kingdom of Spain'], 'same'],
    [['Mexico City, CA'], 'not-understood'],
    [['Freedonian'], 'not-understood'],
    [['MX', 'Freedonia'], 'not-understood'],
    [['Freedonia'], 'not-understood'],
    [[], 'not-stated'],
  ])('%j: %s', (texts, state) => expect(compared({ countries: said(...texts) }).country.state).toBe(state));

  test('an unknown code beside the name of its country is that country', () => {
    const countries = [
      { text: 'FREED', pointer: '/country_territory_code' },
      { text: 'Mexico', pointer: '/country_territory_name' },
    ];
    expect(compared({ countries }).country).toMatchObject({ state: 'differs', stated: { text: 'Mexico' } });
    const codes = [
      { text: 'FREED', pointer: '/countries/0/code' },
      { text: 'MX', pointer: '/countries/0/iso_alpha2' },
    ];
    expect(compared({ countries: codes }).country).toMatchObject({ state: 'differs', stated: { text: 'MX' } });
  });

  test.each([
    // A nationality counts first, but any that is the asked one suffices.
    ['Caracas, Mexico', ['MX'], 'differs', 'MX'],
    ['Freedonia City', ['MX'], 'differs', 'MX'],
    ['Madrid, Spain', ['MX'], 'same', 'Madrid, Spain'],
    ['Monterrey, Mexico', ['Freedonia'], 'not-understood', 'Freedonia'],
    // A place of birth is no nationality.
    ['Monterrey, Mexico', [], 'birth-place', 'Monterrey, Mexico'],
    ['Toledo, ES', [], 'birth-place', 'Toledo, ES'],
  ] as const)('born in %s, of %j: %s, by %s', (birthPlace, others, state, text) => {
    const born = { text: birthPlace, pointer: '/born', isBirthPlace: true };
    const { country } = compared({ countries: [born, ...said(...others)] });
    expect([country.state, country.stated?.text]).toEqual([state, text]);
    const words = comparisonInWords(compared({ countries: [born, ...said(...others)] }), ENGLISH).join();
    expect(words).toContain(text === birthPlace ? `Born in ${text}` : `Country ${text}`);
    // That a place cannot be compared with a nationality is no finding.
    expect(words.endsWith(`Born in ${text}`)).toBe(state === 'birth-place');
  });

  test.each([
    // States that are gone, dependencies, claimed places, names of two countries.
    ['UZ', 'USSR', 'possible'],
    ['RU', 'Sowjetunion', 'possible'],
    ['HR', 'Former Yugoslavia', 'possible'],
    ['DE', 'GDR', 'possible'],
    ['FR', 'USSR', 'differs'],
    ['GB', 'Gibraltar', 'possible'],
    ['DK', 'Greenland', 'possible'],
    ['CN', 'Hong Kong', 'possible'],
    ['UA', 'Crimea', 'possible'],
    ['KR', 'Korean', 'possible'],
    ['CG', 'Congo', 'possible'],
    ['CG', 'Republic of the Congo', 'same'],
    ['DM', 'Dominican', 'possible'],
    ['NE', 'Nigerian', 'differs'],
    ['GN', 'Guinea-Bissau', 'differs'],
    ['AU', 'Austria', 'differs'],
    ['DE', 'D<<', 'same'],
    ['GB', 'U.K.', 'same'],
    ['ET', 'Possibly Ethiopian', 'possible'],
    ['NA', 'NA', 'not-understood'],
  ])('asked %s, stated %s: %s', (country, text, state) => {
    expect(compared({ countries: said(text) }, { country }).country.state).toBe(state);
  });

  test.each([
    // Two letters behind a town are its province; the last part decides.
    ['US', 'Los Angeles, CA', 'birth-place'],
    ['CA', 'Los Angeles, CA', 'birth-place'],
    ['US', 'Atlanta, Georgia', 'possible'],
    ['GE', 'Tbilisi, Georgia', 'possible'],
    ['US', 'Jersey City, New Jersey', 'same'],
    ['LB', 'Lebanon, NH', 'birth-place'],
    ['US', 'Lebanon, NH, United States', 'same'],
    ['PH', 'Mexico, Pampanga, Philippines', 'same'],
    ['MX', 'Mexico, Pampanga, Philippines', 'birth-place'],
    ['IN', 'Mumbai, Maharashtra', 'same'],
    ['FR', 'Sampleton', 'birth-place'],
  ])('asked %s, born in %s: %s', (country, text, state) => {
    const born = { text, pointer: '/born', isBirthPlace: true };
    expect(compared({ countries: [born] }, { country }).country.state).toBe(state);
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

test.each([
  [['Juan Garcia'], [], undefined],
  [['J. Muestra'], ['Juan Garcia'], 'Alias Juan Garcia (same)'],
  [['J. Muestra'], ['Garcia Juan'], 'Alias Garcia Juan (same, other order)'],
  [['J. Muestra'], ['Juan Mil'], 'Alias Juan Mil (shares Juan; García ≠ Mil)'],
])('a hit named %j alias %j says which name it compares: %s', (names, aliases, words) => {
  const facts = { names: said(...names), aliases: said(...aliases), births: said('1961-03-04'), countries: said('ES') };
  expect(comparisonInWords(compared(facts), ENGLISH).find((text) => !/^(Born|Country)/.test(text))).toBe(words);
});

test('each value of a hit is written as the caller wants it', () => {
  const facts = {
    names: said('J. Muestra'),
    aliases: said('Juan Garcia'),
    births: said('1950'),
    countries: said('MX'),
  };
  expect(comparisonInWords(compared(facts), ENGLISH, (text) => `<${text}>`)).toEqual([
    'Alias <Juan Garcia> (same)',
    'Born <1950> (differs)',
    'Country <MX> (differs)',
  ]);
});
