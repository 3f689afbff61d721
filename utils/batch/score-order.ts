import { type ProviderProfiles, ruleFor } from '@/utils/reading/profile/profiles';
import type { BatchRecord } from '../lookup/batch-record';
import type { LookupRecord } from '../lookup/lookup-record';

/** How rows can be sorted by score: `no-scale`, only as numbers, without a meaning; `two-services`, not at all. */
export type ScoreOrder = 'possible' | 'no-scale' | 'two-services';

/** An order by score has a meaning only if all scores share a scale and a score rule sets its direction. */
export function scoreOrderOf(
  { baseUrl, operation }: Pick<BatchRecord, 'baseUrl' | 'operation'>,
  rows: readonly LookupRecord[],
  profiles: ProviderProfiles,
): ScoreOrder {
  const answered = new Set(rows.filter(({ state }) => state === 'done').map((row) => row.baseUrl));
  if (answered.size > 1) return 'two-services';
  const [from = baseUrl] = answered;
  const rule = ruleFor(profiles, from, operation);
  return rule?.pointer != null && rule.scale !== undefined && rule.direction !== undefined ? 'possible' : 'no-scale';
}
