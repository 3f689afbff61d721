import { describe, expect, test } from 'vitest';
import { compareHit } from '@/utils/compare/compare-hit';
import type { AskedFacts, HitFacts, Stated } from '@/utils/compare/comparison';
import { comparisonInWords } from '@/utils/compare/comparison-in-words';
import { ENGLISH } from '../../texts/english';

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
    [['Spanish'], 'same'],
    [['spanish citizen'], 'same'],
    [['American'], 'differs'],
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
    ['Monterrey, Mexico', [], 'differs', 'Monterrey, Mexico'],
  ] as const)('born in %s, of %j: %s, by %s', (birthPlace, others, state, text) => {
    const born = { text: birthPlace, pointer: '/born', isBirthPlace: true };
    const { country } = compared({ countries: [born, ...said(...others)] });
    expect([country.state, country.stated?.text]).toEqual([state, text]);
    const words = comparisonInWords(compared({ countries: [born, ...said(...others)] }), ENGLISH).join();
    expect(words).toContain(text === birthPlace ? `Born in ${text}` : `Country ${text}`);
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
