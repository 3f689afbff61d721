import { referenceTime } from '../facts/days.ts';
import { type Reason, verdictOf } from '../facts/reason.ts';
import type { JsonObject } from '../json.ts';
import { emailSections } from '../sections/email-sections.ts';
import { subjectSections } from '../sections/subject-sections.ts';
import type { Layout } from './layout.ts';
import { nestedScreening } from './nested-screening.ts';

const assessment = (score: number, reasons: Reason[]): JsonObject => ({
  overall: { risk_score: score, scale: { min: 0, max: 100 }, risk_rating: verdictOf(score).level },
  drivers: reasons.map(({ code, text, points }) => ({ code, explanation: text, weight: points })),
});

/** Deep sections, as a platform that joins many sources would answer; the fullest overview of all layouts. */
export const nested: Layout = {
  purpose: 'deep sections, the score at assessment.overall.risk_score, rich screening and company data',
  score: (facts) => ({
    report: { id: facts.requestId, created_at: referenceTime, status: 'completed' },
    assessment: assessment(facts.score, facts.reasons),
    input: { email: facts.email },
    digital_footprint: emailSections(facts),
  }),
  overview: (facts) => {
    const { screening: _, sources, ...profile } = subjectSections(facts);
    return {
      report: { id: facts.requestId, created_at: referenceTime, status: 'completed' },
      assessment: assessment(facts.score, facts.reasons),
      profile,
      screening: nestedScreening(facts.screening),
      coverage: sources ?? null,
    };
  },
};
