import type { ConnectionStore } from '@/entrypoints/background/connection/connection-store';
import type { SettingsStore } from '@/entrypoints/background/connection/settings-store';
import type { Engine } from '@/entrypoints/background/engine/start-engine';
import type { MenuTitles } from '@/entrypoints/background/menu/menu-titles';
import type { Sites } from '@/entrypoints/background/sites/sites';
import type { StoredScores } from '@/entrypoints/background/sites/stored-scores';
import { isDemo } from '@/utils/service/demo-account';
import type { RequestSubject } from '@/utils/service/operations';
import { subjectsNamed } from '@/utils/service/request-subject';
import { calendarDay } from '@/utils/settings/calendar-day';
import type { Database } from '@/utils/storage/database';
import { eraseAll, eraseSubject, hasTraces, lookupsOf } from '@/utils/storage/erase';
import { eraseDemo } from '@/utils/storage/erase-demo';
import type { Compaction } from './compaction';
import { eraseAllShown, eraseShown } from './erase-shown';

/** Erases stored data. Each method resolves only when no storage of the extension holds any of it. */
export function createErasure(deps: {
  database: Database;
  connection: Pick<ConnectionStore, 'forgetKey' | 'resetKeyStorage' | 'forgetAccounts'>;
  settings: Pick<SettingsStore, 'forget'>;
  sites: Pick<Sites, 'leaveAll'>;
  engine: Promise<Pick<Engine, 'lookup' | 'batches'>>;
  compact: Compaction['compact'];
  storedScores: Pick<StoredScores, 'clear'>;
  menuTitles: Pick<MenuTitles, 'clear'>;
}) {
  /** Reset the menu title first; its state lives in an item that is deleted below. */
  async function forgetShown(): Promise<void> {
    await deps.menuTitles.clear();
    await eraseAllShown();
  }

  /** What may still show what was deleted, and the rest of its bytes. */
  async function forgetTraces(eraseItems: () => Promise<void>): Promise<void> {
    await deps.menuTitles.clear();
    await eraseItems();
    void deps.storedScores.clear();
    void deps.compact();
  }

  /** Ends lookups before a deletion, so that no late answer is stored after it. */
  async function stopLookups(ids: readonly string[]): Promise<void> {
    const { lookup } = await deps.engine;
    for (const id of ids) await lookup.stop(id);
  }

  /** Erases everything under some subjects. Resolves to whether there was anything. */
  async function eraseSubjects(subjects: readonly RequestSubject[]): Promise<boolean> {
    const { lookup } = await deps.engine;
    let wasStored = false;
    const ids: string[] = [];
    for (const subject of subjects) {
      wasStored = (await hasTraces(deps.database, subject)) || wasStored;
      // Lookups may be open elsewhere, with callers waiting for them.
      for (const erased of await eraseSubject(deps.database, subject, Date.now())) {
        lookup.notifySettled(erased);
        ids.push(erased);
      }
    }
    await forgetTraces(() => eraseShown(subjects, ids));
    return wasStored;
  }

  /** Ends these batches, whose rows are then erased, and stops every lookup. */
  async function stopAll(open: readonly { id: string }[]): Promise<void> {
    const { lookup, batches } = await deps.engine;
    for (const { id } of open) await batches.end(id).catch(() => undefined);
    await lookup.stopAll();
  }

  return {
    /** Erases everything under the name or address of a lookup, at every service. */
    async subject(id: string): Promise<void> {
      const record = await deps.database.lookups.get(id);
      if (!record) return;
      await stopLookups([id]);
      await eraseSubjects([record.subject]);
    },
    /** Erases everything under a name or address. Resolves to whether there was anything. */
    async named(name: string): Promise<boolean> {
      const subjects = subjectsNamed(name);
      const ids = (await Promise.all(subjects.map((subject) => lookupsOf(deps.database, subject)))).flat();
      await stopLookups(ids);
      return (await eraseSubjects(subjects)) || ids.length > 0;
    },
    /** Erases everything that the demo has stored. */
    async demo(): Promise<void> {
      await stopAll(await deps.database.batches.filter(isDemo).toArray());
      await eraseDemo(deps.database);
      await forgetTraces(eraseAllShown);
    },
    /** Erases lookups, batches and drafts; on request also the key, or settings and permissions. */
    async everything(also: { key: boolean; settings: boolean }): Promise<void> {
      await deps.engine;
      // A damaged database cannot list running batches, and sends nothing.
      await stopAll(await deps.database.batches.toArray().catch(() => []));
      await eraseAll(deps.database, calendarDay(new Date()), Date.now());
      void deps.storedScores.clear();
      if (also.key) await deps.connection.forgetKey();
      if (also.key || also.settings) await deps.connection.forgetAccounts();
      if (also.settings) {
        await deps.settings.forget();
        await deps.connection.resetKeyStorage();
        await deps.sites.leaveAll();
      }
      await forgetShown();
      // Awaited, because the user may close the browser once everything is reported as forgotten.
      await deps.compact();
    },
  };
}

export type Erasure = ReturnType<typeof createErasure>;
