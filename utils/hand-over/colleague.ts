import type { HitKeys } from '../decision/decided-hits';
import { type Decision, type SubjectDecision, standingOf } from '../decision/decision';
import type { Opinion } from './hand-over';

/** What a colleague decided, or says of a decision of the user, with the file that says so. */
export type FromColleague = ({ of: 'decision'; made: Decision } | { of: 'opinion'; said: Opinion }) & {
  id: string;
  /** Who it is of, as the file says. */
  by: string;
  /** When the file was made, in milliseconds. */
  madeAt: number;
};

/** Whether a colleague's decision is about the result on screen, or why it says nothing of it any more. */
export type ColleagueStanding = 'valid' | 'expired' | 'changed';

/**
 * Returns whether a colleague's decision holds for a result; null if it is about something else.
 * @param hit null for the subject itself
 * @param facts digest of what the answer says of the subject; null without an answer
 * @param today YYYY-MM-DD
 */
export function colleagueStanding(
  made: Decision,
  hit: Pick<HitKeys, 'key' | 'look' | 'facts'> | null,
  { facts, today }: { facts: string | null; today: string },
): ColleagueStanding | null {
  if (made.of === 'subject') return hit === null ? standingOf(made, today, facts) : null;
  if (hit === null) return null;
  const isSame = made.hitKey === hit.key;
  if (!isSame && (hit.look === null || made.look !== hit.look)) return null;
  return isSame && made.facts === hit.facts ? 'valid' : 'changed';
}

/** Returns whether an opinion is about what is shown: the same decision, and a result that says what the colleague has read. */
export function opinionStanding(
  said: Opinion,
  { made, facts }: { made: Pick<SubjectDecision, 'decidedAt'> | null; facts: string | null },
): 'valid' | 'changed' {
  return made?.decidedAt === said.decidedAt && facts === said.facts ? 'valid' : 'changed';
}

/** Returns the opinions among what colleagues say, each under the name that its file has if it has none. */
export const opinionsAmong = (words: readonly FromColleague[]): Opinion[] =>
  words.flatMap((word) => (word.of === 'opinion' ? [{ ...word.said, operator: word.by }] : []));
