import type { ScreeningFacts, ScreeningHit } from '../facts/screening-facts.ts';
import type { JsonObject } from '../json.ts';

/** Screening lists in snake case. A list without hits stays, empty: searched and none found. */
export function screeningSection(screening: ScreeningFacts): JsonObject {
  return {
    lists_searched: screening.listsSearched,
    sanctions: screening.sanctions.map(hitObject),
    pep: screening.pep.map(hitObject),
    watchlists: screening.watchlists.map(hitObject),
    adverse_media: screening.adverseMedia.map(hitObject),
  };
}

function hitObject({ name, list, match, reason, since, url }: ScreeningHit): JsonObject {
  return { name, list, match_confidence: match, reason, listed_since: since, source_url: url };
}
