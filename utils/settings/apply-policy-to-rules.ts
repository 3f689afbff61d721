import type { ScoreRules } from '@/utils/reading/score/score-rules';
import type { Operation } from '@/utils/service/operations';
import { parseBaseUrl } from '../service/base-url';
import type { Policy } from './policy';

/** Returns the base URL of a policy's score rules. Another service has other fields. */
function ruledService({ baseUrl, readingRules = [] }: Policy): string | null {
  const read = baseUrl === undefined || readingRules.length === 0 ? null : parseBaseUrl(baseUrl);
  return read?.ok ? read.baseUrl : null;
}

/** Returns the score rules in force: the policy's for the service that it names, else the user's own. */
export function applyPolicyToRules(own: ScoreRules, policy: Policy): ScoreRules {
  const service = ruledService(policy);
  if (service === null) return own;
  const fixed = (policy.readingRules ?? []).map(({ operation, pointer = null, ...rule }) => [
    operation,
    { ...rule, pointer },
  ]);
  const before = Object.hasOwn(own, service) ? own[service] : {};
  return { ...own, [service]: { ...before, ...Object.fromEntries(fixed) } };
}

/** Whether a policy sets the score rule of an operation at a base URL. */
export function isRuleFixed(policy: Policy, baseUrl: string, operation: Operation): boolean {
  return ruledService(policy) === baseUrl && (policy.readingRules ?? []).some((rule) => rule.operation === operation);
}
