import { useLiveQuery } from 'dexie-react-hooks';
import { useApp } from '@/components/kit/use-app';
import { readLookup } from '@/components/result/use-lookup';
import { decisionKeys } from '@/utils/decision/decision-keys';
import { shortLine } from '@/utils/log/log-line';
import { interpret } from '@/utils/reading/interpret';
import type { ProviderProfiles } from '@/utils/reading/profile/profiles';
import { calendarDay } from '@/utils/settings/calendar-day';
import type { Database } from '@/utils/storage/database';
import { decisionsOf } from '@/utils/storage/decisions';
import { newestLineOf, purposeOf } from '@/utils/storage/log';
import { inventedExample, type NoteExample } from './note-example';

/** Returns the newest result as a note would state it, else an invented one; null while it loads. */
export function useNoteExample(): NoteExample | null {
  const { database, profiles } = useApp();
  const example = useLiveQuery(() => lastResult(database, profiles), [database, profiles]);
  return example === null ? inventedExample(Date.now()) : (example ?? null);
}

async function lastResult(database: Database, profiles: ProviderProfiles): Promise<NoteExample | null> {
  const newest = await database.lookups
    .orderBy('sentAt')
    .reverse()
    .filter(({ state }) => state === 'done')
    .first();
  const live = newest && (await readLookup(database, newest.id));
  const report = live?.answer && interpret(live.record, live.answer, profiles)?.report;
  if (!live || !report) return null;
  const { record } = live;
  const line = await newestLineOf(database, record.id);
  const decisions = await decisionsOf(database, decisionKeys(record.subject).subjectId);
  return {
    record: { ...record, ...purposeOf(line) },
    report,
    context: { decided: { decisions, today: calendarDay(new Date()) }, logLine: line && shortLine(line) },
    isInvented: false,
  };
}
