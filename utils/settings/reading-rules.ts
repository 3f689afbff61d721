import { z } from 'zod';
import { type ReadingRule, readingRule } from '../reading/rule';
import type { Operation } from '../service/contract';

/** What a person has said about the answers of one service. A damaged rule falls away alone: the score is asked again. */
const rulesOfService = z
  .object({
    score: readingRule.optional().catch(undefined),
    overview: readingRule.optional().catch(undefined),
  })
  .catch({});

/** The reading rules by provider base URL and operation: another service has other fields, so it has other rules. */
export type ReadingRules = Readonly<Record<string, z.infer<typeof rulesOfService>>>;

/** Reads stored rules, whatever is there. */
export function readReadingRules(stored: unknown): ReadingRules {
  return z.record(z.string(), rulesOfService).catch({}).parse(stored);
}

/**
 * The rule that holds for the answers of an operation at a base URL. Every reader asks here, so that this is the one
 * place where rules of several origins meet.
 */
export function ruleFor(rules: ReadingRules, baseUrl: string, operation: Operation): ReadingRule | undefined {
  return Object.hasOwn(rules, baseUrl) ? rules[baseUrl]?.[operation] : undefined;
}

/** The rules with one of them replaced; null takes it away, and Sightline then chooses by itself again. */
export function withRule(
  rules: ReadingRules,
  baseUrl: string,
  operation: Operation,
  rule: ReadingRule | null,
): ReadingRules {
  const before = Object.hasOwn(rules, baseUrl) ? rules[baseUrl] : undefined;
  return { ...rules, [baseUrl]: { ...before, [operation]: rule ?? undefined } };
}
