import type { HitWithDecision } from '@/utils/decision/decided-hits';
import type { ComparedHit } from './compared-hits';

/** A fact by which many hits can be told from the subject at once. */
export type GroupedFact = 'birth' | 'country';

/** What the hits of a group have in common: another birth, another country, or both. Those with more facts come first. */
export const HIT_GROUPS = {
  'birth-country': ['birth', 'country'],
  birth: ['birth'],
  country: ['country'],
} as const satisfies Record<string, readonly GroupedFact[]>;
export type HitGroupId = keyof typeof HIT_GROUPS;
const IDS = Object.keys(HIT_GROUPS) as readonly HitGroupId[];

/** Hits that can be decided together, because the same of their facts are others than the asked ones. */
export interface HitGroup {
  id: HitGroupId;
  hits: readonly ComparedHit[];
}

/** Fewer are decided one by one. */
const FEWEST = 2;

/**
 * Returns the groups of the hits that nobody has decided on, the largest first. A hit is in a group only for what it states and
 * the comparison calls different: never for a fact that is missing or cannot be compared. A sanctions hit whose name may be the
 * asked one is in none unless its birth is another. Of two groups of the same hits, the one with more facts is returned.
 */
export function hitGroups(
  hits: readonly ComparedHit[],
  decided: ReadonlyMap<string, Pick<HitWithDecision, 'made'>>,
): HitGroup[] {
  const open = hits.filter(({ entry }) => decided.get(entry.pointer)?.made === null);
  const groups: HitGroup[] = [];
  for (const id of IDS) {
    const facts: readonly GroupedFact[] = HIT_GROUPS[id];
    const own = open.filter((hit) => facts.every((fact) => isOther(hit, fact)) && !isCloseSanction(hit));
    const isKnown = groups.some(({ hits }) => hits.length === own.length && own.every((hit) => hits.includes(hit)));
    if (own.length >= FEWEST && !isKnown) groups.push({ id, hits: own });
  }
  return groups.sort((a, b) => b.hits.length - a.hits.length);
}

const isOther = ({ comparison }: ComparedHit, fact: GroupedFact): boolean => comparison?.[fact].state === 'differs';

/** On a sanctions list, without another birth, and with a name that may be the asked one. */
const isCloseSanction = ({ entry, comparison }: ComparedHit): boolean =>
  entry.kinds.includes('sanctions') && comparison?.birth.state !== 'differs' && comparison?.name.state !== 'different';
