import type { ConnectionStore } from '@/entrypoints/background/connection/connection-store';
import type { Erasure } from '@/entrypoints/background/housekeeping/erasure';
import { notifyPages } from '@/entrypoints/background/page-scripts/ask-page';
import type { RunExclusive } from '@/utils/async/mutex';
import type { DemoStart } from '@/utils/messages/protocol';
import { DEMO_BASE_URL } from '@/utils/service/demo-account';
import { calendarDay } from '@/utils/settings/calendar-day';
import type { Database } from '@/utils/storage/database';
import { demoItem } from '@/utils/storage/demo-item';
import { isWithoutResults, markDemo } from '@/utils/storage/erase-demo';
import { ownProfiles } from '@/utils/storage/profiles-item';

/** Starts and ends the demo. While it runs, no key is stored, so none can be sent. */
export function createDemo(deps: {
  database: Database;
  engine: Promise<unknown>;
  erasure: Pick<Erasure, 'demo'>;
  connection: Pick<ConnectionStore, 'hasAnyKey'>;
  runExclusive: RunExclusive;
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
      await deps.engine;
      // First, so that nothing new starts.
      await demoItem.clear();
      await deps.erasure.demo();
      const { [DEMO_BASE_URL]: _, ...profiles } = await ownProfiles.read();
      await deps.runExclusive(() => ownProfiles.write(profiles));
      void notifyPages('scoresChanged');
    },
  };
}

export type Demo = ReturnType<typeof createDemo>;
