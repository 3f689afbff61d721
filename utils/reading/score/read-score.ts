import { isBlank } from '@/utils/json/blank';
import { displayName, type JsonLeaf, type JsonTree } from '@/utils/json/json-tree';
import { isNotComputed, readSentNumber } from '@/utils/json/sent-number';
import { scaleInText } from '@/utils/json/stated-scale';
import type { Operation } from '@/utils/service/operations';
import { type Candidate, pathOf, toCandidate } from './candidate';
import { chooseScore } from './choose-score';
import { type RankedCandidate, rankCandidates } from './rank-candidates';
import { createReadScale, type ReadScale } from './scale';
import type { Abstention, Scale, Score } from './score';
import type { Band, ScoreRule } from './score-rule';
import { fieldOf, findUnparsableScore } from './unparsable-score';

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
