import { isWithin, type JsonNode } from '@/utils/json/json-tree';
import { isRiskWord } from '@/utils/reading/lexicon/risk-words';
import { hasTag } from '@/utils/reading/lexicon/word-tags';
import type { RankedCandidate } from './rank-candidates';
import type { AbstainReason } from './score';
import { WEIGHTS } from './score-weights';

type ScoreChoice =
  | { chosen: RankedCandidate }
  | { chosen: null; reason: Extract<AbstainReason, 'none-found' | 'other-things' | 'only-parts' | 'several'> };

/** True if `inner` is strictly below `outer`: in a part inside the part that holds `outer`. */
function isBelow(inner: RankedCandidate, outer: RankedCandidate): boolean {
  if (inner.name.home === outer.name.home) return inner.name.dotted.length > 0 && outer.name.dotted.length === 0;
  return isWithin(inner.name.home, outer.name.home);
}

/** Values that many parts share by chance: nothing found, certain, the end of a common scale. */
const COMMON_NUMBERS = new Set([0, 1, 100]);

/**
 * True if both are one number sent twice: equal name and value in identical parts (Didit sends one object under two
 * keys), or repeated outside the overall part.
 */
function isAlias(rival: RankedCandidate, leader: RankedCandidate): boolean {
  const { number } = leader.sent;
  if (rival.sent.number !== number || rival.name.words.join() !== leader.name.words.join()) return false;
  return coversWholeAnswer(leader) || (!COMMON_NUMBERS.has(number) && areTwins(rival.leaf.parent, leader.leaf.parent));
}

function areTwins(a: JsonNode | null, b: JsonNode | null): boolean {
  const [these, those] = [Object.entries(a?.value ?? {}), Object.entries(b?.value ?? {})];
  // Objects with fewer than three keys can match by chance.
  if (these.length < 3 || these.length !== those.length) return false;
  return these.every(
    ([key, value], i) => key === those[i]?.[0] && (typeof value === 'object' || value === those[i][1]),
  );
}

/**
 * True if the enclosing part covers the whole answer: `summary`, `risk_assessment`. `email_risk` covers only the email.
 */
function coversWholeAnswer({ name }: RankedCandidate): boolean {
  const around = name.home?.words ?? [];
  return (
    name.overall ||
    (around.length > 0 && around.every((word) => hasTag(word, 'score-overall-part') || isRiskWord(word)))
  );
}

/** Whether a rival puts the leader in doubt. */
function contests(rival: RankedCandidate, leader: RankedCandidate): boolean {
  const { riskScore, otherScore } = WEIGHTS.name;
  const close = leader.points - rival.points < WEIGHTS.lead;
  if (isBelow(rival, leader)) return rival.name.base > leader.name.base && close;
  if (rival.name.part) return close;
  // A score above or beside the leader may be the whole of which the leader is a part.
  if (isBelow(leader, rival)) return true;
  // `score` beside `fraud_score` may be the total that includes fraud, or a match score. The answer does not tell.
  if (rival.name.home === leader.name.home)
    return close || (rival.name.words.join() === 'score' && !leader.name.overall);
  if (coversWholeAnswer(leader) && !coversWholeAnswer(rival)) return close && rival.name.base > leader.name.base;
  return rival.name.base >= otherScore || leader.name.base < riskScore;
}

/** Of two equally good names, the outer name covers the whole answer, and so does a name in `overall` or `summary`. */
function outranks(other: RankedCandidate, leader: RankedCandidate): boolean {
  if (other.subordinate || other.name.base < leader.name.base) return false;
  return isBelow(leader, other) || (!isBelow(other, leader) && coversWholeAnswer(other) && !coversWholeAnswer(leader));
}

/** `mailboxvalidator_score`: the only number that is named like a score, beside the envelope, under a word of the vendor. */
const isLoneVendorScore = (
  { name, points, subordinate }: RankedCandidate,
  named: readonly RankedCandidate[],
): boolean =>
  named.length === 1 &&
  !subordinate &&
  name.borrows === null &&
  name.words.length === 2 &&
  name.home?.words.some(isRiskWord) !== true &&
  points === WEIGHTS.name.otherScore;

/**
 * Chooses the score only with a clear lead. `ranked` is likeliest first. Numbers not named like a score, and numbers in
 * lists, are never chosen: a list of one is often a hit.
 */
export function chooseScore(ranked: readonly RankedCandidate[]): ScoreChoice {
  const named = ranked.filter(({ name }) => name.base > 0);
  let leader = named[0];
  if (leader === undefined) return { chosen: null, reason: 'none-found' };
  if (named.every(({ ofMatch, ofOtherThing }) => ofMatch || ofOtherThing))
    return { chosen: null, reason: 'other-things' };
  for (const other of named) {
    if (other.points >= WEIGHTS.bar && outranks(other, leader)) leader = other;
  }
  if (isLoneVendorScore(leader, named)) return { chosen: leader };
  if (leader.points < WEIGHTS.bar || leader.subordinate) return { chosen: null, reason: 'only-parts' };
  const first = leader;
  const rivals = named.filter(
    (candidate) => candidate !== first && !candidate.subordinate && !isAlias(candidate, first),
  );
  if (rivals.some((rival) => contests(rival, first))) return { chosen: null, reason: 'several' };
  // "…_score" with an unknown word of the service may be an unknown part. It is chosen only without rivals.
  const unknownWord = first.name.base === WEIGHTS.name.otherScore && !first.name.overall;
  return unknownWord && rivals.length > 0 ? { chosen: null, reason: 'several' } : { chosen: first };
}
