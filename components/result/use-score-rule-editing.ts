import { useMemo } from 'react';
import { useApp } from '@/components/kit/use-app';
import type { ScoreRuleEditing } from '@/components/score/score-rule-editing';
import { call } from '@/utils/messages/call';
import { interpret } from '@/utils/reading/interpret';
import { ruleFor, withProfile } from '@/utils/reading/profile/profiles';
import { isProfileFixed } from '@/utils/storage/profiles-item';
import type { LiveLookup } from './use-lookup';

/** Returns the score rule editing for a lookup's service and operation; null without an answer. */
export function useScoreRuleEditing(live: LiveLookup | null | undefined): ScoreRuleEditing | null {
  const { policy, profiles } = useApp();
  const { record, answer } = live ?? {};
  return useMemo(() => {
    if (!record || !answer) return null;
    const { baseUrl, subject } = record;
    return {
      isManaged: isProfileFixed(policy, baseUrl, subject.operation),
      rule: ruleFor(profiles, baseUrl, subject.operation) ?? null,
      save: (rule) => call('saveProfile', { baseUrl, operation: subject.operation, changes: { score: rule } }),
      preview: (rule) =>
        interpret(record, answer, withProfile(profiles, baseUrl, subject.operation, { score: rule }))?.report ?? null,
    };
  }, [record, answer, profiles, policy]);
}
