import Dexie, { cmp, type ObservabilitySet, RangeSet } from 'dexie';
import { z } from 'zod';
import { concernsLookups, LOOKUPS } from './concerns-lookups';
import type { Database } from './database';

const BY_SUBJECT = '[subjectKey+state+endedAt]';

/** Cache of lookup ids by subject key: pages request the same ones after each change. */
const read = new Map<string, string | undefined>();
const MOST_READ = 5_000;
let changes = 0;

/**
 * Clears the cache: after a deletion, memory must not hold deleted data, whether the database reports the deletion or
 * is lost itself.
 */
export function forgetNewestAnswers(): void {
  changes++;
  read.clear();
}

Dexie.on.storagemutated.subscribe((parts: ObservabilitySet) => {
  if (!concernsLookups(parts)) return;
  changes++;
  const written = pointsOf(parts[LOOKUPS + BY_SUBJECT]);
  // Deleted or changed lookups: Dexie does not report their old index entries.
  const left = pointsOf(parts[`${LOOKUPS}:dels`]);
  if ('all' in parts || !written || !left) return read.clear();
  for (const place of written) read.delete(subjectPlace.parse(place)[0]);
  const gone = new Set(left);
  for (const [key, id] of read) if (gone.has(id)) read.delete(key);
});

const subjectPlace = z.tuple([z.string()]).rest(z.unknown());

/** Returns the single keys in a Dexie change event; null if ranges or everything changed. */
function pointsOf(tree: ObservabilitySet[string] = { d: 0 }): unknown[] | null {
  const places = [...RangeSet(tree)];
  return places.every(({ from, to }) => cmp(from, to) === 0) ? places.map(({ from }) => from) : null;
}

/** Returns the id of the newest answered lookup per subject key; undefined if there is none. */
export async function newestAnswers(database: Database, keys: readonly string[]): Promise<(string | undefined)[]> {
  const unread = keys.filter((key) => !read.has(key));
  const newest = new Map(keys.map((key) => [key, read.get(key)]));
  if (unread.length > 0) {
    const before = changes;
    const ids = await readNewest(database, unread);
    for (const [i, key] of unread.entries()) newest.set(key, ids[i]);
    if (changes === before) {
      if (read.size + unread.length > MOST_READ) read.clear();
      for (const key of unread) read.set(key, newest.get(key));
    }
  }
  return keys.map((key) => newest.get(key));
}

/** Reads only the index and bypasses Dexie, whose queue takes 0.1 ms per query: pages ask for 200 at once. */
async function readNewest(database: Database, keys: readonly string[]): Promise<(string | undefined)[]> {
  await database.open();
  const reading = database.backendDB().transaction('lookups', 'readonly');
  const index = reading.objectStore('lookups').index(BY_SUBJECT);
  return Promise.all(
    keys.map(
      (key) =>
        new Promise<string | undefined>((resolve, reject) => {
          const request = index.getAllKeys(
            IDBKeyRange.bound([key, 'done', 0], [key, 'done', Number.POSITIVE_INFINITY]),
          );
          // Lookup ids are strings (`lookup-record.ts`).
          request.onsuccess = () => resolve(request.result.at(-1) as string | undefined);
          request.onerror = () => reject(request.error);
        }),
    ),
  );
}
