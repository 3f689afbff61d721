import { verdictOf } from '../facts/reason.ts';
import { emailSections, reasonList, technicalFields } from '../sections/email-sections.ts';
import { subjectSections } from '../sections/subject-sections.ts';
import type { Layout } from './layout.ts';

/** Everything inside `data`, an empty `error` on success, and a score object that states its own scale. */
export const enveloped: Layout = {
  purpose: '{success, error: {}, data}, the score is an object with value and max',
  score: (facts) => ({
    success: true,
    error: {},
    data: {
      email: facts.email,
      score: { value: facts.score, max: 100 },
      state: verdictOf(facts.score).action,
      applied_rules: facts.reasons.map(({ code, text, points }) => ({
        id: code,
        name: text,
        operation: '+',
        score: points,
      })),
      ...emailSections(facts),
    },
    meta: { ...technicalFields(facts.requestId), calculation_time: 412, credits_remaining: 9_874 },
  }),
  overview: (facts) => ({
    success: true,
    error: {},
    data: {
      score: { value: facts.score, max: 100 },
      state: verdictOf(facts.score).action,
      reasons: reasonList(facts),
      ...subjectSections(facts),
    },
    meta: { ...technicalFields(facts.requestId), calculation_time: 2_318, credits_remaining: 9_873 },
  }),
};
