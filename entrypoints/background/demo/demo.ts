import type { ConnectionStore } from '@/entrypoints/background/connection/connection-store';
import type { Engine } from '@/entrypoints/background/engine/start-engine';
import { erasePersonalItems } from '@/entrypoints/background/housekeeping/erasure';
import type { MenuTitles } from '@/entrypoints/background/menu/menu-titles';
import { notifyPages } from '@/entrypoints/background/page-scripts/ask-page';
import type { StoredScores } from '@/entrypoints/background/sites/stored-scores';
import type { RunExclusive } from '@/utils/async/mutex';
import type { DemoStart } from '@/utils/messages/protocol';
import { DEMO_BASE_URL, isDemo } from '@/utils/service/demo';
import { calendarDay } from '@/utils/settings/calendar-day';
import type { Database } from '@/utils/storage/database';
import { demoItem } from '@/utils/storage/demo-item';
import { eraseDemo, isWithoutResults, markDemo } from '@/utils/storage/erase-demo';
import { ownProfiles } from '@/utils/storage/profiles-item';

/** Starts and ends the demo. While it runs, no key is stored, so none can be sent. */
export function createDemo(deps: {
  database: Database;
  engine: Promise<Pick<Engine, 'lookup' | 'batches'>>;
  connection: Pick<ConnectionStore, 'hasAnyKey'>;
  runExclusive: RunExclusive;
  compact: () => Promise<void>;
  storedScores: Pick<StoredScores, 'clear'>;
  menuTitles: Pick<MenuTitles, 'clear'>;
}) {
  const { database } = deps;

  /** Runs inside the mutex of settings and key: no key can be saved meanwhile. */
  async function begin(): Promise<DemoStart> {
    if (await deps.connection.hasAnyKey()) return 'has-key';
    if (!(await isWithoutResults(database))) return 'has-results';
    await markDemo(database, calendarDay(new Date()));
    await demoItem.write(true);
    return 'started';
  }

  return {
    async start(): Promise<DemoStart> {
      await deps.engine;
      if (await demoItem.read()) return 'started';
      return deps.runExclusive(begin);
    },
    /** Ends the demo, if it runs, and deletes all that it stored. */
    async end(): Promise<void> {
      if (!(await demoItem.read())) return;
      const { lookup, batches } = await deps.engine;
      // First, so that nothing new starts.
      await demoItem.clear();
      for (const { id } of await database.batches.filter(isDemo).toArray()) await batches.stop(id);
      await lookup.stopAll();
      await eraseDemo(database);
      const { [DEMO_BASE_URL]: _, ...profiles } = await ownProfiles.read();
      await deps.runExclusive(() => ownProfiles.write(profiles));
      await deps.menuTitles.clear();
      await erasePersonalItems();
      void deps.storedScores.clear();
      void notifyPages('scoresChanged');
      void deps.compact();
    },
  };
}

export type Demo = ReturnType<typeof createDemo>;
