import { digestOf } from '../lookup/subject-key';
import type { HitDecision } from './decision';
import { type DecidedHit, entryId, factsDigest, hitKey, lookOf } from './hit-key';

/** What recognizes a hit of an answer. */
export interface HitKeys {
  /** No other hit of the answer has it. */
  key: string;
  /** See `lookOf`; null for a hit with an id, and if another hit of the answer looks the same. */
  look: string | null;
  /** Digest of what the answer states of it. */
  facts: string;
}

/** A hit of an answer with its keys, and what was decided about it. */
export interface HitWithDecision extends HitKeys {
  /** Null if nobody decided. */
  made: HitDecision | null;
  /** What the answer states of the hit differs since the decision, so it counts as undecided. */
  isChanged: boolean;
}

/** Returns how often each text is in a list. */
function timesOf(texts: readonly string[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1);
  return times;
}

/**
 * Returns the keys of each hit, by its pointer. Hits that nothing tells apart have keys of this answer alone: each is decided by
 * itself, and in the next answer none of them is.
 * @param answerId see `answerIdOf`
 */
export function hitKeys(
  entries: readonly (DecidedHit & { pointer: string })[],
  answerId: string,
): ReadonlyMap<string, HitKeys> {
  const read = entries.map((entry) => ({ entry, key: hitKey(entry), look: lookOf(entry) }));
  const ofKey = timesOf(read.map(({ key }) => key));
  const ofLook = timesOf(read.map(({ look }) => look));
  return new Map(
    read.map(({ entry, key, look }) => {
      const { pointer } = entry;
      const isTwin = ofKey.get(key) !== 1;
      const hasLook = entryId(entry) === null && ofLook.get(look) === 1;
      return [
        pointer,
        {
          key: isTwin ? digestOf(JSON.stringify(['twin', answerId, pointer, key])) : key,
          look: hasLook ? look : null,
          facts: factsDigest(entry),
        },
      ];
    }),
  );
}

/**
 * Returns what was decided about each hit, by its pointer. A decision about an earlier answer is carried over to the hit with its
 * key. One whose hit this answer does not have is shown at the hit that looks the same, as changed since: never at one of several.
 */
export function decidedHits(
  keys: ReadonlyMap<string, HitKeys>,
  decisions: readonly HitDecision[],
): ReadonlyMap<string, HitWithDecision> {
  const own = new Set([...keys.values()].map(({ key }) => key));
  const byKey = new Map(decisions.map((made) => [made.hitKey, made]));
  const byLook = new Map<string, HitDecision>();
  for (const made of decisions) {
    if (made.look === null || own.has(made.hitKey)) continue;
    const before = byLook.get(made.look);
    if (before === undefined || before.decidedAt < made.decidedAt) byLook.set(made.look, made);
  }
  return new Map(
    [...keys].map(([pointer, hit]) => {
      const exact = byKey.get(hit.key) ?? null;
      const similar = (hit.look !== null && byLook.get(hit.look)) || null;
      const made = exact && similar ? (exact.decidedAt < similar.decidedAt ? similar : exact) : (exact ?? similar);
      return [pointer, { ...hit, made, isChanged: made !== null && (made !== exact || made.facts !== hit.facts) }];
    }),
  );
}

/** Whether a hit waits for a decision: it has none, or has changed since. */
export const isUndecided = ({ made, isChanged }: Pick<HitWithDecision, 'made' | 'isChanged'>): boolean =>
  made === null || isChanged;

/** Returns the hits that wait for a decision. @param decided by their pointers; undefined while it is not known */
export const undecidedAmong = <Hit extends { entry: { pointer: string } }>(
  hits: readonly Hit[],
  decided: ReadonlyMap<string, HitWithDecision> | undefined,
): Hit[] =>
  hits.filter(({ entry }) => {
    const hit = decided?.get(entry.pointer);
    return hit !== undefined && isUndecided(hit);
  });
