import { COUNTRIES, countryCode } from '@/utils/subject/countries';
import { COUNTRY_ALIASES } from '@/utils/subject/country-aliases';
import { countriesNamed, isoName } from '@/utils/subject/country-names';

/** An offered country: `code` is alpha-2, `name` is in the language of the interface. */
export interface Country {
  code: string;
  alpha3: string;
  name: string;
  /** Normalized names for the search: the displayed name first, then all others. */
  names: readonly string[];
}

/** All countries, sorted by name, in one language. */
export interface CountryList {
  all: readonly Country[];
  /** Returns the name for an alpha-2 code, or any other text unchanged. */
  nameOf(code: string): string;
  /** Returns the alpha-2 code that a text states, or the trimmed text if it states none. Capitals do not matter. */
  codeOf(text: string): string;
  /** The same while the text is typed: "ge" may be the start of Germany, so a short code counts only in capitals. */
  codeTyped(text: string): string;
  /** Returns the countries matching `typed`, likeliest first; all countries for an empty text. */
  search(typed: string): readonly Country[];
}

const lists = new Map<string, CountryList>();

/**
 * Returns the countries with names in the language of `locale`, created once per locale. The search also knows their
 * names in English and in their main language, and common aliases.
 */
export function countryList(locale: string): CountryList {
  const list = lists.get(locale) ?? makeList(locale, ['en']);
  lists.set(locale, list);
  return list;
}

function makeList(locale: string, languages: readonly string[]): CountryList {
  const shown = new Intl.DisplayNames(locale, { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  const others = languages.flatMap((language) => namesIn(language) ?? []);
  const all = COUNTRIES.map((code): Country => {
    const name = shown.of(code) ?? code;
    const names = [...new Set([name, ...otherNames(code, others)].map(fold))];
    return { code, alpha3: countryCode(code, 'alpha-3') ?? code, name, names };
  }).sort((a, b) => compare(a.name, b.name));
  const nameByCode = new Map(all.map((country) => [country.code, country.name]));
  return {
    all,
    nameOf: (code) => nameByCode.get(code) ?? code,
    codeOf: (text) => statedBy(text.trim(), all)?.code ?? text.trim(),
    codeTyped(text) {
      const typed = text.trim();
      const stated = statedBy(typed, all);
      const isShort = typed.length <= 3 && typed !== typed.toUpperCase();
      return stated && !(isShort && fold(stated.name) !== fold(typed)) ? stated.code : typed;
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

/**
 * Returns the country that a text states unambiguously: by code, by displayed name, or by a name or people of no other country.
 */
function statedBy(typed: string, all: readonly Country[]): Country | undefined {
  const wanted = fold(typed);
  const capitals = typed.toUpperCase();
  const byCode = all.find(
    ({ code, alpha3, name }) => capitals === code || capitals === alpha3 || wanted === fold(name),
  );
  if (byCode) return byCode;
  const named = all.filter(({ names }) => names.includes(wanted));
  if (named.length > 0) return named.length === 1 ? named[0] : undefined;
  // In another language, or by its people: "Espagne", "German".
  const [code, other] = countriesNamed(typed);
  return other === undefined ? all.find((country) => country.code === code) : undefined;
}

const NOT_MEANT = 4;

/**
 * Ranks how likely `wanted` means this country: code or whole name, start of its name, of another name, of any word.
 */
function rankOf({ code, alpha3, names }: Country, wanted: string): number {
  if (wanted === code.toLowerCase() || wanted === alpha3.toLowerCase() || names.includes(wanted)) return 0;
  if (names[0]?.startsWith(wanted)) return 1;
  // Most countries contain any single letter, so a single letter matches only the start of a name.
  if (wanted.length === 1) return NOT_MEANT;
  if (names.some((name) => name.startsWith(wanted))) return 2;
  return names.some((name) => name.includes(` ${wanted}`)) ? 3 : NOT_MEANT;
}

/** Letters with a stroke, without a dot, or joined: Unicode does not decompose them. */
const PLAIN: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe', ə: 'e' };

/** Normalizes a text for comparison: no accents, lower case, single spaces, "&" as "and". */
function fold(text: string): string {
  return text
    .replaceAll('&', ' and ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øłđıßæœə]/g, (letter) => PLAIN[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Returns the other names of a country: its ISO name and aliases, its names in the user's languages, and in its main
 * language ("Deutschland"). All 249 take 40 ms in Node 24.
 */
function otherNames(code: string, languages: readonly Intl.DisplayNames[]): string[] {
  const own = new Intl.Locale(`und-${code}`).maximize().language;
  return [
    isoName(code),
    ...(COUNTRY_ALIASES[code] ?? []),
    ...[...languages, namesIn(own)].map((names) => names?.of(code) ?? ''),
  ].filter((name) => name !== '' && name !== code);
}

const known = new Map<string, Intl.DisplayNames | null>();

/** Returns the names of countries in a language; null if the browser does not accept the language tag. */
function namesIn(language: string): Intl.DisplayNames | null {
  const before = known.get(language);
  if (before !== undefined) return before;
  let names: Intl.DisplayNames | null = null;
  try {
    names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  } catch {
    // A browser's list may contain an invalid language tag.
  }
  known.set(language, names);
  return names;
}
