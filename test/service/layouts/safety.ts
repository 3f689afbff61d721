import { emailSections, reasonList, technicalFields } from '../sections/email-sections.ts';
import { subjectSections } from '../sections/subject-sections.ts';
import type { Layout } from './layout.ts';

const trust = (score: number): number => 1000 - 10 * score;

const cluster = (score: number): string =>
  ['very_high', 'high', 'medium', 'low', 'very_low'][Math.floor(score / 20)] ?? 'medium';

/** A score where more is safer, 0–1000, with a word whose "very_high" means very safe. */
export const safety: Layout = {
  purpose: 'trust_score 0–1000, a higher number is safer',
  score: (facts) => ({
    ...technicalFields(facts.requestId),
    email: facts.email,
    trust_score: trust(facts.score),
    score_cluster: cluster(facts.score),
    reason_codes: facts.reasons.map(({ code }) => code).join(', '),
    ...emailSections(facts),
  }),
  overview: (facts) => ({
    ...technicalFields(facts.requestId),
    trust_score: trust(facts.score),
    score_cluster: cluster(facts.score),
    reasons: reasonList(facts),
    ...subjectSections(facts),
  }),
};
