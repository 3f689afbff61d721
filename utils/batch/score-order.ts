import type { BatchRecord } from '../lookup/batch-record';
import type { LookupRecord } from '../lookup/lookup-record';
import { type ReadingRules, ruleFor } from '../settings/reading-rules';

/** Whether rows can be put into the order of their scores, or what is in the way. */
export type ScoreOrder = 'possible' | 'no-scale' | 'two-services';

/** Rows may be ordered by score only where all scores lie on one scale and somebody said which end is which. */
export function scoreOrderOf(
  { baseUrl, operation }: Pick<BatchRecord, 'baseUrl' | 'operation'>,
  rows: readonly LookupRecord[],
  rules: ReadingRules,
): ScoreOrder {
  const answered = new Set(rows.filter(({ state }) => state === 'done').map((row) => row.baseUrl));
  if (answered.size > 1) return 'two-services';
  const [from = baseUrl] = answered;
  const rule = ruleFor(rules, from, operation);
  return rule?.pointer != null && rule.scale !== undefined && rule.direction !== undefined ? 'possible' : 'no-scale';
}
