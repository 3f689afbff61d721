import { verdictOf } from '../facts/reason.ts';
import { emailSections, reasonList, technicalFields } from '../sections/email-sections.ts';
import { subjectSections } from '../sections/subject-sections.ts';
import type { Layout } from './layout.ts';

/** No single score, only the service's words and the sections. The remaining numbers are counts, ages and matches. */
export const scoreless: Layout = {
  purpose: 'no score at all: verdict words and sections',
  score: (facts) => ({
    ...technicalFields(facts.requestId),
    email: facts.email,
    result: verdictOf(facts.score).action,
    reputation: { low: 'high', medium: 'medium', high: 'none' }[verdictOf(facts.score).level],
    suspicious: facts.score >= 65,
    reasons: reasonList(facts),
    ...emailSections(facts),
  }),
  overview: (facts) => ({
    ...technicalFields(facts.requestId),
    result: facts.reasons.length > 0 ? 'consider' : 'clear',
    reasons: reasonList(facts),
    ...subjectSections(facts),
  }),
};
