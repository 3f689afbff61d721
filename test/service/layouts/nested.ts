import { referenceTime } from '../facts/days.ts';
import { type Reason, verdictOf } from '../facts/reason.ts';
import type { ScreeningFacts, ScreeningHit } from '../facts/screening-facts.ts';
import type { JsonObject } from '../json.ts';
import { emailSections } from '../sections/email-sections.ts';
import { subjectSections } from '../sections/subject-sections.ts';
import type { Layout } from './layout.ts';

/** Screening as the nested overview writes it: per list a status, what was searched, and full hit records. */
function nestedScreening(screening: ScreeningFacts): JsonObject {
  return {
    sanctions: listResult(screening.sanctions, screening.listsSearched),
    politically_exposed_persons: listResult(screening.pep, 64),
    watchlists: listResult(screening.watchlists, 92),
    adverse_media: listResult(screening.adverseMedia, 1_150),
  };
}

function listResult(hits: ScreeningHit[], searched: number): JsonObject {
  return {
    status: hits.length > 0 ? 'potential_match' : 'no_match',
    sources_searched: searched,
    total_hits: hits.length,
    hits: hits.map(({ name, list, match, reason, since, url }) => ({
      matched_name: name,
      match_strength: match >= 90 ? 'STRONG' : 'MEDIUM',
      match_score: match / 100,
      dataset: list,
      topics: [reason],
      listed_on: since,
      review_status: 'unreviewed',
      source: { publisher: list, url },
    })),
  };
}

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
