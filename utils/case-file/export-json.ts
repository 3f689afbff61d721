import { type LookupRecord, requestedAt, type StoredAnswer } from '@/utils/lookup/lookup-record';
import type { ScoreRule } from '@/utils/reading/score/score-rule';
import type { Result } from '@/utils/result/result';
import { OPERATIONS } from '@/utils/service/operations';
import { otherSubjectOf } from './contradictions';
import { decisionJson } from './decision-in-note';
import { purposeJson } from './purpose-json';

/** What a file is made with. */
export interface FileContext {
  /** The user's rule for the score. */
  rule: ScoreRule | null;
  /** Milliseconds since 1970. */
  exportedAt: number;
  /** The user's calendar day then, YYYY-MM-DD, for decisions that have an end. */
  today: string;
  /** Version of the extension. */
  version: string;
}

/**
 * Returns a JSON document: the lookup's context, then the answer verbatim, so all digits and the key order stay;
 * non-JSON becomes a text. `reusedFrom` names the lookup whose stored answer was reused.
 */
export function exportJson(
  result: Result & { answer: StoredAnswer },
  { rule, exportedAt, today, version }: FileContext,
): string {
  const { record, role, answer, report } = result;
  const { isScreening } = OPERATIONS[record.subject.operation];
  const { score = null, duplicateKeys = [], screening = [], coverage, profile = null } = report ?? {};
  const context = {
    exportedBy: `Sightline ${version}`,
    exportedAt: iso(exportedAt),
    lookup: record.id,
    operation: record.subject.operation,
    request: record.subject.request,
    baseUrl: record.baseUrl,
    host: record.host,
    environment: record.environment || null,
    askedAt: record.reusedFrom === undefined ? iso(requestedAt(record)) : null,
    reusedFrom: record.reusedFrom ?? null,
    answeredAt: record.endedAt === undefined ? null : iso(record.endedAt),
    status: answer.status,
    contentType: answer.contentType,
    milliseconds: answer.ms,
    reading: {
      shownAsScore: score && { pointer: score.pointer, value: score.value, found: score.found },
      rule,
      screening: screening.filter(({ state }) => isScreening || state !== 'absent'),
      possibleScreeningResults: coverage?.possible ?? null,
      fieldsNotUnderstood: coverage ? { n: coverage.notUnderstood.length, of: coverage.total } : null,
      profile,
      isAboutAnother: report && otherSubjectOf(record, report),
      denyTheHits: report?.denials.map(({ pointer }) => pointer) ?? [],
      sentMoreThanOnce: duplicateKeys.map(({ pointer, times, values }) => ({ pointer, times, values })),
    },
    ...(role && { role }),
    ...purposeJson(result),
    yourDecision: decisionJson(result, today),
    ...(record.ownRecord && { ownRecord: record.ownRecord }),
  };
  const [kind, text] = isJson(answer.text) ? ['answer', answer.text] : ['answerText', JSON.stringify(answer.text)];
  return `{\n"context": ${JSON.stringify(context, null, 2)},\n"${kind}": ${text}\n}\n`;
}

/** Returns a file name that reveals nothing about the subject. */
export const exportName = (record: LookupRecord): string =>
  `sightline-${record.subject.operation}-${iso(requestedAt(record)).slice(0, 10)}-${record.id.slice(0, 8)}.json`;

const iso = (at: number): string => new Date(at).toISOString();

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
