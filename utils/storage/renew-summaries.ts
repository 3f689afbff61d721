import { readerOf, type StoredSummary, storedSummary } from '@/utils/batch/stored-summary';
import type { ProviderProfiles } from '@/utils/reading/profile/profiles';
import type { LookupRecord } from '../lookup/lookup-record';
import type { Database } from './database';
import { inPieces } from './pieces';

/** Longest time spent reading answers in one turn, in milliseconds: a lookup of the user waits for it. */
const TURN_MS = 25;

/**
 * Makes the summaries that are missing, or of another reader, newest first.
 *
 * @param pause lets other work go first
 * @param signal ends it, such as when the profiles change again
 * @returns the number of summaries made
 */
export async function renewSummaries(
  database: Database,
  profiles: ProviderProfiles,
  pause: () => Promise<void>,
  signal?: AbortSignal,
): Promise<number> {
  if (await areCurrent(database, profiles)) return 0;
  const { lookups, answers, summaries } = database;
  let made = 0;
  for (const ids of inPieces(await lookups.orderBy('createdAt').reverse().primaryKeys())) {
    const rows = (await lookups.bulkGet(ids)).filter((row) => row !== undefined).filter(hasOwnAnswer);
    const stored = await summaries.bulkGet(rows.map(({ id }) => id));
    const stale = rows.filter((row, i) => stored[i]?.reader !== readerOf(row, profiles));
    if (stale.length === 0) continue;
    const texts = await answers.bulkGet(stale.map(({ id }) => id));
    const renewed: StoredSummary[] = [];
    let begun = performance.now();
    for (const [i, row] of stale.entries()) {
      const text = texts[i]?.text;
      if (text !== undefined) renewed.push(storedSummary(row.id, text, row, profiles));
      if (performance.now() - begun < TURN_MS) continue;
      await pause();
      begun = performance.now();
    }
    made += await put(database, renewed);
    await pause();
    if (signal?.aborted) return made;
  }
  return made;
}

/** Stores summaries of answers that are still there. */
function put(database: Database, renewed: readonly StoredSummary[]): Promise<number> {
  const { answers, summaries } = database;
  return database.transaction('rw', answers, summaries, async () => {
    const kept = new Set(
      await answers
        .where(':id')
        .anyOf(renewed.map(({ id }) => id))
        .primaryKeys(),
    );
    const left = renewed.filter(({ id }) => kept.has(id));
    await summaries.bulkPut(left);
    return left.length;
  });
}

/** A row that reuses an answer has its summary too. */
const hasOwnAnswer = ({ state, reusedFrom }: LookupRecord): boolean => state === 'done' && reusedFrom === undefined;

/** Whether each answer has a summary of the reader of now, by counts and one summary of each reader: this runs at each start. */
async function areCurrent({ lookups, summaries }: Database, profiles: ProviderProfiles): Promise<boolean> {
  for (const reader of await summaries.orderBy('reader').uniqueKeys()) {
    const one = await summaries.where('reader').equals(reader).first();
    const lookup = one && (await lookups.get(one.id));
    if (lookup && readerOf(lookup, profiles) !== reader) return false;
  }
  const [done, reusing, summarized] = await Promise.all([
    lookups.where('state').equals('done').count(),
    lookups.orderBy('reusedFrom').count(),
    summaries.count(),
  ]);
  return summarized >= done - reusing;
}
