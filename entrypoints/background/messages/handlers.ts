import type { ConnectionStore } from '@/entrypoints/background/connection/connection-store';
import type { Erasure } from '@/entrypoints/background/housekeeping/erasure';
import type { RunExclusive } from '@/entrypoints/background/mutex';
import { listPageEmails, notifyScoresChanged, revealEmail } from '@/entrypoints/background/sites/page-emails';
import { wantedSite } from '@/entrypoints/background/sites/site-events';
import type { Sites } from '@/entrypoints/background/sites/sites';
import type { Batches } from '@/utils/lookup/batches';
import type { Lookups } from '@/utils/lookup/lookups';
import type { Handlers } from '@/utils/messages/serve';
import { withRule } from '@/utils/settings/score-rules';
import type { Database } from '@/utils/storage/database';
import { loadOwnReadingRules, storeReadingRules } from '@/utils/storage/reading-rules-item';
import { loadSettings } from '@/utils/storage/settings-item';
import { createCardHandlers } from './card-handlers';
import { createScriptHandlers } from './script-handlers';

/** One handler per message of the protocol. `lookup` resolves after the attempt to record interrupted lookups. */
export function createHandlers(deps: {
  lookup: () => Promise<Lookups>;
  batches: () => Promise<Batches>;
  forget: Erasure;
  database: Database;
  connection: ConnectionStore;
  sites: Sites;
  /** Mutex of the connection store, so that no score rule is stored after the settings are cleared. */
  runExclusive: RunExclusive;
}): Handlers {
  const { runExclusive } = deps;

  return {
    ...createScriptHandlers(deps),
    ...createCardHandlers(deps),
    async wantSite({ pattern }) {
      await wantedSite.write(pattern);
      return null;
    },
    enableSite: ({ pattern }) => deps.sites.enable(pattern),
    async disableSite({ pattern }) {
      await deps.sites.disable(pattern);
      return null;
    },
    pageEmails: () => listPageEmails(deps.database, deps.sites),
    revealEmail: ({ tabId, email }) => revealEmail(tabId, email),
    lookup: async ({ subject, gesture, refresh }) => (await deps.lookup()).start(subject, gesture, { refresh }),
    awaitLookup: async ({ id }) => (await (await deps.lookup()).wait(id)) ?? null,
    async stopLookup({ id }) {
      await (await deps.lookup()).stop(id);
      return null;
    },
    async resumeSending() {
      await (await deps.batches()).resumeSending();
      return null;
    },
    startBatch: async (request) => (await deps.batches()).start(request),
    resumeBatch: async ({ id, host }) => (await deps.batches()).resume(id, host),
    async pauseBatch({ id }) {
      await (await deps.batches()).pause(id);
      return null;
    },
    async stopBatch({ id }) {
      await (await deps.batches()).stop(id);
      return null;
    },
    async forgetSubject({ id }) {
      await deps.forget.subject(id);
      return null;
    },
    async forgetEverything(also) {
      await deps.forget.everything(also);
      return null;
    },
    connection: () => deps.connection.describe(),
    async saveConnection(typed) {
      const saved = await deps.connection.save(typed);
      // A refused key that is typed again is tried again. Storage errors surface when a lookup needs storage.
      if (saved.ok && typed.key !== undefined) {
        const { connectionId } = await loadSettings();
        await (await deps.batches()).resumeConnection(connectionId).catch(() => undefined);
      }
      return saved;
    },
    async saveSettings(changes) {
      await deps.connection.change(() => given(changes));
      if (changes.scoresInPages !== undefined) await deps.sites.askAgain();
      return null;
    },
    async saveReadingRule({ baseUrl, operation, rule }) {
      await runExclusive(async () =>
        storeReadingRules(withRule(await loadOwnReadingRules(), baseUrl, operation, rule)),
      );
      void notifyScoresChanged();
      return null;
    },
    async importSettings(file) {
      await deps.connection.importSettings(file.settings);
      await runExclusive(async () => storeReadingRules({ ...(await loadOwnReadingRules()), ...file.readingRules }));
      // Page scripts then also request the scores again.
      await deps.sites.askAgain();
      return null;
    },
    async forgetKey() {
      await deps.connection.forgetKey();
      return null;
    },
    async lockKey() {
      await deps.connection.lockKey();
      return null;
    },
    unlockKey: (typed) => deps.connection.unlockKey(typed),
  };
}

/** Returns only the given fields: an explicit undefined must not erase a setting. */
function given<T extends object>(changes: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
