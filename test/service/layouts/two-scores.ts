import { emailSections, reasonList, technicalFields } from '../sections/email-sections.ts';
import { subjectSections } from '../sections/subject-sections.ts';
import type { Layout } from './layout.ts';

// 50 would mirror to itself, and two equal numbers under two names are no conflict.
const otherScore = (score: number): number => (score === 50 ? 49 : 100 - score);

/** Two numbers side by side that could each be "the" score and always differ; choosing one would be a guess. */
export const twoScores: Layout = {
  purpose: 'risk_score and fraud_score side by side: a reader has to ask',
  score: (facts) => ({
    ...technicalFields(facts.requestId),
    email: facts.email,
    risk_score: facts.score,
    fraud_score: otherScore(facts.score),
    reasons: reasonList(facts),
    ...emailSections(facts),
  }),
  overview: (facts) => ({
    ...technicalFields(facts.requestId),
    risk_score: facts.score,
    fraud_score: otherScore(facts.score),
    reasons: reasonList(facts),
    ...subjectSections(facts),
  }),
};
