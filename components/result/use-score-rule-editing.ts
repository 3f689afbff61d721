import { useMemo } from 'react';
import { useApp } from '@/components/kit/use-app';
import { call } from '@/utils/messages/call';
import { interpret } from '@/utils/reading/interpret';
import { ruleFor, withRule } from '@/utils/reading/score/score-rules';
import { isRuleFixed } from '@/utils/settings/apply-policy-to-rules';
import type { ScoreRuleEditing } from './score-rule-editing';
import type { LiveLookup } from './use-lookup';

/** Returns the score rule editing for a lookup's service and operation; null without an answer. */
export function useScoreRuleEditing(live: LiveLookup | null | undefined): ScoreRuleEditing | null {
  const { policy, scoreRules } = useApp();
  const { record, answer } = live ?? {};
  return useMemo(() => {
    if (!record || !answer) return null;
    const { baseUrl, subject } = record;
    return {
      isManaged: isRuleFixed(policy, baseUrl, subject.operation),
      rule: ruleFor(scoreRules, baseUrl, subject.operation) ?? null,
      save: (rule) => call('saveReadingRule', { baseUrl, operation: subject.operation, rule }),
      preview: (rule) => interpret(record, answer, withRule({}, baseUrl, subject.operation, rule))?.report ?? null,
    };
  }, [record, answer, scoreRules, policy]);
}
