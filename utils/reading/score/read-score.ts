import { isBlank } from '@/utils/reading/json/blank';
import { resolvePointer } from '@/utils/reading/json/pointer';
import { readSentNumber } from '@/utils/reading/json/sent-number';
import type { JsonLeaf } from '@/utils/reading/json/walk';
import { nameOf } from '@/utils/reading/json/words';
import { pathOf } from './candidate';
import { chooseScore } from './choose-score';
import type { RankedCandidate } from './rank-candidates';
import { scaleInText } from './scale';
import type { Abstention, Scale, Score } from './score';
import type { Band, ScoreRule } from './score-rule';

/** Input for choosing the score. */
export type ScoreSources = {
  json: unknown;
  leaves: readonly JsonLeaf[];
  ranked: readonly RankedCandidate[];
  /** Returns the scale that the answer states beside a number. */
  scaleOf: (candidate: RankedCandidate) => Scale | null;
};

type ScoreReading = { score: Score; abstained: null } | { score: null; abstained: Abstention };

const abstain = (reason: Abstention['reason'], pointer: string | null = null): ScoreReading => ({
  score: null,
  abstained: { reason, pointer },
});

/** Returns the score by the user's rule or, without a rule, by a clear lead; else the reason for having none. */
export function readScore(sources: ScoreSources, rule: ScoreRule | undefined): ScoreReading {
  if (rule !== undefined) return readByRule(sources, rule);
  const choice = chooseScore(sources.ranked);
  if (choice.chosen === null) return abstain(choice.reason);
  const { leaf, sent } = choice.chosen;
  const scale = sources.scaleOf(choice.chosen);
  const known = { scale, scaleProblem: null, direction: null, band: null };
  return {
    score: { ...describeLeaf(leaf), value: sent.text, number: sent.number, found: 'automatic', ...known },
    abstained: null,
  };
}

/** Returns the value that the user chose, or why it is unusable. Never substitutes another number. */
function readByRule({ json, leaves, ranked, scaleOf }: ScoreSources, rule: ScoreRule): ScoreReading {
  if (rule.pointer === null) return abstain('rule-says-none');
  const { pointer } = rule;
  const there = resolvePointer(json, pointer);
  if (!there.found) return abstain('rule-path-vanished', pointer);
  if (isBlank(there.value)) return abstain('rule-path-empty', pointer);
  const type = typeof there.value === 'number' ? 'number' : typeof there.value === 'string' ? 'text' : null;
  const sent = readSentNumber(there.value);
  const leaf = leaves.find((one) => one.pointer === pointer);
  if (type !== rule.type || sent === null || leaf === undefined) return abstain('rule-path-retyped', pointer);
  if (leaf.parent?.failed) return abstain('rule-part-failed', pointer);
  const candidate = ranked.find((one) => one.leaf === leaf);
  const { scale, scaleProblem } = agreeOnScale(
    rule.scale,
    candidate ? scaleOf(candidate) : scaleInText(sent, pointer),
    sent.number,
  );
  const band = scaleProblem === null ? bandOf(sent.number, rule.bands ?? []) : null;
  const known = { scale, scaleProblem, direction: rule.direction ?? null, band };
  return {
    score: { ...describeLeaf(leaf), value: sent.text, number: sent.number, found: 'rule', ...known },
    abstained: null,
  };
}

function describeLeaf({
  pointer,
  key,
  words,
  value,
  parent,
}: JsonLeaf): Pick<Score, 'pointer' | 'key' | 'name' | 'path' | 'raw'> {
  // Every leaf here was already read as a number; anything else is a bug in this file.
  const raw = typeof value === 'number' || typeof value === 'string' ? value : String(value);
  return { pointer, key, name: nameOf(key, words), path: pathOf(parent), raw };
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
