import { alpha2Of, countryCode } from '@/utils/subject/countries';
import { countriesNamed, foldCountry } from '@/utils/subject/country-names';
import { readNationality } from '@/utils/subject/read-nationality';
import { PROVINCE_COUNTRIES, SHARED_NAMES, SUCCESSORS } from './territories';

/** The countries that a text may mean. `isCertain`: exactly one, which is a state today. */
export interface CountryMeaning {
  codes: readonly string[];
  isCertain: boolean;
}

/** What a text says of countries: the meanings of its parts, and whether a part that may be a country is not read. */
export interface StatedCountries {
  read: readonly CountryMeaning[];
  hasUnread: boolean;
}

const NOTHING: StatedCountries = { read: [], hasUnread: true };
const certain = (code: string): CountryMeaning => ({ codes: [code], isCertain: true });
const PARTS = /\s*[;/|()\n,:،]+\s*|\s+(?:and|und|et|y|e|i|en|previously|formerly|now)\s+/iu;

/** Returns the countries of a nationality or residence, in parts where it states several: "Dual: US/UK". */
export function statedCountries(text: string): StatedCountries {
  const whole = meaningOf(text);
  if (whole) return { read: [whole], hasUnread: false };
  const parts = partsOf(text).filter((part) => !/^(?:dual|until|as at|since)?$|^\d/.test(foldCountry(part)));
  const meanings = parts.map((part) => ({ part, meaning: meaningOf(part) ?? provinceIn(part) }));
  const hasUnread = meanings.some(({ meaning }) => meaning === null);
  const joined = text.split(/[-–]/);
  if (meanings.length === 1 && hasUnread && joined.length > 1) {
    // "Turkish-German"
    const read = joined.flatMap((part) => meaningOf(part) ?? []);
    return { read, hasUnread: read.length < joined.length };
  }
  // "Los Angeles, CA": two letters behind an unread part may be a province.
  const isTown = hasUnread && text.includes(',');
  const read = meanings.flatMap(({ part, meaning }) => (meaning && !(isTown && isTwoLetters(part)) ? [meaning] : []));
  return { read, hasUnread };
}

/** Returns the country of a place of birth: its last part decides. A town may be called like a country. */
export function countriesOfPlace(text: string): StatedCountries {
  const parts = partsOf(text);
  const [only = ''] = parts;
  if (parts.length === 1) {
    if (foldCountry(only) === 'georgia') return { read: [GEORGIA], hasUnread: false };
    const meaning = isTwoLetters(only) ? null : (meaningOf(only) ?? provinceIn(only));
    return meaning ? { read: [meaning], hasUnread: false } : NOTHING;
  }
  const last = parts.slice(1).flatMap((part) => meaningOfPart(part) ?? []);
  return last.length === 0 ? NOTHING : { read: last.slice(-1), hasUnread: false };
}

/** A country, and a state of another one. */
const GEORGIA: CountryMeaning = { codes: ['GE', 'US'], isCertain: false };

/** Two letters behind a town are its province in many countries. */
function meaningOfPart(part: string): CountryMeaning | null {
  if (isTwoLetters(part)) return /^u[ks]$/i.test(part) ? meaningOf(part) : null;
  return foldCountry(part) === 'georgia' ? GEORGIA : (provinceIn(part) ?? meaningOf(part));
}

const partsOf = (text: string): string[] =>
  text
    .split(PARTS)
    .map((part) => part.trim())
    .filter((part) => part !== '');
const isTwoLetters = (part: string): boolean => /^[a-z]{2}$/i.test(part);

function provinceIn(part: string): CountryMeaning | null {
  const code = PROVINCE_COUNTRIES.get(foldCountry(part));
  return code === undefined ? null : certain(code);
}

/** Words for a form of government or a passport, which a name may have or lack. */
const FORM =
  /\b(?:the|state|republic|kingdom|federation|commonwealth|principality|sultanate|emirate|islamic|federal|democratic|peoples|arab|plurinational|bolivarian|of|citizens?|citizenship|nationals?|nationality|passport|individual|dual|possibly|probably|former|republique|etat|de|la|republik|republica|repubblica|sar)\b/g;

function meaningOf(text: string): CountryMeaning | null {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{DI}/gu, '')
    .trim()
    .replace(/<+$/, '');
  const name = foldCountry(plain);
  const shared = SHARED_NAMES.get(name);
  if (shared) return { codes: shared, isCertain: false };
  const code = codeOf(plain);
  if (code !== null) return certain(code);
  const stated = readNationality(plain, (of) => of);
  if (stated.is === 'left-out' && stated.reason.why === 'former-state')
    return { codes: SUCCESSORS[stated.reason.state].split(' '), isCertain: false };
  const named = countriesNamed(plain);
  if (named.length > 0) return { codes: named, isCertain: named.length === 1 };
  const short = name.replace(FORM, ' ').replace(/\s+/g, ' ').trim();
  const codes = SHARED_NAMES.get(short) ?? countriesNamed(short);
  if (short === name || codes.length === 0) return null;
  return { codes, isCertain: codes.length === 1 && !/\b(?:former|possibly|probably)\b/.test(name) };
}

/** Codes that passports (Doc 9303-3) and answers have and ISO 3166 has not, and forms with periods. */
const CODES: Readonly<Record<string, string>> = {
  D: 'DE',
  UK: 'GB',
  GER: 'DE',
  KOS: 'XK',
  ROM: 'RO',
  UAE: 'AE',
  USA: 'US',
};

function codeOf(text: string): string | null {
  const letters = text.replace(/[.\s]/g, '').toUpperCase();
  if (!/^(?:D|[A-Z]{2,3})$/.test(letters) || /\s/.test(text.trim().replace(/\.\s/g, '.'))) return null;
  const code = CODES[letters] ?? alpha2Of(letters);
  // "NA" is Namibia, or no value.
  return code !== 'NA' && countryCode(code, 'alpha-2') !== null ? code : null;
}
