import { readKind } from '../subject/read-kind';
import { compareName } from './compare-best-name';
import { compareBirth } from './compare-birth';
import { compareCountry } from './compare-country';
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
  /** Time of the answer, in milliseconds; ages count from it. */
  answered: number;
}

/** Compares a hit with what was asked. It states only what the answer says: no similarity, no judgement. */
export function compareHit(asked: AskedFacts, hit: HitFacts, { answered }: CompareDeps): HitComparison {
  return {
    name: compareName(asked.names, hit.names, hit.aliases, asked.type === 'business'),
    birth: compareBirth(asked.birth, hit.births, answered),
    country: compareCountry(asked.country, hit.countries),
    type: compareType(asked.type, hit.types),
  };
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
