import { z } from 'zod';
import { type ScoreRule, scoreRule } from '@/utils/reading/score/score-rule';
import type { Operation } from '@/utils/service/operations';
import { byOperation } from '@/utils/service/request-subject';

/**
 * The user's score rules for one service. Only a damaged rule is dropped; the user is then asked for the score again.
 */
const rulesOfService = z.object(byOperation(scoreRule.optional().catch(undefined))).catch({});

/** Score rules by provider base URL and operation. Another service has other fields, so it needs other rules. */
export type ScoreRules = Readonly<Record<string, z.infer<typeof rulesOfService>>>;

/** Reads stored rules; accepts any input. */
export function parseScoreRules(stored: unknown): ScoreRules {
  return z.record(z.string(), rulesOfService).catch({}).parse(stored);
}

/**
 * Returns the score rule for an operation at a base URL. All readers call it, so rules of several origins are combined
 * only here.
 */
export function ruleFor(rules: ScoreRules, baseUrl: string, operation: Operation): ScoreRule | undefined {
  return Object.hasOwn(rules, baseUrl) ? rules[baseUrl]?.[operation] : undefined;
}

/** Returns the rules with one rule replaced; null removes it, and Sightline chooses automatically again. */
export function withRule(rules: ScoreRules, baseUrl: string, operation: Operation, rule: ScoreRule | null): ScoreRules {
  const before = Object.hasOwn(rules, baseUrl) ? rules[baseUrl] : undefined;
  return { ...rules, [baseUrl]: { ...before, [operation]: rule ?? undefined } };
}
