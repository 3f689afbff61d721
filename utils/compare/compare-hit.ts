import { countryOfDemonym } from '../subject/demonyms';
import { readKind } from '../subject/read-kind';
import { compareBirth } from './compare-birth';
import { compareName } from './compare-name';
import type {
  AskedFacts,
  BirthState,
  Comparison,
  CountryState,
  HitFacts,
  NameComparison,
  Stated,
  TypeState,
} from './comparison';

/** A hit beside what was asked, fact by fact. */
export interface HitComparison {
  name: NameComparison;
  birth: Comparison<BirthState>;
  country: Comparison<CountryState>;
  type: Comparison<TypeState>;
}

export interface CompareDeps {
  /** Returns the alpha-2 code of a country by code or name in any of our languages; null for any other text. */
  countryCode: (text: string) => string | null;
  /** Time of the answer, in milliseconds; ages count from it. */
  answered: number;
}

/** Compares a hit with what was asked. It states only what the answer says: no similarity, no judgement. */
export function compareHit(asked: AskedFacts, hit: HitFacts, { countryCode, answered }: CompareDeps): HitComparison {
  return {
    name: compareName(asked.names, hit.names, hit.aliases, asked.type === 'business'),
    birth: compareBirth(asked.birth, hit.births, answered),
    country: compareCountry(asked.country, hit.countries, countryCode),
    type: compareType(asked.type, hit.types),
  };
}

/**
 * Any stated country that is the asked one suffices. Otherwise a nationality or country counts before the place of birth,
 * and a text that names a known country before one that names none.
 */
function compareCountry(
  asked: string | null,
  countries: readonly Stated[],
  countryCode: CompareDeps['countryCode'],
): Comparison<CountryState> {
  const read = countries
    .map((stated) => ({ stated, codes: codesIn(stated.text, countryCode) }))
    .sort((a, b) => rankOf(a) - rankOf(b));
  const [best] = read;
  if (best === undefined) return { state: 'not-stated', stated: null, asked };
  if (asked === null) return { state: 'not-asked', stated: best.stated, asked };
  const same = read.find(({ codes }) => codes.includes(asked));
  if (same) return { state: 'same', stated: same.stated, asked };
  const ofOwn = read.filter(({ stated }) => stated.isBirthPlace !== true);
  const decisive = ofOwn.length > 0 ? ofOwn : read;
  // A text that names no known country may still mean the asked one, unless it stands beside its name or code.
  const known = new Set(decisive.filter(({ codes }) => codes.length > 0).map(({ stated }) => partOf(stated)));
  const isUnclear = decisive.some(({ stated, codes }) => codes.length === 0 && !known.has(partOf(stated)));
  return { state: isUnclear ? 'not-understood' : 'differs', stated: best.stated, asked };
}

const rankOf = ({ stated, codes }: { stated: Stated; codes: readonly string[] }): number =>
  (stated.isBirthPlace === true ? 2 : 0) + (codes.length > 0 ? 0 : 1);

/** Returns the pointer of a value without the words for its form: code and name of one country have the same. */
const partOf = ({ pointer }: Stated): string =>
  pointer.replace(/(?:(?:[_-]|(?<=[/a-z]))(?:codes?|names?|iso[\w-]*?|alpha[\w-]*?|text))+$/i, '');

/** Returns the countries that a text names as a whole, or in its parts: "Madrid, Spain", "ES; MX", "American". */
function codesIn(text: string, countryCode: CompareDeps['countryCode']): string[] {
  const parts = [text, ...text.split(/[,;/|()\n]+/)].map((part) => part.trim()).filter((part) => part !== '');
  return [...new Set(parts.map((part) => countryCode(part) ?? countryOfDemonym(part)).filter((code) => code !== null))];
}

function compareType(asked: AskedFacts['type'], types: readonly Stated[]): Comparison<TypeState> {
  const [first = null] = types;
  if (first === null) return { state: 'not-stated', stated: null, asked };
  const read = types.map((stated) => ({ stated, kind: readKind(stated.text) })).filter(({ kind }) => kind !== null);
  const [known] = read;
  if (known === undefined) return { state: 'not-understood', stated: first, asked };
  const same = read.find(({ kind }) => kind === asked);
  return same ? { state: 'same', stated: same.stated, asked } : { state: 'differs', stated: known.stated, asked };
}
