import { verdictOf } from '../facts/reason.ts';
import { emailSections, reasonList, technicalFields } from '../sections/email-sections.ts';
import { subjectSections } from '../sections/subject-sections.ts';
import type { Layout } from './layout.ts';

/** Snake case, one clear score at the top, whose scale is nowhere stated. */
export const flat: Layout = {
  purpose: 'snake_case, risk_score 0–100 at the top, sections below; the scale is not stated',
  score: (facts) => ({
    ...technicalFields(facts.requestId),
    email: facts.email,
    risk_score: facts.score,
    risk_level: verdictOf(facts.score).level,
    recommendation: verdictOf(facts.score).action,
    reasons: reasonList(facts),
    ...emailSections(facts),
  }),
  overview: (facts) => ({
    ...technicalFields(facts.requestId),
    risk_score: facts.score,
    risk_level: verdictOf(facts.score).level,
    reasons: reasonList(facts),
    ...subjectSections(facts),
  }),
};
