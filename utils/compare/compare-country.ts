import type { Comparison, CountryState, Stated } from './comparison';
import { countriesOfPlace, type StatedCountries, statedCountries } from './country/read-countries';
import { isDependency } from './country/territories';

/** Best first. A text that is not understood may be the asked country, so it comes before another country. */
const BEST: readonly CountryState[] = ['same', 'possible', 'not-understood', 'differs'];

/**
 * Compares the countries that a hit states with the asked one. Any that is the asked one suffices. Otherwise a nationality or
 * country counts before a place of birth, which is not a nationality.
 * @param asked alpha-2 code
 */
export function compareCountry(asked: string | null, countries: readonly Stated[]): Comparison<CountryState> {
  const [first] = countries.toSorted((a, b) => Number(a.isBirthPlace === true) - Number(b.isBirthPlace === true));
  if (first === undefined) return { state: 'not-stated', stated: null, asked };
  if (asked === null) return { state: 'not-asked', stated: first, asked };
  const compared = countries.map((stated) => ({ stated, state: stateOf(asked, stated) }));
  const fitting = compared.find(({ state }) => state === 'same') ?? compared.find(({ state }) => state === 'possible');
  if (fitting) return { ...fitting, asked };
  const own = compared.filter(({ stated }) => stated.isBirthPlace !== true);
  const decisive = own.length > 0 ? own : compared;
  // A code that is not understood beside the name of the same country says nothing of its own.
  const known = new Set(decisive.filter(({ state }) => state !== 'not-understood').map(({ stated }) => partOf(stated)));
  const left = decisive.filter(({ stated, state }) => state !== 'not-understood' || !known.has(partOf(stated)));
  const [best] = left.toSorted((a, b) => BEST.indexOf(a.state) - BEST.indexOf(b.state));
  const named = decisive.find(({ state }) => state !== 'not-understood') ?? best;
  const state = own.length > 0 ? (best?.state ?? 'not-understood') : 'birth-place';
  return { state, stated: named?.stated ?? first, asked };
}

function stateOf(asked: string, { text, isBirthPlace = false }: Stated): CountryState {
  const stated = isBirthPlace ? countriesOfPlace(text) : statedCountries(text);
  return stateOfCountries(asked, stated);
}

function stateOfCountries(asked: string, { read, hasUnread }: StatedCountries): CountryState {
  const fits = read.filter(({ codes }) => codes.includes(asked));
  if (fits.some(({ isCertain }) => isCertain)) return 'same';
  const isNear = read.some(({ codes }) => codes.some((code) => isDependency(code, asked)));
  if (fits.length > 0 || isNear) return 'possible';
  return read.length === 0 || hasUnread ? 'not-understood' : 'differs';
}

/** Returns the pointer of a value without the words for its form: code and name of one country have the same. */
const partOf = ({ pointer }: Stated): string =>
  pointer.replace(/(?:(?:[_-]|(?<=[/a-z]))(?:codes?|names?|iso[\w-]*?|alpha[\w-]*?|text))+$/i, '');
