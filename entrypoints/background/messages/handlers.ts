import type { ConnectionStore } from '@/entrypoints/background/connection/connection-store';
import type { SettingsStore } from '@/entrypoints/background/connection/settings-store';
import type { Demo } from '@/entrypoints/background/demo/demo';
import type { Engine } from '@/entrypoints/background/engine/start-engine';
import type { Erasure } from '@/entrypoints/background/housekeeping/erasure';
import type { MenuTitles } from '@/entrypoints/background/menu/menu-titles';
import { notifyPages } from '@/entrypoints/background/page-scripts/ask-page';
import { listPageEmails, revealEmail } from '@/entrypoints/background/sites/page-emails';
import { requestedSite } from '@/entrypoints/background/sites/site-events';
import type { Sites } from '@/entrypoints/background/sites/sites';
import type { StoredScores } from '@/entrypoints/background/sites/stored-scores';
import type { Cards } from '@/entrypoints/background/surfaces/cards';
import type { RunExclusive } from '@/utils/async/mutex';
import type { Handlers } from '@/utils/messages/serve';
import { withImported, withProfile } from '@/utils/reading/profile/profiles';
import type { Database } from '@/utils/storage/database';
import { decide, undoDecisions } from '@/utils/storage/decisions';
import { ownProfiles } from '@/utils/storage/profiles-item';
import { saveOwnRecord } from '@/utils/storage/save-own-record';
import { settingsItem } from '@/utils/storage/settings-item';
import { createCardHandlers } from './card-handlers';
import { createScriptHandlers } from './script-handlers';

/** One handler per message of the protocol. */
export function createHandlers(deps: {
  engine: Promise<Engine>;
  erasure: Erasure;
  demo: Demo;
  database: Database;
  storedScores: StoredScores;
  connection: ConnectionStore;
  /** Puts the sealed key of the policy in force, once the kept code can be read. */
  adoptSeal: () => Promise<void>;
  settings: SettingsStore;
  sites: Sites;
  menuTitles: MenuTitles;
  cards: Cards;
  takeCommand: (tabId: number) => boolean;
  /** Mutex of the connection store, so that no profile is stored after the settings are cleared. */
  runExclusive: RunExclusive;
}): Handlers {
  const { engine, erasure, demo, connection, settings, sites, runExclusive } = deps;

  const accountId = async () => (await settingsItem.read()).accountId;
  const byUser = async () => ({ now: Date.now(), operator: (await settingsItem.read()).operatorName });
  const keyEntered = async () => (await engine).batches.keyEntered(await accountId());

  return {
    ...createScriptHandlers(deps),
    ...createCardHandlers(deps),
    requestSite: ({ pattern }) => (pattern === null ? requestedSite.clear() : requestedSite.write(pattern)),
    enableSite: ({ pattern }) => sites.enable(pattern),
    disableSite: ({ pattern }) => sites.disable(pattern),
    pageEmails: ({ windowId }) => listPageEmails(deps.storedScores, sites, windowId),
    pageScores: ({ emails }) => deps.storedScores.read(emails),
    revealEmail: ({ tabId, email }) => revealEmail(tabId, email),
    lookup: async ({ subject, gesture, refresh }) => (await engine).lookup.start(subject, gesture, { refresh }),
    async awaitLookup({ id }) {
      const { lookup } = await engine;
      await lookup.wait(id);
      return lookup.unstoredEnd(id) ?? null;
    },
    stopLookup: async ({ id }) => (await engine).lookup.stop(id),
    resumeSending: async () => (await engine).batches.resumeSending(await accountId()),
    decide: async ({ id, made, over }) => decide(deps.database, { lookupId: id, made, over }, await byUser()),
    undoDecisions: async ({ id, decided }) => undoDecisions(deps.database, id, decided, await byUser()),
    startBatch: async (request) => (await engine).batches.start(request),
    resumeBatch: async ({ id, host }) => (await engine).batches.resume(id, host),
    pauseBatch: async ({ id }) => (await engine).batches.pause(id),
    stopBatch: async ({ id }) => (await engine).batches.stop(id),
    saveOwnRecord: async ({ id, ownRecord }) => saveOwnRecord(deps.database, id, ownRecord, await byUser()),
    forgetSubject: ({ id }) => erasure.subject(id),
    forgetNamed: ({ name }) => erasure.named(name),
    async forgetEverything(also) {
      await demo.end();
      await erasure.everything(also);
    },
    startDemo: () => demo.start(),
    endDemo: () => demo.end(),
    connection: () => connection.describe(),
    async saveConnection(typed) {
      await demo.end();
      const saved = await connection.save(typed);
      // A refused key that is typed again is tried again. Storage errors surface when a lookup needs storage.
      if (saved.ok && typed.key !== undefined) await keyEntered().catch(() => undefined);
      // Another account has other scores.
      if (saved.ok) void notifyPages('scoresChanged');
      return saved;
    },
    async saveSettings(changes) {
      await settings.change(() => given(changes));
      if (changes.scoresInPages !== undefined) await sites.recheckEnabled();
    },
    async saveProfile({ baseUrl, operation, changes }) {
      await runExclusive(async () =>
        ownProfiles.write(withProfile(await ownProfiles.read(), baseUrl, operation, changes)),
      );
      void notifyPages('scoresChanged');
    },
    async importSettings(file) {
      await demo.end();
      await connection.importSettings(file.settings);
      await runExclusive(async () => ownProfiles.write(withImported(await ownProfiles.read(), file.providerProfiles)));
      // Page scripts then also request the scores again.
      await sites.recheckEnabled();
    },
    forgetKey: () => connection.forgetKey(),
    lockKey: () => connection.lockKey(),
    async unlockKey(typed) {
      const isOpen = await connection.unlockKey(typed);
      if (isOpen) await deps.adoptSeal();
      return isOpen;
    },
  };
}

/** Returns only the given fields: an explicit undefined must not erase a setting. */
function given<T extends object>(changes: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
