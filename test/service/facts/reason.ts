/** One reason for a score, as a code for machines and a text for people. `points` is what it added to 0–100. */
export interface Reason {
  code: string;
  text: string;
  points: number;
}

/** Adds reasons up to a score of 1–99, so that score and reasons never contradict each other. */
export function scoreOf(reasons: readonly Reason[], base: number): number {
  const sum = reasons.reduce((total, reason) => total + reason.points, base);
  return Math.min(99, Math.max(1, sum));
}

/** The stand-in's own words for a score of 0–100. */
export function verdictOf(score: number): { level: 'low' | 'medium' | 'high'; action: 'ALLOW' | 'REVIEW' | 'DECLINE' } {
  if (score < 35) return { level: 'low', action: 'ALLOW' };
  if (score < 65) return { level: 'medium', action: 'REVIEW' };
  return { level: 'high', action: 'DECLINE' };
}
