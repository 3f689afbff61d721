import type { LookupRecord, StoredAnswer } from '../lookup/lookup-record';
import { exportJson } from '../note/export-json';
import { readText } from '../reading/read-text';
import type { ReadingRule } from '../reading/rule';
import { FAILURES } from '../service/failure';
import { rowState } from './counts';

/** One row of a batch as JSON: with its answer as received, or with the reason why there is none. */
export function rowJson(
  record: LookupRecord,
  answer: StoredAnswer | undefined,
  about: { rule: ReadingRule | undefined; exportedAt: number; version: string },
): string {
  if (record.state === 'done' && answer) {
    const score = readText(answer.text, record.subject, about.rule)?.report.score ?? null;
    return exportJson({ ...about, record, answer, score, rule: about.rule ?? null }).trim();
  }
  const { id, subject, host, connectionName, failure } = record;
  const reason = failure && FAILURES[failure.kind].words(failure);
  const context = { lookup: id, operation: subject.operation, request: subject.request, host, connectionName };
  return JSON.stringify({ context, state: rowState(record), ...(reason ? { reason } : {}) }, null, 2);
}
