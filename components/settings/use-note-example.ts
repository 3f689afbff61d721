import { useLiveQuery } from 'dexie-react-hooks';
import { useApp } from '@/components/kit/use-app';
import type { ProviderProfiles } from '@/utils/reading/profile/profiles';
import type { Database } from '@/utils/storage/database';
import { database } from '@/utils/storage/page-database';
import { readResult } from '@/utils/storage/results';
import { inventedExample, type NoteExample } from './note-example';

/** Returns the newest result as a note would state it, else an invented one; null while it loads. */
export function useNoteExample(): NoteExample | null {
  const { profiles } = useApp();
  const example = useLiveQuery(() => lastResult(database, profiles), [profiles]);
  return example === null ? inventedExample(Date.now()) : (example ?? null);
}

async function lastResult(database: Database, profiles: ProviderProfiles): Promise<NoteExample | null> {
  const newest = await database.lookups
    .orderBy('sentAt')
    .reverse()
    .filter(({ state }) => state === 'done')
    .first();
  const result = newest ? await readResult(database, newest.id, profiles) : null;
  return result && { ...result, isInvented: false };
}
