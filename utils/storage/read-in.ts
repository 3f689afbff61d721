import type { HandOver } from '../hand-over/hand-over';
import { EMPTY_STATEMENT } from '../log/log-line';
import { calendarDay } from '../settings/calendar-day';
import type { Database } from './database';
import { append, type ByUser } from './log';

/** What a file is read in for. */
export type HandOverUse = 'restore' | 'decisions' | 'opinions';

/** A file to read in, with its digest. */
export interface FileToRead {
  file: HandOver;
  digest: string;
}

/** Adds the line that a file was read in, with its counts. Within the caller's transaction. */
export async function logReadIn(
  database: Database,
  { file, digest }: FileToRead,
  { use, counts }: { use: HandOverUse; counts: Readonly<Record<string, number>> },
  { operator, now }: ByUser,
): Promise<void> {
  const { by, madeAt } = file;
  const inWords = Object.entries(counts).map(([what, count]) => `${what}=${count}`);
  const content = {
    ...EMPTY_STATEMENT,
    event: 'read-in' as const,
    operator,
    outcome: `${use}: ${inWords.join(', ')}`,
    note: [by, calendarDay(new Date(madeAt))].filter((text) => text !== '').join(' · '),
    file: digest,
  };
  await append(database, [{ content, at: now, statedAt: now }]);
}
