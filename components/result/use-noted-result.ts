import { decisionKeys } from '@/utils/decision/decision-keys';
import { shortLine } from '@/utils/log/log-line';
import { interpret } from '@/utils/reading/interpret';
import type { ProviderProfiles } from '@/utils/reading/profile/profiles';
import { calendarDay } from '@/utils/settings/calendar-day';
import type { Database } from '@/utils/storage/database';
import { decisionsOf } from '@/utils/storage/decisions';
import { newestLineOf, purposeOf } from '@/utils/storage/log';
import type { NotedResult } from './copied-note';
import { readLookup } from './use-lookup';

/** Returns a stored result as a note states it; null without an answer that can be read. */
export async function readNoted(
  database: Database,
  profiles: ProviderProfiles,
  id: string,
): Promise<NotedResult | null> {
  const { record, answer = null } = (await readLookup(database, id)) ?? {};
  const report = record && answer && interpret(record, answer, profiles)?.report;
  if (!record || !report) return null;
  const line = await newestLineOf(database, id);
  const decisions = await decisionsOf(database, decisionKeys(record.subject).subjectId);
  return {
    record: { ...record, ...purposeOf(line) },
    report,
    context: { decided: { decisions, today: calendarDay(new Date()) }, logLine: line && shortLine(line) },
  };
}
