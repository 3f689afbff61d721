import type { Score } from './score';

/**
 * Returns the scores comparable with the newest: same pointer, same scale. Others would draw a rise or fall that the
 * service never stated. Oldest first; fewer than two make no line.
 */
export function comparableScores<T extends { score: Score | null; at: number }>(
  answers: readonly T[],
): (T & { score: Score })[] {
  const scored = answers
    .filter((answer): answer is T & { score: Score } => answer.score !== null)
    .sort((a, b) => a.at - b.at);
  const newest = scored.at(-1)?.score;
  return newest === undefined
    ? []
    : scored.filter(({ score }) => score.pointer === newest.pointer && sameScale(score, newest));
}

const sameScale = (a: Score, b: Score): boolean =>
  a.scale?.min === b.scale?.min && a.scale?.max === b.scale?.max && typeof a.raw === typeof b.raw;
