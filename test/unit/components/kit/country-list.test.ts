import { describe, expect, test } from 'vitest';
import { countryList } from '@/components/kit/country-list';
import { COUNTRY_ALIASES } from '@/utils/subject/country-aliases';

const list = countryList('en');
const found = (typed: string) => list.search(typed).map(({ code }) => code);

test('all 249 countries and Kosovo are there, sorted by name', () => {
  expect(list.all).toHaveLength(250);
  const names = list.all.map(({ name }) => name);
  expect(names).toEqual([...names].sort(new Intl.Collator('en').compare));
  expect(names.indexOf('Åland Islands')).toBe(1);
});

test('the list of a language is made once', () => {
  expect(countryList('en')).toBe(list);
});

test('names are those of the language asked for', () => {
  expect(countryList('de').nameOf('DE')).toBe('Deutschland');
  expect(countryList('de').search('deutschl')[0]?.code).toBe('DE');
  expect(countryList('ja').search('ドイツ')[0]?.code).toBe('DE');
});

test.each(['de', 'fr', 'es', 'pt-BR', 'it', 'nl', 'ja', 'he'])(
  'in %s, countries are sorted by the rules of the language, and each name states its country',
  (locale) => {
    const { all, codeOf } = countryList(locale);
    const names = all.map(({ name }) => name);
    expect(names).toEqual([...names].sort(new Intl.Collator(locale).compare));
    const english = new Intl.DisplayNames('en', { type: 'region' });
    for (const { code, name } of all) {
      expect(codeOf(name), name).toBe(code);
      expect(codeOf(english.of(code) ?? ''), code).toBe(code);
    }
  },
);

describe('search', () => {
  test('an empty query returns every country', () => expect(found(' ')).toHaveLength(250));

  test.each([
    ['germ', 'DE'],
    ['GERMANY', 'DE'],
    ['de', 'DE'],
    ['deu', 'DE'],
    ['us', 'US'],
    ['gb', 'GB'],
    ['cote d', 'CI'],
    ['Côte d’I', 'CI'],
    ['turk', 'TR'],
    ['south korea', 'KR'],
    ['trinidad and', 'TT'],
    ['saint kitts', 'KN'],
    ['viet nam', 'VN'],
    ['emirates', 'AE'],
    ['UK', 'GB'],
    ['uk', 'GB'],
    ['england', 'GB'],
    ['wales', 'GB'],
    ['holland', 'NL'],
    ['usa', 'US'],
    ['america', 'US'],
    ['turkey', 'TR'],
    ['czech rep', 'CZ'],
    ['ivory', 'CI'],
    ['deutschland', 'DE'],
    ['Sverige', 'SE'],
    ['osterreich', 'AT'],
    ['Россия', 'RU'],
    ['日本', 'JP'],
    ['Azerbaycan', 'AZ'],
  ])('%j finds first %s', (typed, code) => expect(found(typed)[0]).toBe(code));

  test('the start of an alpha-3 code finds nothing: "UK" is not the start of Ukraine alone', () => {
    expect(found('UK')).toEqual(['GB', 'UA']);
    expect(found('ukr')).toEqual(['UA']);
    expect(found('che')).toEqual(['CH']);
  });

  test('one letter finds what starts with it', () => {
    expect(list.search('z').map(({ name }) => name)).toEqual(['Zambia', 'Zimbabwe']);
  });

  test('a query that is in no word finds nothing', () => {
    expect(found('atlantis')).toEqual([]);
    expect(found('germany germany')).toEqual([]);
  });
});

describe('the country that a text states', () => {
  test.each([
    ['Germany', 'DE'],
    [' germany ', 'DE'],
    ['DE', 'DE'],
    ['DEU', 'DE'],
    ['Turkiye', 'TR'],
    ['Trinidad and Tobago', 'TT'],
    ['UK', 'GB'],
    ['England', 'GB'],
    ['scotland', 'GB'],
    ['Northern Ireland', 'GB'],
    ['Great Britain', 'GB'],
    ['Holland', 'NL'],
    ['USA', 'US'],
    ['U.S.A.', 'US'],
    ['US', 'US'],
    ['America', 'US'],
    ['UAE', 'AE'],
    ['Emirates', 'AE'],
    ['Turkey', 'TR'],
    ['Türkiye', 'TR'],
    ['Czech Republic', 'CZ'],
    ['Ivory Coast', 'CI'],
    ['Burma', 'MM'],
    ['Swaziland', 'SZ'],
    ['Cape Verde', 'CV'],
    ['Macedonia', 'MK'],
    ['East Timor', 'TL'],
    ['South Korea', 'KR'],
    ['North Korea', 'KP'],
    ['Russia', 'RU'],
    ['Vatican', 'VA'],
    ['Hong Kong', 'HK'],
    ['Deutschland', 'DE'],
    ['Viet Nam', 'VN'],
    ['de', 'DE'],
    ['deu', 'DE'],
    ['uk', 'GB'],
    ['usa', 'US'],
    ['Kosovo', 'XK'],
    ['RKS', 'XK'],
    ['xkx', 'XK'],
    // In any language, and by the people.
    ['Espagne', 'ES'],
    ['Hiszpania', 'ES'],
    ['スペイン', 'ES'],
    ['German', 'DE'],
    ['american', 'US'],
    ['Brazilian', 'BR'],
  ])('%j is %s', (text, code) => expect(list.codeOf(text)).toBe(code));

  test.each(['Germ', 'Congo', 'Korea', 'XX', 'EU'])('%j is none', (text) => {
    expect(list.codeOf(text)).toBe(text);
    expect(list.codeTyped(text)).toBe(text);
  });

  test.each(['ge', 'Ge', 'deu', 'uk', 'Uk', 'usa'])('%j states no country yet while it is typed', (text) => {
    expect(list.codeTyped(text)).toBe(text);
    expect(list.codeTyped(text.toUpperCase())).toMatch(/^[A-Z]{2}$/);
  });

  test('the name of every country states it', () => {
    for (const { code, name } of list.all) expect(list.codeOf(name)).toBe(code);
  });

  test('no alias states another country', () => {
    for (const [code, aliases] of Object.entries(COUNTRY_ALIASES)) {
      for (const alias of aliases) expect([code, alias]).toContain(list.codeOf(alias));
    }
  });

  test('a text that is not a code is its own name', () => expect(list.nameOf('Atlantis')).toBe('Atlantis'));
});
