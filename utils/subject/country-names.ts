import { iso31661 } from 'iso-3166';
import { alpha2Of, COUNTRIES } from './countries';
import { COUNTRY_ALIASES } from './country-aliases';
import { countryOfDemonym } from './demonyms';

/** Languages in which a name of a country is known, whatever the browser's are. The browser has the names. */
const LANGUAGES =
  'de fr es it pt nl ja pl ru uk be tr ar cs sk sl hr sr mk bs sq ro hu sv da nb fi is el bg lt lv et id ms vi he fa az kk hy ka uz ca eu ga mt zh ko th hi bn ur'.split(
    ' ',
  );

/** Letters with a stroke, without a dot, or joined: Unicode does not decompose them. */
const PLAIN: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe', ə: 'e' };

/** Normalizes a name of a country for comparison: no accents, lower case, single spaces, "&" as "and". */
export function foldCountry(text: string): string {
  return text
    .replaceAll('&', ' and ')
    .normalize('NFKD')
    .replace(/(?<=[\p{sc=Latn}\p{sc=Grek}])\p{M}+/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[øłđıßæœə]/g, (letter) => PLAIN[letter] ?? letter)
    .replace(/['’‘`´]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** Languages that are called like the people of one country in most languages: "deutsch", "español", "польский". */
const OF_PEOPLE: Readonly<Record<string, string>> = {
  ...{ az: 'AZ', be: 'BY', bg: 'BG', bs: 'BA', cs: 'CZ', da: 'DK', de: 'DE', el: 'GR', es: 'ES', et: 'EE', fi: 'FI' },
  ...{ fr: 'FR', ga: 'IE', hr: 'HR', hu: 'HU', hy: 'AM', id: 'ID', is: 'IS', it: 'IT', ja: 'JP', ka: 'GE', kk: 'KZ' },
  ...{ lt: 'LT', lv: 'LV', mn: 'MN', mt: 'MT', nl: 'NL', no: 'NO', pl: 'PL', pt: 'PT', ro: 'RO', ru: 'RU', sk: 'SK' },
  ...{ sl: 'SI', sq: 'AL', sr: 'RS', sv: 'SE', th: 'TH', tr: 'TR', uk: 'UA', uz: 'UZ', vi: 'VN', zh: 'CN' },
};

type Names = Map<string, string[]>;
let english: Names | undefined;
let others: Names | undefined;
let peoples: Names | undefined;

/**
 * Returns the alpha-2 codes of the countries that a text names: by an English name or alias, by its people, or else by its name in
 * any of the known languages. Two for "Congo", none for a text that is no name of a country.
 */
export function countriesNamed(text: string): readonly string[] {
  english ??= namesOf(['en'], (code) => [
    isoName(code),
    ...(COUNTRY_ALIASES[code] ?? []),
    // "Deutschland": the name in the country's main language.
    nameIn(new Intl.Locale(`und-${code}`).maximize().language, code),
  ]);
  const name = foldCountry(text);
  const known = english.get(name);
  if (known) return known;
  const people = countryOfDemonym(text);
  if (people !== null) return [people];
  others ??= namesOf(LANGUAGES, () => []);
  peoples ??= namesOfPeoples();
  return others.get(name) ?? peoples.get(name.replace(ENDING, '')) ?? [];
}

/** What a word for a people has or lacks by gender and case: "española", "deutscher", "italienne". */
const ENDING = /(?<=\p{sc=Latn}{3})(?:(?<=n)ne|er?|[ao])$/u;

/** Names of peoples by the browser's names of their languages, in the known languages, without their endings. */
function namesOfPeoples(): Names {
  const names: Names = new Map();
  for (const language of LANGUAGES) {
    const ofLanguages = new Intl.DisplayNames(language, { type: 'language', fallback: 'none' });
    for (const [spoken, code] of Object.entries(OF_PEOPLE)) {
      const key = foldCountry(ofLanguages.of(spoken) ?? '').replace(ENDING, '');
      const codes = names.get(key) ?? [];
      if (key !== '' && !codes.includes(code)) names.set(key, [...codes, code]);
    }
  }
  return names;
}

/** Returns the alpha-2 code of the one country that a text states, by its code or by a name; null for none or several. */
export function countryNamed(text: string): string | null {
  const code = alpha2Of(text.toUpperCase());
  if (COUNTRIES.includes(code)) return code;
  const [named = null, other] = countriesNamed(text);
  return other === undefined ? named : null;
}

const isoNames = new Map(iso31661.map((entry) => [entry.alpha2, entry.name]));

/** Returns the name of a country in ISO 3166-1 by its alpha-2 code; empty for Kosovo. */
export const isoName = (alpha2: string): string => isoNames.get(alpha2) ?? '';

function namesOf(languages: readonly string[], more: (code: string) => readonly string[]): Names {
  const names: Names = new Map();
  for (const code of COUNTRIES)
    for (const name of [...languages.map((language) => nameIn(language, code)), ...more(code)]) {
      const key = foldCountry(name);
      const codes = names.get(key) ?? [];
      if (key !== '' && !codes.includes(code)) names.set(key, [...codes, code]);
    }
  return names;
}

const shown = new Map<string, Intl.DisplayNames>();

function nameIn(language: string, code: string): string {
  const names = shown.get(language) ?? new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  shown.set(language, names);
  return names.of(code) ?? '';
}
