import type { ScreeningEntry } from '@/utils/reading/facts/screening/screening-entry';
import { valueText } from '@/utils/reading/sections/read-value';
import type { HitDecision } from './decision';
import { type DecidedHit, factsDigest, hitKey } from './hit-key';

/** A hit of an answer with its keys, and what was decided about it. */
export interface HitWithDecision {
  key: string;
  /** Digest of what the answer states of it. */
  facts: string;
  /** Null if nobody decided. */
  made: HitDecision | null;
  /** The hit's facts differ since the decision, so it counts as undecided. */
  isChanged: boolean;
}

const decidedHit = ({ facts, id, list }: ScreeningEntry): DecidedHit => ({
  facts,
  id,
  list: list ? valueText(list.value) : '',
});

/** Returns the keys of each hit, by its pointer. */
export function hitKeys(
  entries: readonly ScreeningEntry[],
): ReadonlyMap<string, Pick<HitWithDecision, 'key' | 'facts'>> {
  return new Map(
    entries.map((entry) => {
      const hit = decidedHit(entry);
      return [entry.pointer, { key: hitKey(hit), facts: factsDigest(hit) }];
    }),
  );
}

/** Returns what was decided about each hit, by its pointer: decisions about earlier answers are carried over to equal hits. */
export function decidedHits(
  keys: ReturnType<typeof hitKeys>,
  decisions: readonly HitDecision[],
): ReadonlyMap<string, HitWithDecision> {
  const byKey = new Map(decisions.map((made) => [made.hitKey, made]));
  return new Map(
    [...keys].map(([pointer, { key, facts }]) => {
      const made = byKey.get(key) ?? null;
      return [pointer, { key, facts, made, isChanged: made !== null && made.facts !== facts }];
    }),
  );
}

/** Whether a hit waits for a decision: it has none, or has changed since. */
export const isUndecided = ({ made, isChanged }: Pick<HitWithDecision, 'made' | 'isChanged'>): boolean =>
  made === null || isChanged;
