import { isBlank, isList } from '@/utils/json/json-object';
import { displayName, type JsonLeaf, type JsonNode, type JsonTree } from '@/utils/json/json-tree';
import { isNotComputed, readSentNumber } from '@/utils/json/sent-number';
import { hasTag } from '@/utils/reading/lexicon/word-tags';
import type { Operation } from '@/utils/service/operations';
import { type Candidate, pathOf, toCandidate } from './candidate';
import { chooseScore } from './choose-score';
import { type RankedCandidate, rankCandidates } from './rank-candidates';
import type { Abstention, Scale, Score } from './score';
import { readScoreName } from './score-name';
import type { Band, ScoreRule } from './score-rule';
import { type ChildrenByName, findScale, indexChildren, scaleInText } from './stated-scale';

const MAX_SHOWN = 40;

/** "9,5", "1e400", "NaN", "12 345": intended as numbers, but ambiguous or unreadable. */
const NUMBER_LIKE = /^[^\p{L}]*\p{N}[^\p{L}]*$|^\s*[+-]?[\d.,]+e[+-]?\d+\s*$|^\s*[+-]?(?:nan|inf(?:inity)?)\s*$/iu;

/** Names a field and the text sent. */
const fieldOf = (leaf: JsonLeaf, text: string): NonNullable<Abstention['field']> => ({
  name: displayName(leaf),
  text: leaf.literal ?? text,
  isNumber: typeof leaf.value === 'number',
});

/**
 * Returns the likeliest field that is named like a score and the text sent, or null. Readable numbers are
 * candidates, so they are skipped. `text` is empty if the field has no value.
 */
function findUnparsableScore(leaves: readonly JsonLeaf[]): Abstention | null {
  let best: { abstention: Abstention; rank: number } | null = null;
  for (const leaf of leaves) {
    if (leaf.parent?.failed || leaf.parent?.inList) continue;
    const name = readScoreName(leaf, (word) => hasTag(word, 'score-part'));
    const sent = readSentNumber(leaf.value);
    const isComputed = sent === null || !isNotComputed(sent);
    // A readable number is a candidate. A part that was not computed says nothing about the whole.
    if (isComputed ? sent !== null && Math.abs(sent.number) < 1e9 : name.part) continue;
    const isScore = name.words.at(-1) === 'score' && name.borrows !== 'member';
    const text = isBlank(leaf.value) ? '' : String(leaf.value).slice(0, MAX_SHOWN);
    if (name.base === 0 || !(isScore || NUMBER_LIKE.test(text))) continue;
    // A field with a value outranks an empty field.
    const rank = name.base + (text === '' ? 0 : 1000);
    if (best !== null && best.rank >= rank) continue;
    const reason = isComputed ? 'not-a-number' : 'not-computed';
    best = { abstention: { reason, pointer: leaf.pointer, field: fieldOf(leaf, text) }, rank };
  }
  return best?.abstention ?? null;
}

/** Returns the scale that the answer states beside a number, or null. */
type ReadScale = (candidate: RankedCandidate) => Scale | null;

/**
 * Creates a reader of stated scales. A scale is never inferred from the value: 0.01 is MaxMind's least risk (0.01–99), 1
 * is FullContact's best (1–5).
 */
function createReadScale(ranked: readonly RankedCandidate[]): ReadScale {
  const scoresIn = Map.groupBy(
    ranked.filter(({ name }) => name.base > 0),
    ({ leaf }) => leaf.parent,
  );
  const indexed = new Map<JsonNode, ChildrenByName>();
  return ({ leaf, sent, name }) => {
    if (sent.outOf !== null) return scaleInText(sent, leaf.pointer);
    const node = leaf.parent;
    if (node === null || isList(node.value) || name.base === 0) return null;
    const children = indexed.get(node) ?? indexChildren(node);
    indexed.set(node, children);
    if (children.size === 0) return null;
    // In `score: { value, max }` and beside a lone `score`, the bare words refer to it; beside other names only `scale`
    // does.
    const isAlone = (scoresIn.get(node)?.length ?? 0) <= 1;
    const ofValue = name.borrows === 'value';
    const bareEnds = ofValue || (isAlone && leaf.words.join(' ') === 'score');
    const words = ofValue ? 'score' : leaf.words.join(' ');
    return findScale(children, sent.number, { name: words, bareWhole: ofValue || isAlone, bareEnds, anyEnd: ofValue });
  };
}

type ScoreReading = { score: Score; abstained: null } | { score: null; abstained: Abstention };

const abstain = (reason: Abstention['reason'], pointer: string | null = null): ScoreReading => ({
  score: null,
  abstained: { reason, pointer },
});

// An answer may hold thousands of numbers in hits. Nobody looks for a score in a longer list.
const MAX_CANDIDATES = 100;

/**
 * Returns the score by the user's rule or, without a rule, by a clear lead; else the reason for having none. The
 * candidates are the numbers that could be it, likeliest first.
 */
export function readScore(
  answer: JsonTree,
  operation: Operation,
  rule: ScoreRule | undefined,
): ScoreReading & { candidates: Candidate[] } {
  const ranked = rankCandidates(answer.leaves, operation);
  const readScale = createReadScale(ranked);
  const reading =
    rule === undefined ? readChosen(answer, ranked, readScale) : readByRule(answer, ranked, readScale, rule);
  const offered = [...ranked.filter(({ ofMatch }) => !ofMatch), ...ranked.filter(({ ofMatch }) => ofMatch)];
  const candidates = offered.slice(0, MAX_CANDIDATES).map((candidate) => toCandidate(candidate, readScale(candidate)));
  return { ...reading, candidates };
}

function readChosen({ leaves }: JsonTree, ranked: readonly RankedCandidate[], readScale: ReadScale): ScoreReading {
  const choice = chooseScore(ranked);
  if (choice.chosen === null) {
    const isNoneOfSubject = choice.reason === 'none-found' || choice.reason === 'other-things';
    const unread = isNoneOfSubject ? findUnparsableScore(leaves) : null;
    return unread === null ? abstain(choice.reason) : { score: null, abstained: unread };
  }
  const { leaf, sent } = choice.chosen;
  const known = { scale: readScale(choice.chosen), scaleProblem: null, direction: null, band: null };
  const score: Score = {
    ...describeLeaf(leaf),
    value: leaf.literal ?? sent.text,
    number: sent.number,
    found: 'automatic',
    ...known,
  };
  return { score, abstained: null };
}

/** Returns the value that the user chose, or why it is unusable. Never substitutes another number. */
function readByRule(
  { leaves, nodes }: JsonTree,
  ranked: readonly RankedCandidate[],
  readScale: ReadScale,
  rule: ScoreRule,
): ScoreReading {
  const { pointer } = rule;
  if (pointer === null) return abstain('rule-says-none');
  const leaf = leaves.find((candidate) => candidate.pointer === pointer);
  if (leaf === undefined)
    return abstain(
      nodes.some((node) => node.pointer === pointer) ? 'rule-path-retyped' : 'rule-path-vanished',
      pointer,
    );
  if (isBlank(leaf.value)) return abstain('rule-path-empty', pointer);
  const type = typeof leaf.value === 'number' ? 'number' : typeof leaf.value === 'string' ? 'text' : null;
  const sent = readSentNumber(leaf.value);
  if (type !== rule.type || sent === null) return abstain('rule-path-retyped', pointer);
  if (leaf.parent?.failed) return abstain('rule-part-failed', pointer);
  // A scale of the user that includes the number makes it a score.
  if (isNotComputed(sent) && !(rule.scale && rule.scale.min <= sent.number))
    return { score: null, abstained: { reason: 'not-computed', pointer, field: fieldOf(leaf, sent.text) } };
  const candidate = ranked.find((other) => other.leaf === leaf);
  const stated = candidate ? readScale(candidate) : scaleInText(sent, pointer);
  const { scale, scaleProblem } = agreeOnScale(rule.scale, stated, sent.number);
  const band = scaleProblem === null ? bandOf(sent.number, rule.bands ?? []) : null;
  const known = { scale, scaleProblem, direction: rule.direction ?? null, band };
  const score: Score = {
    ...describeLeaf(leaf),
    value: leaf.literal ?? sent.text,
    number: sent.number,
    found: 'rule',
    ...known,
  };
  return { score, abstained: null };
}

function describeLeaf(leaf: JsonLeaf): Pick<Score, 'pointer' | 'key' | 'name' | 'path' | 'raw'> {
  const { pointer, key, value, parent } = leaf;
  // Every leaf here was already read as a number; anything else is a bug in this file.
  const raw = typeof value === 'number' || typeof value === 'string' ? value : String(value);
  return { pointer, key, name: displayName(leaf), path: pathOf(parent), raw };
}

/** Returns the rule's scale unless the answer or the number contradicts it. A wrong scale is worse than none. */
function agreeOnScale(
  byUser: ScoreRule['scale'],
  stated: Scale | null,
  number: number,
): Pick<Score, 'scale' | 'scaleProblem'> {
  if (byUser === undefined) return { scale: stated, scaleProblem: null };
  if (stated !== null && (stated.max !== byUser.max || (stated.min !== null && stated.min !== byUser.min))) {
    return { scale: null, scaleProblem: 'rule-and-answer-differ' };
  }
  if (number < byUser.min || number > byUser.max) return { scale: null, scaleProblem: 'outside' };
  return { scale: { ...byUser, source: 'rule' }, scaleProblem: null };
}

/** Returns the band of a number. A band includes its start, and its end unless the next band starts there. */
function bandOf(number: number, bands: readonly Band[]): Band | null {
  const sorted = [...bands].sort((a, b) => a.from - b.from);
  const last = sorted.findLast((band) => band.from <= number);
  if (last === undefined || (last.to !== undefined && number > last.to)) return null;
  return last;
}
