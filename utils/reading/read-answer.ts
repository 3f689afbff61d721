import { type RankedCandidate, rankCandidates } from './candidates';
import { readCounts } from './counts';
import { readFacts } from './facts';
import { readFailure } from './failure-inside';
import { readLabel } from './label';
import { readMissing, readSources } from './missing';
import { type PendingSign, readPending } from './pending';
import { readScore } from './read-score';
import { readReasons } from './reasons';
import type { AbstainReason, Operation, Report, Scale, Score, Subject } from './report';
import type { ReadingRule } from './rule';
import { createReadScale } from './scale';
import { readScreening } from './screening';
import { buildSections } from './sections';
import { subjectOf } from './subject';
import { toCandidate } from './to-candidate';
import { findUnreadScore } from './unread-score';
import { type Place, walk } from './walk';
import { createSplitWords, type SplitWords } from './words';

// An answer may hold thousands of numbers in hits. Nobody looks for a score in a longer list.
const mostCandidates = 100;

/**
 * Reads parsed JSON into a report. Pure, linear in its size, never throws.
 * @param rule the user's score rule for this operation and base URL
 * @param subject orders the sections; default: derived
 */
export function readAnswer(json: unknown, operation: Operation, rule?: ReadingRule, subject?: Subject): Report {
  const splitWords = createSplitWords();
  const walked = walk(json, splitWords);
  const ranked = rankCandidates(walked.leaves, operation, splitWords);
  const scaleOf = createScaleOf(ranked, splitWords);
  const failure = readFailure(json);
  const read = readScore({ json, leaves: walked.leaves, ranked, scaleOf }, rule);
  const pending = failure === null ? stillWorking(readPending(json), read.score) : null;
  const stop: AbstainReason | null = failure !== null ? 'failed' : pending !== null ? 'pending' : null;
  const score = stop === null ? read.score : null;
  const unread = read.abstained?.reason === 'none-found' ? findUnreadScore(walked.leaves, splitWords) : null;
  const abstained = unread ?? read.abstained;
  const counts = readCounts(walked);
  const about = subject ?? subjectOf(json, operation);
  return {
    operation,
    subject: about,
    score,
    abstained: stop === null ? abstained : { reason: stop, pointer: null },
    candidates: ranked.slice(0, mostCandidates).map((candidate) => toCandidate(candidate, scaleOf(candidate))),
    label: readLabel(walked.leaves, score),
    reasons: readReasons(walked),
    counts,
    facts: readFacts(walked.leaves, splitWords),
    screening: readScreening(walked, counts),
    sections: buildSections(json, about, splitWords),
    sources: readSources(walked),
    missing: stop === null ? readMissing(walked) : [],
    failure,
    pending,
    // Parsing loses repeated fields; `with-repeats.ts` adds them.
    repeated: [],
  };
}

/** "pending" beside a nonzero score is a human review, not unfinished work of the service. A 0 may mean "not yet". */
function stillWorking(sign: PendingSign | null, score: Score | null): Report['pending'] {
  if (sign === null || (!sign.sure && score !== null && (score.number !== 0 || score.found === 'rule'))) return null;
  return { pointer: sign.pointer, text: sign.text };
}

function createScaleOf(
  ranked: readonly RankedCandidate[],
  splitWords: SplitWords,
): (candidate: RankedCandidate) => Scale | null {
  const named = new Map<Place | null, number>();
  for (const { leaf, name } of ranked) {
    if (name.base > 0) named.set(leaf.place, (named.get(leaf.place) ?? 0) + 1);
  }
  const readScale = createReadScale(splitWords);
  return (candidate) => readScale(candidate, (named.get(candidate.leaf.place) ?? 0) <= 1);
}
