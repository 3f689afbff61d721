import { readUnixTime } from './dates';
import { isList, isObject } from './json-node';
import type { Operation } from './report';
import { readScoreName, risky, type ScoreName } from './score-name';
import { scoreWords, weights } from './score-weights';
import { readSentNumber, type SentNumber } from './sent-number';
import type { Leaf, Place } from './walk';
import { perWords, type SplitWords } from './words';

/** A number in the answer that could be its score, with the evidence for it. */
export type RankedCandidate = {
  leaf: Leaf;
  sent: SentNumber;
  name: ScoreName;
  points: number;
  /** In a list, or among rules, hits or metadata. It is never the score of the answer and never contests a score. */
  subordinate: boolean;
};

const notQuantities = new Set(
  `id ids uuid guid code codes zip zipcode postcode postal hash token ref reference version year month day key number
  latitude longitude lat lon lng phone mobile msisdn imsi imei asn port`.split(/\s+/),
);

/** Words of keys that count or measure something other than a score, such as "Employees 240". */
const countWords = new Set(
  `count counts num employees employee staff headcount breaches leaks accounts profiles hits matches results records
  articles followers friends connections years months days hours minutes seconds age duration took ms bytes size credits
  remaining quota limit offset amount revenue turnover assets capital price cost fee shareholders officers directors
  branches found checked registered`.split(/\s+/),
);
const counts = perWords((words) => words.some((word) => countWords.has(word)));

// Numbers in a list are offered but never chosen as the score. A screening may list thousands of them.
const mostListed = 200;

type Around = { partSection: boolean; subordinate: boolean };

/** Reads the names of the enclosing nodes, cached per node: one node may hold a thousand numbers. */
function createAround(partSections: ReadonlySet<string>): (place: Place | null) => Around {
  const known = new Map<Place, Around>();
  const none: Around = { partSection: false, subordinate: false };
  const read = (place: Place, outer: Around): Around => ({
    partSection: outer.partSection || place.words.some((word) => partSections.has(word)),
    subordinate: outer.subordinate || place.words.some((word) => scoreWords.subordinate.has(word)),
  });
  return (place) => {
    const way: Place[] = [];
    let at = place;
    for (; at !== null && !known.has(at); at = at.parent) way.push(at);
    let around = (at && known.get(at)) ?? none;
    for (const step of way.reverse()) {
      around = read(step, around);
      known.set(step, around);
    }
    return around;
  };
}

function once<Answer>(read: (place: Place) => Answer): (place: Place) => Answer {
  const known = new Map<Place, Answer>();
  return (place) => {
    const before = known.get(place);
    if (before !== undefined) return before;
    const answer = read(place);
    known.set(place, answer);
    return answer;
  };
}

/** True for `scores`, and for `score` if its members have separate names. */
function isScores({ words }: Place, { borrows }: ScoreName): boolean {
  return words.at(-1) === 'scores' || (borrows === 'member' && words.at(-1) === 'score');
}

/**
 * Whether `scores` holds more than one number, directly or in objects: `scores: { a: 1, b: 2 }`, `scores: { a: { score:
 * 1 }, … }`.
 */
function severalIn({ node }: Place): boolean {
  const values = isList(node) ? node : Object.values(node);
  return values.filter((value) => readSentNumber(value) !== null || isObject(value)).length > 1;
}

const tellsMatch = perWords((words) => scoreWords.matchSibling.has(words.join('')));

/** Returns all numbers that could be the score, likeliest first; equals keep the order of the answer. */
export function rankCandidates(
  leaves: readonly Leaf[],
  operation: Operation,
  splitWords: SplitWords,
): RankedCandidate[] {
  // The email is the subject of the score operation; in an overview its score is one part.
  const email = operation === 'overview' ? ['email'] : [];
  const partNames = new Set([...scoreWords.partName, ...email]);
  const around = createAround(new Set([...scoreWords.partSection, ...email]));
  const several = once(severalIn);
  const matching = once(({ node }) => isObject(node) && Object.keys(node).some((key) => tellsMatch(splitWords(key))));

  const pointsOf = (name: ScoreName, { place }: Leaf): number => {
    const { home } = name;
    const { partSection, subordinate } = around(home);
    const parent = name.dotted.length > 0 ? name.dotted : (home?.words ?? []);
    const plural = home !== null && isScores(home, name) && !name.overall && several(home);
    const grandPlural = home?.parent?.words.at(-1) === 'scores' && several(home.parent);
    let points = name.base + (home?.level ?? 0) * weights.level;
    if (name.overall && name.base > 0)
      points += name.base >= weights.name.riskScore ? weights.overallRisk : weights.overall;
    if (name.base > 0 && name.base < weights.name.riskScore && parent.some(risky)) points += weights.riskParent;
    if (name.base > 0 && parent.some((word) => scoreWords.subject.has(word))) points += weights.subjectParent;
    if (name.dotted.length > 0) points += weights.level;
    if (name.derived) points += weights.derived;
    if (name.part) points += weights.partName;
    if (partSection || name.dotted.some((word) => scoreWords.partSection.has(word))) points += weights.partSection;
    if (subordinate) points += weights.subordinate;
    if (plural || grandPlural) points += weights.oneOfScores;
    if (name.base <= weights.name.score && !name.words.some(risky) && home !== null && matching(home))
      points += weights.matchSiblings;
    if (place?.inList) points += weights.list;
    return points;
  };

  const ranked: RankedCandidate[] = [];
  let listed = 0;
  for (const leaf of leaves) {
    // A part that reports failure holds no score: Kount sends 0 if its call failed.
    if (leaf.place?.failed) continue;
    const sent = readSentNumber(leaf.value);
    if (sent === null || isNoQuantity(leaf, sent) || isPlaceholder(leaf, sent)) continue;
    const name = readScoreName(leaf, splitWords, partNames);
    if (name.base === 0 && !couldBeBrand(leaf, sent)) continue;
    if (leaf.place?.inList && listed++ >= mostListed) continue;
    const subordinate = (leaf.place?.inList ?? false) || around(name.home).subordinate;
    ranked.push({ leaf, sent, name, points: pointsOf(name, leaf), subordinate });
  }
  return ranked.sort((a, b) => b.points - a.points);
}

/**
 * A number whose name does not suggest a score may still be a score with a brand name (Kickbox "sendex"), but not in a
 * list.
 */
function couldBeBrand({ place, value, words }: Leaf, { outOf }: SentNumber): boolean {
  return (
    !place?.inList && !counts(words) && (typeof value === 'number' || (outOf === null && String(value).length <= 6))
  );
}

/** A 0 in a part that may be unfinished means "not yet". */
function isPlaceholder({ place }: Leaf, { number }: SentNumber): boolean {
  return number === 0 && place?.sign?.why === 'pending';
}

function isNoQuantity({ words }: Leaf, { number }: SentNumber): boolean {
  return notQuantities.has(words.at(-1) ?? '') || Math.abs(number) >= 1e9 || readUnixTime(number, words) !== null;
}
