import { isObject } from '@/utils/json/json-object';
import { type JsonTree, parseJson } from '@/utils/json/json-tree';
import { buildReport } from '@/utils/reading/build-report';
import { saysFinding } from '@/utils/reading/facts/screening/screening-row';
import type { Report } from '@/utils/reading/report';
import { MAX_BODY_BYTES } from '@/utils/service/client';
import { ANSWER_BOUNDS } from '@/utils/service/failure-of-reply';
import { OPERATIONS, type Operation } from '@/utils/service/operations';
import { operation as operationName } from '@/utils/service/request-subject';
import type { Example } from './guess-layout';
import { patternsOf } from './patterns-of-answer';

/** A pasted answer may be as large as a received one, in bytes. */
export const MAX_PASTED_BYTES = MAX_BODY_BYTES;

/** Why a pasted text is no example. */
export type PasteProblem = 'not-json' | 'too-large' | 'other-operation' | 'failed';

export type PastedAnswer = { ok: true; example: Example } | { ok: false; problem: PasteProblem };

/** Key patterns that are known of the answers of each operation. */
export type KnownPatterns = { readonly [Name in Operation]?: ReadonlySet<string> };

/**
 * Reads a pasted answer, or an export of Sightline around one. Nothing is sent or stored.
 * @param known patterns of saved answers: they tell an answer of another operation
 * @param anyOperation the user has said that the answer is of this operation
 */
export function readPastedAnswer(
  text: string,
  operation: Operation,
  known: KnownPatterns,
  anyOperation = false,
): PastedAnswer {
  if (new TextEncoder().encode(text).length > MAX_PASTED_BYTES) return { ok: false, problem: 'too-large' };
  const whole = parseJson(text, ANSWER_BOUNDS);
  if (!whole.ok) return { ok: false, problem: problemOf(whole.problem) };
  const exported = answerOfExport(whole.tree);
  const parsed = exported ? parseJson(exported.text, ANSWER_BOUNDS) : whole;
  if (!parsed.ok || !(isObject(parsed.tree.root.value) || Array.isArray(parsed.tree.root.value))) {
    return { ok: false, problem: 'not-json' };
  }
  const answer = parsed.tree;
  const report = buildReport({ answer, operation });
  if (report.failure !== null || report.pending !== null) return { ok: false, problem: 'failed' };
  const isOther = exported ? exported.operation !== operation : isOfOther(answer, report, known);
  if (isOther && !anyOperation) return { ok: false, problem: 'other-operation' };
  return { ok: true, example: { answer, report } };
}

const problemOf = (problem: 'empty' | 'not-json' | 'too-deep' | 'too-many-fields'): PasteProblem =>
  problem === 'empty' || problem === 'not-json' ? 'not-json' : 'too-large';

/** Returns the answer in an export of Sightline and its operation; null for any other JSON. */
function answerOfExport({ root }: JsonTree): { text: string; operation: unknown } | null {
  const { value } = root;
  if (!isObject(value) || !isObject(value.context) || !('answer' in value)) return null;
  const { exportedBy, operation } = value.context;
  if (typeof exportedBy !== 'string' || !exportedBy.startsWith('Sightline')) return null;
  return { text: JSON.stringify(value.answer), operation };
}

/** Share of the answer's patterns that are known, from 0 to 1. */
function shareOf(patterns: readonly string[], known: ReadonlySet<string> | undefined): number {
  if (known === undefined || patterns.length === 0) return 0;
  return patterns.filter((pattern) => known.has(pattern)).length / patterns.length;
}

/** Whether an answer is like those of another operation. Unknown ones are told by what they say. */
function isOfOther(answer: JsonTree, report: Report, known: KnownPatterns): boolean {
  const { operation } = report;
  const patterns = [...patternsOf(answer).keys()];
  const own = shareOf(patterns, known[operation]);
  const others = operationName.options.filter((name) => name !== operation);
  const nearest = Math.max(...others.map((name) => shareOf(patterns, known[name])));
  if (Math.max(own, nearest) >= 0.5) return nearest > own;
  const isScreened = report.screening.some(saysFinding) || report.coverage.possible !== null;
  const hasScore = report.score !== null || report.candidates.some(({ named }) => named);
  return OPERATIONS[operation].isScreening ? hasScore && !isScreened && report.label === null : isScreened && !hasScore;
}
