import type { RankedCandidate } from './candidates';
import type { AbstainReason } from './report';
import { risky } from './score-name';
import { scoreWords, weights } from './score-weights';
import { isWithin, type Place } from './walk';

export type Choice =
  | { chosen: RankedCandidate }
  | { chosen: null; reason: Extract<AbstainReason, 'none-found' | 'only-parts' | 'several'> };

/** Strictly below: in a part of the part that holds the other. */
function below(inner: RankedCandidate, outer: RankedCandidate): boolean {
  if (inner.name.home === outer.name.home) return inner.name.dotted.length > 0 && outer.name.dotted.length === 0;
  return isWithin(inner.name.home, outer.name.home);
}

/** Values many parts have by chance: nothing found, certain, the end of a common scale. */
const common = new Set([0, 1, 100]);

/**
 * One number told twice: the same name and value in a twin of the whole part (Didit gives one object under two keys), or
 * once more outside the part that speaks for all.
 */
function alias(rival: RankedCandidate, leader: RankedCandidate): boolean {
  const { number } = leader.sent;
  if (rival.sent.number !== number || rival.name.words.join() !== leader.name.words.join()) return false;
  return speaksForAll(leader) || (!common.has(number) && twins(rival.leaf.place, leader.leaf.place));
}

function twins(one: Place | null, other: Place | null): boolean {
  const [these, those] = [Object.entries(one?.node ?? {}), Object.entries(other?.node ?? {})];
  // Two keys can agree by chance.
  if (these.length < 3 || these.length !== those.length) return false;
  return these.every(
    ([key, value], i) => key === those[i]?.[0] && (typeof value === 'object' || value === those[i][1]),
  );
}

/** The part right around speaks for the whole answer: `summary`, `risk_assessment`; `email_risk` speaks for the email. */
function speaksForAll({ name }: RankedCandidate): boolean {
  const around = name.home?.words ?? [];
  return name.overall || (around.length > 0 && around.every((word) => scoreWords.overallPart.has(word) || risky(word)));
}

/** Whether a rival leaves the leader in doubt. */
function contests(rival: RankedCandidate, leader: RankedCandidate): boolean {
  const { riskScore, otherScore } = weights.name;
  const close = leader.points - rival.points < weights.lead;
  if (below(rival, leader)) return rival.name.base > leader.name.base && close;
  if (rival.name.part) return close;
  // A number called score above or beside: the leader may be but a part of it.
  if (below(leader, rival)) return true;
  // `score` beside `fraud_score` may be the whole of which fraud is one part, or a match score. Nobody can tell.
  if (rival.name.home === leader.name.home)
    return close || (rival.name.words.join() === 'score' && !leader.name.overall);
  if (speaksForAll(leader) && !speaksForAll(rival)) return close && rival.name.base > leader.name.base;
  return rival.name.base >= otherScore || leader.name.base < riskScore;
}

/** Of two equally good names the one further out is of the whole, and so is the one in `overall` or `summary`. */
function outranks(other: RankedCandidate, leader: RankedCandidate): boolean {
  if (other.subordinate || other.name.base < leader.name.base) return false;
  return below(leader, other) || (!below(other, leader) && speaksForAll(other) && !speaksForAll(leader));
}

/**
 * The one score, only with a clear lead. `ranked` is likeliest first. What is no score by name is never taken, however
 * lonely; what lies in a list is never taken, for a list of one is a hit as often as it is the answer.
 */
export function chooseScore(ranked: readonly RankedCandidate[]): Choice {
  const named = ranked.filter(({ name }) => name.base > 0);
  let leader = named[0];
  if (leader === undefined) return { chosen: null, reason: 'none-found' };
  for (const other of named) {
    if (other.points >= weights.bar && outranks(other, leader)) leader = other;
  }
  if (leader.points < weights.bar || leader.subordinate) return { chosen: null, reason: 'only-parts' };
  const first = leader;
  const rivals = named.filter((one) => one !== first && !one.subordinate && !alias(one, first));
  if (rivals.some((rival) => contests(rival, first))) return { chosen: null, reason: 'several' };
  // "…_score" with a word of the service's own may be a part we do not know. It is taken only if it stands alone.
  const unknownWord = first.name.base === weights.name.otherScore && !first.name.overall;
  return unknownWord && rivals.length > 0 ? { chosen: null, reason: 'several' } : { chosen: first };
}
