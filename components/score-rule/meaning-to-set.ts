import type { Report } from '@/utils/reading/report';
import type { ScoreRule } from '@/utils/reading/score/score-rule';
import type { PlainKey } from '@/utils/texts/text-key';

type Scored = Pick<Report, 'score' | 'candidates'>;

/** Whether the user has said anything about the number, rather than only which one it is. */
export const hasMeaning = (rule: ScoreRule | null): boolean =>
  rule !== null && (rule.scale ?? rule.direction ?? rule.bands) !== undefined;

/** Returns the rule whose meaning can be set: the saved one, or one for the number that was recognized as the score. */
export function ruleToComplete({ score, candidates }: Scored, rule: ScoreRule | null): ScoreRule | null {
  if (rule?.pointer != null) return rule;
  const recognized = score && candidates.find(({ pointer }) => pointer === score.pointer);
  return recognized ? { pointer: recognized.pointer, type: recognized.type } : null;
}

/** Returns what to offer beside a score whose meaning the user has not set: its scale, or colors if a scale is stated. */
export function offeredMeaning(report: Scored, rule: ScoreRule | null): PlainKey | null {
  if (report.score === null || hasMeaning(rule) || ruleToComplete(report, rule) === null) return null;
  return report.score.scale === null ? 'scoreRule.setScale' : 'scoreRule.setColors';
}
