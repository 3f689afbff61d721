import type { Batches } from '@/utils/lookup/batches';
import type { Lookup } from '@/utils/lookup/lookup';
import type { Handlers } from '@/utils/messages/serve';
import { withRule } from '@/utils/settings/reading-rules';
import type { Database } from '@/utils/storage/database';
import { loadOwnReadingRules, storeReadingRules } from '@/utils/storage/reading-rules-item';
import { loadSettings } from '@/utils/storage/settings-item';
import { createCardHandlers } from './card-handlers';
import type { ConnectionStore } from './connection';
import type { Forget } from './forget';
import type { InTurn } from './one-at-a-time';
import { pageEmails, revealEmail, tellScoresChanged } from './page-emails';
import { createScriptHandlers } from './script-handlers';
import { wantedSite } from './site-events';
import type { Sites } from './sites';

/** One handler per message of the protocol. `lookup` resolves after the attempt to record interrupted lookups. */
export function createHandlers(parts: {
  lookup: () => Promise<Lookup>;
  batches: () => Promise<Batches>;
  forget: Forget;
  database: Database;
  connection: ConnectionStore;
  sites: Sites;
  /** Mutex of the connection store, so that no score rule is stored after the settings are cleared. */
  inTurn: InTurn;
}): Handlers {
  const { inTurn } = parts;

  return {
    ...createScriptHandlers(parts),
    ...createCardHandlers(parts),
    async wantSite({ pattern }) {
      await wantedSite.write(pattern);
      return null;
    },
    enableSite: ({ pattern }) => parts.sites.enable(pattern),
    async disableSite({ pattern }) {
      await parts.sites.disable(pattern);
      return null;
    },
    pageEmails: () => pageEmails(parts.database, parts.sites),
    revealEmail: ({ tabId, email }) => revealEmail(tabId, email),
    lookup: async ({ subject, gesture, refresh }) => (await parts.lookup()).start(subject, gesture, { refresh }),
    awaitLookup: async ({ id }) => (await (await parts.lookup()).wait(id)) ?? null,
    async stopLookup({ id }) {
      await (await parts.lookup()).stop(id);
      return null;
    },
    async goOn() {
      await (await parts.batches()).goOn();
      return null;
    },
    startBatch: async (request) => (await parts.batches()).start(request),
    resumeBatch: async ({ id, host }) => (await parts.batches()).resume(id, host),
    async pauseBatch({ id }) {
      await (await parts.batches()).pause(id);
      return null;
    },
    async stopBatch({ id }) {
      await (await parts.batches()).stop(id);
      return null;
    },
    async forgetSubject({ id }) {
      await parts.forget.subject(id);
      return null;
    },
    async forgetEverything(also) {
      await parts.forget.everything(also);
      return null;
    },
    connection: () => parts.connection.describe(),
    async saveConnection(typed) {
      const saved = await parts.connection.save(typed);
      // A refused key that is typed again is tried again. Storage errors surface when a lookup needs storage.
      if (saved.ok && typed.key !== undefined) {
        const { connectionId } = await loadSettings();
        await (await parts.batches()).reopen(connectionId).catch(() => undefined);
      }
      return saved;
    },
    async saveSettings(changes) {
      await parts.connection.change(() => given(changes));
      if (changes.scoresInPages !== undefined) await parts.sites.askAgain();
      return null;
    },
    async saveReadingRule({ baseUrl, operation, rule }) {
      await inTurn(async () => storeReadingRules(withRule(await loadOwnReadingRules(), baseUrl, operation, rule)));
      void tellScoresChanged();
      return null;
    },
    async importSettings(file) {
      await parts.connection.importSettings(file.settings);
      await inTurn(async () => storeReadingRules({ ...(await loadOwnReadingRules()), ...file.readingRules }));
      // Page scripts then also request the scores again.
      await parts.sites.askAgain();
      return null;
    },
    async forgetKey() {
      await parts.connection.forgetKey();
      return null;
    },
    async lockKey() {
      await parts.connection.lockKey();
      return null;
    },
    unlockKey: (typed) => parts.connection.unlockKey(typed),
  };
}

/** Returns only the given fields: an explicit undefined must not erase a setting. */
function given<T extends object>(changes: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
