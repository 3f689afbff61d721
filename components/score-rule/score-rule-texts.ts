import type { Operation } from '@/utils/service/operations';
import type { PlainKey } from '@/utils/texts/text-key';

/** Texts of the score settings that name the kind of lookup. */
export const SCORE_RULE_TEXTS = {
  score: {
    title: 'scoreRule.emailScores',
    region: 'scoreRule.emailRegion',
    appliesTo: 'scoreRule.appliesToEmails',
    saved: 'scoreRule.savedForEmails',
  },
  overview: {
    title: 'scoreRule.subjectChecks',
    region: 'scoreRule.subjectRegion',
    appliesTo: 'scoreRule.appliesToSubjects',
    saved: 'scoreRule.savedForSubjects',
  },
} as const satisfies Record<Operation, Record<'title' | 'region' | 'appliesTo' | 'saved', PlainKey>>;
