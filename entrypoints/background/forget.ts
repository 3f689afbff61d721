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

/** Reset the menu title first; its state lives in an item that is deleted below. */
async function forgetShown(): Promise<void> {
  await clearMenuName();
  await forgetPersonalItems();
}

/** Erases stored data. Each method resolves only when no storage of the extension holds any of it. */
export function createForget(parts: {
  database: Database;
  connection: Pick<ConnectionStore, 'forgetKey' | 'forgetAccounts' | 'forgetSettings'>;
  sites: Pick<Sites, 'leaveAll'>;
  engine: Promise<Pick<Engine, 'lookup' | 'batches'>>;
  compact: Compaction['compact'];
}) {
  return {
    /** Erases everything under the name or address of a lookup, at every service. */
    async subject(id: string): Promise<void> {
      const record = await parts.database.lookups.get(id);
      if (!record) return;
      const { lookup } = await parts.engine;
      // Ends the lookup first, so that no late answer is stored after the deletion.
      await lookup.stop(id);
      // Other lookups of that name may be open elsewhere, with callers waiting for them.
      for (const gone of await eraseSubject(parts.database, record.subject)) lookup.told(gone);
      await forgetShown();
      forgetReadScores();
      void tellScoresChanged();
      void parts.compact();
    },
    /** Erases results, ledger, batches and drafts; on request also the key, or settings and permissions. */
    async everything(also: { key: boolean; settings: boolean }): Promise<void> {
      const { lookup, batches } = await parts.engine;
      // A damaged database cannot list running batches, and sends nothing.
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
      // Awaited, because the user may close the browser once everything is reported as forgotten.
      await parts.compact();
    },
  };
}

export type Forget = ReturnType<typeof createForget>;
