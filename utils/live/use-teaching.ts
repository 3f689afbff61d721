import { useMemo } from 'react';
import type { Teaching } from '@/components/reading/teaching';
import { call } from '../messages/call';
import { readText } from '../reading/read-text';
import { type ReadingRules, ruleFor } from '../settings/reading-rules';
import type { LiveLookup } from './use-lookup';

/** What a person can say about the answers of a look-up's service and operation; null while there is no answer. */
export function useTeaching(live: LiveLookup | null | undefined, rules: ReadingRules | undefined): Teaching | null {
  const { record, answer } = live ?? {};
  return useMemo(() => {
    if (!record || !answer || rules === undefined) return null;
    const { baseUrl, subject } = record;
    return {
      rule: ruleFor(rules, baseUrl, subject.operation) ?? null,
      save: (rule) => call('saveReadingRule', { baseUrl, operation: subject.operation, rule }),
      preview: (rule) => readText(answer.text, subject, rule ?? undefined)?.report ?? null,
    };
  }, [record, answer, rules]);
}
