import type { HitComparison } from './compare-hit';
import type { FactState } from './comparison-in-words';

/** How well a fact fits: the same, alike, not known, in part another, another. */
const SAME = 0;
const ALIKE = 1;
const UNKNOWN = 2;
const SHARED = 3;
const DIFFERENT = 4;

const RANKS: Record<FactState, number> = {
  same: SAME,
  'other-order': SAME,
  'other-spelling': SAME,
  reordered: ALIKE,
  part: ALIKE,
  similar: ALIKE,
  'same-month': ALIKE,
  'same-year': ALIKE,
  'either-order': ALIKE,
  'either-day': ALIKE,
  'in-range': ALIKE,
  possible: ALIKE,
  'birth-place': UNKNOWN,
  'other-script': UNKNOWN,
  'not-understood': UNKNOWN,
  'not-stated': UNKNOWN,
  'not-asked': UNKNOWN,
  some: SHARED,
  different: DIFFERENT,
  differs: DIFFERENT,
};

/**
 * Orders hits by how well they fit what was asked: by name, then birth, country and type. A name that is alike is as good as the
 * same one if birth and country fit, so such a hit is before those that state neither, and those that differ in both.
 */
export function byBestMatch(a: HitComparison, b: HitComparison): number {
  const [some, others] = [ranksOf(a), ranksOf(b)];
  const at = some.findIndex((rank, index) => rank !== others[index]);
  return at < 0 ? 0 : (some[at] ?? 0) - (others[at] ?? 0);
}

function ranksOf({ name, birth, country, type }: HitComparison): number[] {
  const [ofName, ...rest] = [name, birth, country, type].map(({ state }) => RANKS[state]);
  const isConfirmed = ofName === ALIKE && [birth, country].every(({ state }) => RANKS[state] <= ALIKE);
  return [isConfirmed ? SAME : (ofName ?? UNKNOWN), ...rest, ofName ?? UNKNOWN];
}
