import type { JsonTree } from '@/utils/json/json-tree';
import { type RepeatedKey, repeatedName, repeatedValues } from '@/utils/json/repetition';
import { splitKey } from '@/utils/reading/lexicon/words';
import type { ScreeningRow } from './facts/screening/screening-row';
import { mayMention } from './lexicon/kinds';
import type { AbstainReason, Abstention, Score } from './score/score';
import { isScoreName } from './score/score-name';
import type { Verdict } from './score/verdict';

const parentOf = (pointer: string): string => pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')));

const WITHOUT_SCORE: ReadonlySet<AbstainReason> = new Set([
  ...(['none-found', 'not-a-number', 'not-computed'] as const),
  ...(['other-things', 'only-parts', 'several'] as const),
]);

type ScoreReading = { score: Score | null; abstained: Abstention | null };

/**
 * What can be read from an answer that sends keys more than once with different values. None of the values
 * is a score, verdict, reason, count or "none found".
 */
export function createDoubt({ repeated }: JsonTree) {
  const contradictory = repeated.filter(({ same }) => !same);
  const byPointer = new Map(contradictory.map((key) => [key.pointer, key]));

  /** Returns the contradictory key at a pointer or around it. */
  const doubtAt = (pointer: string): RepeatedKey | undefined => {
    for (let at = pointer; at !== '' && byPointer.size > 0; at = parentOf(at)) {
      const key = byPointer.get(at);
      if (key) return key;
    }
    return undefined;
  };

  /** An automatic score also needs an object without such keys: one may be its scale or name. */
  const doubtOfScore = (score: Score): RepeatedKey | undefined => {
    const own = doubtAt(score.pointer);
    if (own || score.found === 'rule') return own;
    return contradictory.find(({ pointer }) => parentOf(pointer) === parentOf(score.pointer));
  };

  /** Without a score, such a key may be the reason: its last value was unreadable, or both values looked like parts. */
  const doubtWithoutScore = (abstained: Abstention | null): RepeatedKey | undefined =>
    abstained !== null && WITHOUT_SCORE.has(abstained.reason)
      ? contradictory.find(({ key }) => isScoreName(splitKey(key)))
      : undefined;

  return {
    /** Whether nothing contradicts what stands at a pointer. */
    isCertain: ({ pointer }: { pointer: string }): boolean => doubtAt(pointer) === undefined,

    /** Returns the score, or none if another value was sent for it. */
    ofScore: (reading: ScoreReading): ScoreReading => {
      const key = reading.score ? doubtOfScore(reading.score) : doubtWithoutScore(reading.abstained);
      if (key === undefined) return reading;
      const field = { name: repeatedName(key), text: repeatedValues(key), isNumber: false, times: key.times };
      return { score: null, abstained: { reason: 'sent-twice', pointer: key.pointer, field } };
    },

    /** Returns the verdict with all values that were sent for it, then without a color. */
    ofVerdict: (verdict: Verdict | null): Verdict | null => {
      const key = verdict ? doubtAt(verdict.pointer) : undefined;
      return verdict && key ? { ...verdict, text: repeatedValues(key), tone: null } : verdict;
    },

    /** A finding in one of two values must not be hidden by the other value. */
    ofScreening: (row: ScreeningRow): ScreeningRow => {
      const isDoubtful = row.pointer !== null && doubtAt(row.pointer) !== undefined;
      if (row.state === 'found') return isDoubtful ? { ...row, n: null } : row;
      const mayBeElsewhere = contradictory.some(
        ({ holds, values }) => holds || values.some((value) => mayMention(value)),
      );
      return isDoubtful || mayBeElsewhere ? { ...row, state: 'listed', n: null } : row;
    },
  };
}
