import type { ScreeningFacts, ScreeningHit } from '../facts/screening-facts.ts';
import type { JsonObject } from '../json.ts';

/** Screening as the nested overview writes it: per list a status, what was searched, and full hit records. */
export function nestedScreening(screening: ScreeningFacts): JsonObject {
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
