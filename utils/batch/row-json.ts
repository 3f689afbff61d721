import { type DecisionContext, decisionJson } from '@/utils/case-file/decision-lines';
import { exportJson } from '@/utils/case-file/export-json';
import type { LookupRecord, StoredAnswer } from '@/utils/lookup/lookup-record';
import { interpret } from '@/utils/reading/interpret';
import { type ProviderProfiles, ruleFor } from '@/utils/reading/profile/profiles';
import type { Texts } from '@/utils/texts/texts';
import { rowState } from './batch-counts';
import { rowReason } from './row-remark';

/**
 * Returns a lookup as JSON: with its lines of the batch's file, and with the answer as received, read by its service's
 * score rule, or the reason for having none.
 */
export function rowJson(
  record: LookupRecord,
  answer: StoredAnswer | undefined,
  {
    profiles,
    texts,
    ...about
  }: { profiles: ProviderProfiles; texts: Texts; exportedAt: number; version: string; decided?: DecisionContext },
): string {
  const { id, subject, host, connectionName, sentAt, sourceRows } = record;
  const environment = record.environment || null;
  if (record.state === 'done' && answer) {
    const rule = ruleFor(profiles, record.baseUrl, subject.operation);
    const report = interpret(record, answer, profiles)?.report ?? null;
    return exportJson({ ...about, record, answer, report, rule: rule ?? null, sourceRows }).trim();
  }
  const reason = rowReason(record, answer !== undefined, texts);
  const { operation, request } = subject;
  const askedAt = sentAt === undefined ? null : new Date(sentAt).toISOString();
  const where = { host, connectionName, environment };
  const context = { lookup: id, operation, request, ...where, askedAt, ...(sourceRows && { sourceRows }) };
  const yourDecision = about.decided ? decisionJson(about.decided, null, id) : null;
  return JSON.stringify(
    { context, state: rowState(record), ...(reason === '' ? {} : { reason }), yourDecision },
    null,
    2,
  );
}
