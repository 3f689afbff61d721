import { decisionJson } from '@/utils/case-file/decision-lines';
import { exportJson, type FileContext } from '@/utils/case-file/export-json';
import { purposeJson } from '@/utils/case-file/purpose-json';
import { type ProviderProfiles, ruleFor } from '@/utils/reading/profile/profiles';
import type { Result } from '@/utils/result/result';
import type { Texts } from '@/utils/texts/texts';
import { rowState } from './batch-counts';
import { rowReason } from './row-remark';

/**
 * Returns a lookup as JSON: with its lines of the batch's file, and with the answer as received, read by its service's
 * score rule, or the reason for having none.
 */
export function rowJson(
  result: Result,
  {
    profiles,
    texts,
    ...about
  }: { profiles: ProviderProfiles; texts: Texts } & Omit<FileContext, 'rule' | 'sourceRows'>,
): string {
  const { record, answer } = result;
  const { id, subject, host, connectionName, sentAt, sourceRows } = record;
  const environment = record.environment || null;
  if (record.state === 'done' && answer) {
    const rule = ruleFor(profiles, record.baseUrl, subject.operation);
    return exportJson({ ...result, answer }, { ...about, rule: rule ?? null, sourceRows }).trim();
  }
  const reason = rowReason(record, answer !== null, texts);
  const { operation, request } = subject;
  const askedAt = sentAt === undefined ? null : new Date(sentAt).toISOString();
  const where = { host, connectionName, environment };
  const given = { ...purposeJson(result), ...(sourceRows && { sourceRows }) };
  const context = { lookup: id, operation, request, ...where, askedAt, ...given };
  const yourDecision = decisionJson({ ...result, report: null }, about.today);
  return JSON.stringify(
    { context, state: rowState(record), ...(reason === '' ? {} : { reason }), yourDecision },
    null,
    2,
  );
}
