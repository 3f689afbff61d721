import { isList, isObject } from '@/utils/json/json-object';
import { isNode, type JsonLeaf, type JsonNode, perNode } from '@/utils/json/json-tree';
import { isNotComputed, readSentNumber, type SentNumber } from '@/utils/json/sent-number';
import { isRiskWord } from '@/utils/reading/lexicon/risk-words';
import type { Tag } from '@/utils/reading/lexicon/word-row';
import { anyHas, hasTag } from '@/utils/reading/lexicon/word-tags';
import { perWords } from '@/utils/reading/lexicon/words';
import { readUnixTime } from '@/utils/reading/sections/date-value';
import { OPERATIONS, type Operation } from '@/utils/service/operations';
import { isMatchKey, isMatchName, isMatchStrength } from './match-strength';
import { readScoreName, type ScoreName } from './score-name';
import { WEIGHTS } from './score-weights';

/** Whether a key names a country, an address, an industry or a list. An email address is the subject itself. */
export const isOtherThing = perWords((words) =>
  words.some((word) => hasTag(word, 'other-thing') && !(word.startsWith('address') && words.includes('email'))),
);

/** Whether a key inside an object, or inside an object in it such as `metadata`, names another thing. */
function statesOtherThing({ children }: JsonNode): boolean {
  const inside = children.flatMap((child) => [child, ...(isNode(child) ? child.children : [])]);
  return inside.some(({ words }) => isOtherThing(words));
}

/** A number in the answer that could be its score, with the evidence for it. */
export interface RankedCandidate {
  leaf: JsonLeaf;
  sent: SentNumber;
  name: ScoreName;
  points: number;
  /** It measures a country, an address, an industry or a list. */
  ofOtherThing: boolean;
  /** It says how well a single hit fits what was asked. */
  ofMatch: boolean;
  /** The same, or in a list, or among rules, hits or metadata. It is never the score and never contests a score. */
  subordinate: boolean;
}

const isCountKey = perWords((words) => anyHas(words, 'counted'));

// Numbers in a list are offered but never chosen as the score. A screening may list thousands of them.
const MAX_LISTED = 200;

interface Surroundings {
  partSection: boolean;
  subordinate: boolean;
  otherThing: boolean;
  match: boolean;
}

/** Reads the names of the enclosing nodes, cached per node: one node may hold a thousand numbers. */
function createReadSurroundings(isSection: (word: string) => boolean): (node: JsonNode | null) => Surroundings {
  const known = new Map<JsonNode, Surroundings>();
  const none: Surroundings = { partSection: false, subordinate: false, otherThing: false, match: false };
  const read = (node: JsonNode, outer: Surroundings): Surroundings => ({
    partSection: outer.partSection || node.words.some(isSection),
    subordinate: outer.subordinate || anyHas(node.words, 'score-subordinate'),
    otherThing: outer.otherThing || isOtherThing(node.words),
    match: outer.match || isMatchName(node.words),
  });
  return (node) => {
    const way: JsonNode[] = [];
    let at = node;
    for (; at !== null && !known.has(at); at = at.parent) way.push(at);
    let around = (at && known.get(at)) ?? none;
    for (const step of way.reverse()) {
      around = read(step, around);
      known.set(step, around);
    }
    return around;
  };
}

/** True for `scores`, and for `score` if its members have separate names. */
function isScoreGroup({ words }: JsonNode, { borrows }: ScoreName): boolean {
  return words.at(-1) === 'scores' || (borrows === 'member' && words.at(-1) === 'score');
}

/**
 * Whether `scores` holds more than one number, directly or in objects: `scores: { a: 1, b: 2 }`, `scores: { a: { score:
 * 1 }, … }`.
 */
function holdsSeveralScores({ value }: JsonNode): boolean {
  const values = isList(value) ? value : Object.values(value);
  return values.filter((value) => readSentNumber(value) !== null || isObject(value)).length > 1;
}

const several = perNode(holdsSeveralScores);
const hasMatchKey = perNode(({ children }) => children.some(({ words }) => isMatchKey(words)));

/** Returns all numbers that could be the score, likeliest first; equals keep the order of the answer. */
export function rankCandidates(leaves: readonly JsonLeaf[], operation: Operation): RankedCandidate[] {
  // If the subject is no email, the score of an email is one part.
  const isEmailPart = OPERATIONS[operation].subjectKind !== 'email';
  const names = (tag: Tag) => (word: string) => hasTag(word, tag) || (isEmailPart && word === 'email');
  const isPart = names('score-part');
  const around = createReadSurroundings(names('score-section'));

  const pointsOf = (name: ScoreName, leaf: JsonLeaf): number => {
    const { home } = name;
    const { partSection, subordinate } = around(home);
    const enclosing = name.dotted.length > 0 ? name.dotted : (home?.words ?? []);
    const plural = home !== null && isScoreGroup(home, name) && !name.overall && several(home);
    const grandPlural = home?.parent?.words.at(-1) === 'scores' && several(home.parent);
    let points = name.base + (home?.level ?? 0) * WEIGHTS.level;
    if (name.overall && name.base > 0)
      points += name.base >= WEIGHTS.name.riskScore ? WEIGHTS.overallRisk : WEIGHTS.overall;
    const isKnown = name.base > 0 && name.base !== WEIGHTS.name.otherScore;
    if (isKnown && name.base < WEIGHTS.name.riskScore && enclosing.some(isRiskWord)) points += WEIGHTS.riskParent;
    if (name.base > 0 && anyHas(enclosing, 'score-subject')) points += WEIGHTS.subjectParent;
    if (name.dotted.length > 0) points += WEIGHTS.level;
    if (name.derived) points += WEIGHTS.derived;
    if (name.part) points += WEIGHTS.partName;
    if (partSection || anyHas(name.dotted, 'score-section')) points += WEIGHTS.partSection;
    if (subordinate) points += WEIGHTS.subordinate;
    if (plural || grandPlural) points += WEIGHTS.oneOfScores;
    if (name.base <= WEIGHTS.name.score && !name.words.some(isRiskWord) && home !== null && hasMatchKey(home))
      points += WEIGHTS.matchSiblings;
    if (leaf.parent?.inList) points += WEIGHTS.list;
    return points;
  };

  const ranked: RankedCandidate[] = [];
  let listed = 0;
  for (const leaf of leaves) {
    // A part that reports failure holds no score: Kount sends 0 if its call failed.
    if (leaf.parent?.failed) continue;
    const sent = readSentNumber(leaf.value);
    if (sent === null || isNotComputed(sent) || isIdentifierOrTime(leaf, sent) || isPlaceholder(leaf, sent)) continue;
    const name = readScoreName(leaf, isPart);
    const { subordinate, otherThing, match } = around(leaf.parent);
    const ofMatch = isMatchStrength(name.borrows === 'value' ? { words: name.words, parent: name.home } : leaf, match);
    if (name.base === 0 && !ofMatch && !mayBeBrandScore(leaf, sent)) continue;
    if (leaf.parent?.inList && listed++ >= MAX_LISTED) continue;
    const ofOtherThing =
      otherThing || isOtherThing(leaf.words) || isOtherThing(name.dotted) || isStatedOther(leaf, name);
    ranked.push({
      leaf,
      sent,
      name,
      points: pointsOf(name, leaf),
      ofOtherThing,
      ofMatch,
      subordinate: ofOtherThing || ofMatch || subordinate || (leaf.parent?.inList ?? false),
    });
  }
  return ranked.sort((a, b) => b.points - a.points);
}

/**
 * A number whose name does not suggest a score may still be a score with a brand name (Kickbox "sendex"), but not in a
 * list.
 */
function mayBeBrandScore({ parent, value, words }: JsonLeaf, { outOf }: SentNumber): boolean {
  // `total: { value: 3 }`
  const isCount = isCountKey(words) || (words.join() === 'value' && parent !== null && isCountKey(parent.words));
  return !parent?.inList && !isCount && (typeof value === 'number' || (outOf === null && String(value).length <= 6));
}

/** `cpi_score: { value, metadata: { country } }`: only the object around the number says of what it is. */
const isStatedOther = ({ parent }: JsonLeaf, { borrows }: ScoreName): boolean =>
  borrows === 'value' && parent !== null && statesOtherThing(parent);

/** A 0 in a part that may be unfinished means "not yet". */
function isPlaceholder({ parent }: JsonLeaf, { number }: SentNumber): boolean {
  return number === 0 && parent?.failure?.why === 'pending';
}

function isIdentifierOrTime({ words }: JsonLeaf, { number }: SentNumber): boolean {
  return hasTag(words.at(-1) ?? '', 'naming') || Math.abs(number) >= 1e9 || readUnixTime(number, words) !== null;
}
