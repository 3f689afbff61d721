import type { Report } from '@/utils/reading/report';
import type { AbstainReason } from '@/utils/reading/score/score';
import type { ScoreRule } from '@/utils/reading/score/score-rule';
import { OPERATIONS } from '@/utils/service/operations';
import type { PlainKey } from '@/utils/texts/text-key';
import type { RuleStep } from './score-rule-editing';

type Scored = Pick<Report, 'score' | 'candidates'>;

/** For these reasons the question is shown automatically. */
const ASKS: ReadonlySet<AbstainReason> = new Set(['several', 'only-parts', 'rule-path-vanished', 'rule-path-retyped']);

/** Whether a check of a person or business only lacks the score field that others have: nothing is wrong with it. */
export const isWithoutScore = ({ operation, abstained }: Pick<Report, 'abstained' | 'operation'>): boolean =>
  OPERATIONS[operation].isScreening && abstained?.reason === 'rule-path-vanished';

/** Whether the editor asks for the score field without being opened. */
export const asksForField = (report: Pick<Report, 'abstained' | 'operation'>): boolean =>
  report.abstained !== null && ASKS.has(report.abstained.reason) && !isWithoutScore(report);

/**
 * Returns the step that the editor shows: the chosen one or, until the user has chosen (null), the question if the result
 * asks it.
 * @param whenClear the step for a result that does not ask
 */
export const shownStep = (
  report: Pick<Report, 'abstained' | 'operation'>,
  chosen: RuleStep | null,
  whenClear: RuleStep = 'closed',
): RuleStep => chosen ?? (asksForField(report) ? 'pick' : whenClear);

/** Whether the user has said anything about the number, rather than only which one it is. */
export const hasMeaning = (rule: ScoreRule | null): boolean =>
  rule !== null && (rule.scale ?? rule.direction ?? rule.bands) !== undefined;

/** Returns the rule whose meaning can be set: the saved one, or one for the number that was recognized as the score. */
export function ruleToComplete({ score, candidates }: Scored, rule: ScoreRule | null): ScoreRule | null {
  if (rule?.pointer != null) return rule;
  const recognized = score && candidates.find(({ pointer }) => pointer === score.pointer);
  return recognized ? { pointer: recognized.pointer, type: recognized.type } : null;
}

/** Returns what the closed editor offers next to a score, or where there is none. */
export function ruleOffer(report: Scored, rule: ScoreRule | null): { text: PlainKey; step: RuleStep } {
  if (hasMeaning(rule)) return { text: 'scoreRule.edit', step: 'meaning' };
  if (report.score === null || ruleToComplete(report, rule) === null) return { text: 'scoreRule.choose', step: 'pick' };
  return { text: report.score.scale === null ? 'scoreRule.setScale' : 'scoreRule.setColors', step: 'meaning' };
}
