import { useMemo } from 'react';
import type { ScoreRuleEditing } from '@/components/score-rule/score-rule-editing';
import { useApp } from '@/hooks/app-provider';
import { call } from '@/utils/messages/call';
import { readText } from '@/utils/reading/read-text';
import { isRuleFixed } from '@/utils/settings/policy-rules';
import { ruleFor } from '@/utils/settings/score-rules';
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
      preview: (rule) => readText(answer.text, subject, rule ?? undefined)?.report ?? null,
    };
  }, [record, answer, scoreRules, policy]);
}
