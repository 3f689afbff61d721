import { calendarDay } from '@/utils/settings/calendar-day';
import type { Database } from '@/utils/storage/database';
import { eraseAll, eraseSubject } from '@/utils/storage/erase';
import { forgetPersonalItems } from '@/utils/storage/personal-items';
import type { Compaction } from './compaction';
import type { ConnectionStore } from './connection';
import type { Engine } from './engine';
import { forgetReadScores } from './known-scores';
import { clearMenuName } from './menu-name';
import { tellScoresChanged } from './page-emails';
import type { Sites } from './sites';

/** The title of the menu first: what it names is known by an item that goes too. */
async function forgetShown(): Promise<void> {
  await clearMenuName();
  await forgetPersonalItems();
}

/** Takes back what is stored. Each ends only when nothing of it is left in any storage of the extension. */
export function createForget(parts: {
  database: Database;
  connection: Pick<ConnectionStore, 'forgetKey' | 'forgetAccounts' | 'forgetSettings'>;
  sites: Pick<Sites, 'leaveAll'>;
  engine: Promise<Pick<Engine, 'lookup' | 'batches'>>;
  compact: Compaction['compact'];
}) {
  return {
    /** Everything by the name or under the address of a look-up, at every service. */
    async subject(id: string): Promise<void> {
      const record = await parts.database.lookups.get(id);
      if (!record) return;
      const { lookup } = await parts.engine;
      // Ended first, so that no late answer is written behind the deletion.
      await lookup.stop(id);
      // Others by that name may be open elsewhere, and somebody may wait for them.
      for (const gone of await eraseSubject(parts.database, record.subject)) lookup.told(gone);
      await forgetShown();
      forgetReadScores();
      void tellScoresChanged();
      void parts.compact();
    },
    /** Results, ledger, batches and drafts; with the key, and with settings and permissions, if so asked. */
    async everything(also: { key: boolean; settings: boolean }): Promise<void> {
      const { lookup, batches } = await parts.engine;
      // A damaged database cannot tell what runs; it sends nothing either.
      const open = await parts.database.batches.toArray().catch(() => []);
      for (const { id } of open) await batches.stop(id).catch(() => undefined);
      await lookup.stopAll();
      await eraseAll(parts.database, calendarDay(new Date()));
      forgetReadScores();
      if (also.key) await parts.connection.forgetKey();
      if (also.key || also.settings) await parts.connection.forgetAccounts();
      if (also.settings) {
        await parts.connection.forgetSettings();
        await parts.sites.leaveAll();
      }
      await forgetShown();
      void tellScoresChanged();
      // Waited for: who reads that everything is forgotten may close the browser.
      await parts.compact();
    },
  };
}

export type Forget = ReturnType<typeof createForget>;
