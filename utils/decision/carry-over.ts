import type { HitDecision } from './decision';
import { type DecidedHit, factsDigest, hitKey } from './hit-key';

/** The decision about a hit, carried over from an earlier answer; `isChanged`: the hit's facts differ since. */
export interface CarriedDecision {
  decision: HitDecision;
  isChanged: boolean;
}

/** Returns what was decided about each hit, in their order; null for a hit that nobody decided. */
export function carryOver(
  hits: readonly DecidedHit[],
  decisions: readonly HitDecision[],
): readonly (CarriedDecision | null)[] {
  const byKey = new Map(decisions.map((decision) => [decision.hitKey, decision]));
  return hits.map((hit) => {
    const decision = byKey.get(hitKey(hit));
    return decision ? { decision, isChanged: decision.facts !== factsDigest(hit) } : null;
  });
}

/** Whether a hit waits for a decision: it has none, or has changed since. */
export const isUndecided = (carried: CarriedDecision | null): boolean => carried === null || carried.isChanged;
