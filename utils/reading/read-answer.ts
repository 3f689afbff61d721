import type { Operation, SubjectKind } from '@/utils/service/operations';
import { readCounts } from './facts/counts';
import { readFacts } from './facts/facts';
import { readInBandFailure } from './facts/in-band-failure';
import { readMissing, readSources } from './facts/missing-parts';
import { type PendingSign, readPending } from './facts/pending';
import { readReasons } from './facts/reasons';
import { readScreening } from './facts/screening';
import { type JsonNode, walk } from './json/walk';
import { createSplitWords, type SplitWords } from './json/words';
import type { Report } from './report';
import { toCandidate } from './score/candidate';
import { readLabel } from './score/label';
import { type RankedCandidate, rankCandidates } from './score/rank-candidates';
import { readScore } from './score/read-score';
import { createReadScale } from './score/scale';
import type { AbstainReason, Scale, Score } from './score/score';
import type { ScoreRule } from './score/score-rule';
import { findUnreadScore } from './score/unread-score';
import { buildSections } from './sections/sections';
import { subjectKindOf } from './subject-kind';

// An answer may hold thousands of numbers in hits. Nobody looks for a score in a longer list.
const MAX_CANDIDATES = 100;

/**
 * Reads parsed JSON into a report. Pure, linear in its size, never throws.
 * @param rule the user's score rule for this operation and base URL
 * @param subject orders the sections; default: derived
 */
export function readAnswer(json: unknown, operation: Operation, rule?: ScoreRule, subject?: SubjectKind): Report {
  const splitWords = createSplitWords();
  const walked = walk(json, splitWords);
  const ranked = rankCandidates(walked.leaves, operation, splitWords);
  const scaleOf = createScaleOf(ranked, splitWords);
  const failure = readInBandFailure(json);
  const read = readScore({ json, leaves: walked.leaves, ranked, scaleOf }, rule);
  const pending = failure === null ? toPending(readPending(json), read.score) : null;
  const stop: AbstainReason | null = failure !== null ? 'failed' : pending !== null ? 'pending' : null;
  const score = stop === null ? read.score : null;
  const unread = read.abstained?.reason === 'none-found' ? findUnreadScore(walked.leaves, splitWords) : null;
  const abstained = unread ?? read.abstained;
  const counts = readCounts(walked);
  const about = subject ?? subjectKindOf(json, operation);
  return {
    operation,
    subject: about,
    score,
    abstained: stop === null ? abstained : { reason: stop, pointer: null },
    candidates: ranked.slice(0, MAX_CANDIDATES).map((candidate) => toCandidate(candidate, scaleOf(candidate))),
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
function toPending(sign: PendingSign | null, score: Score | null): Report['pending'] {
  if (sign === null || (!sign.sure && score !== null && (score.number !== 0 || score.found === 'rule'))) return null;
  return { pointer: sign.pointer, text: sign.text };
}

function createScaleOf(
  ranked: readonly RankedCandidate[],
  splitWords: SplitWords,
): (candidate: RankedCandidate) => Scale | null {
  const named = new Map<JsonNode | null, number>();
  for (const { leaf, name } of ranked) {
    if (name.base > 0) named.set(leaf.parent, (named.get(leaf.parent) ?? 0) + 1);
  }
  const readScale = createReadScale(splitWords);
  return (candidate) => readScale(candidate, (named.get(candidate.leaf.parent) ?? 0) <= 1);
}
