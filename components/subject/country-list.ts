import { iso31661 } from 'iso-3166';
import { countries, countryCode } from '@/utils/service/countries';

/** A country as it is offered: `code` is alpha-2, `name` is in the reader's language. */
export interface Country {
  code: string;
  alpha3: string;
  name: string;
  /** What is searched, folded: its name and its ISO name. */
  words: string;
}

/** All countries, sorted by name, in one language. */
export interface CountryList {
  all: readonly Country[];
  /** The name for an alpha-2 code; any other text stays as it is. */
  nameOf(code: string): string;
  /** The alpha-2 code that a text states, or the trimmed text itself where it states none. */
  codeOf(text: string): string;
  /** The countries that `typed` looks for, the likeliest first; all of them for nothing. */
  search(typed: string): readonly Country[];
}

const lists = new Map<string, CountryList>();

/** The list of countries in the language of `locale`. It is made once. */
export function countryList(locale: string): CountryList {
  const list = lists.get(locale) ?? makeList(locale);
  lists.set(locale, list);
  return list;
}

function makeList(locale: string): CountryList {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  const isoNames = new Map(iso31661.map((entry) => [entry.alpha2, entry.name]));
  const all = countries
    .map((code): Country => {
      const name = names.of(code) ?? code;
      // The bar keeps a search from matching across the end of one name and the start of the next.
      const words = ` ${fold(name)} | ${fold(isoNames.get(code) ?? '')}`;
      return { code, alpha3: countryCode(code, 'alpha-3') ?? code, name, words };
    })
    .sort((a, b) => compare(a.name, b.name));
  const nameByCode = new Map(all.map((country) => [country.code, country.name]));
  return {
    all,
    nameOf: (code) => nameByCode.get(code) ?? code,
    codeOf(text) {
      const typed = text.trim();
      // A code counts as chosen in capitals only: "ge" may be the start of Germany, "GE" is Georgia.
      const stated = all.find(
        ({ code, alpha3, name }) => typed === code || typed === alpha3 || fold(typed) === fold(name),
      );
      return stated?.code ?? typed;
    },
    search(typed) {
      const wanted = fold(typed);
      if (wanted === '') return all;
      const ranked = all.map((country) => ({ country, rank: rankOf(country, wanted) }));
      return ranked
        .filter(({ rank }) => rank < NOT_MEANT)
        .sort((a, b) => a.rank - b.rank)
        .map(({ country }) => country);
    },
  };
}

const NOT_MEANT = 4;

/** How likely `wanted` means this country: by code, by the start of its name, of its longer code, of any other word. */
function rankOf({ code, alpha3, words }: Country, wanted: string): number {
  const codes = [code.toLowerCase(), alpha3.toLowerCase()];
  if (codes.includes(wanted)) return 0;
  if (words.startsWith(` ${wanted}`)) return 1;
  // One letter is in some word of most countries: as yet it means the start.
  if (wanted.length === 1) return NOT_MEANT;
  if (codes.some((each) => each.startsWith(wanted))) return 2;
  return words.includes(` ${wanted}`) ? 3 : NOT_MEANT;
}

/** A text for comparing: no accents, no case, words with one space between, "&" as the word it stands for. */
function fold(text: string): string {
  return text
    .replaceAll('&', ' and ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
