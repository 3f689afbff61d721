import '@/utils/lock-down';
import { browser, defineBackground } from '#imports';
import { registerCommands } from '@/entrypoints/background/commands/commands';
import { createSealAdoption } from '@/entrypoints/background/connection/adopt-seal';
import { createConnectionResolver } from '@/entrypoints/background/connection/connection-resolver';
import { createConnectionStore } from '@/entrypoints/background/connection/connection-store';
import { registerPolicy } from '@/entrypoints/background/connection/policy-copy';
import { createSettingsStore } from '@/entrypoints/background/connection/settings-store';
import { createDemo } from '@/entrypoints/background/demo/demo';
import { createCompaction } from '@/entrypoints/background/housekeeping/compaction';
import { createErasure } from '@/entrypoints/background/housekeeping/erasure';
import { createVault, registerIdleLock } from '@/entrypoints/background/housekeeping/idle-lock';
import { registerRetention } from '@/entrypoints/background/housekeeping/retention';
import { registerTabCleanup } from '@/entrypoints/background/housekeeping/tab-cleanup';
import { registerMenu } from '@/entrypoints/background/menu/menu';
import { createMenuTitles } from '@/entrypoints/background/menu/menu-titles';
import { createHandlers } from '@/entrypoints/background/messages/handlers';
import { createTokenBuckets } from '@/entrypoints/background/page-scripts/token-buckets';
import { registerSiteEvents } from '@/entrypoints/background/sites/site-events';
import { createSites } from '@/entrypoints/background/sites/sites';
import { createStoredScores } from '@/entrypoints/background/sites/stored-scores';
import { createCards } from '@/entrypoints/background/surfaces/cards';
import { registerActionBadge } from '@/entrypoints/background/surfaces/draw-toolbar-badge';
import { delay } from '@/utils/async/delay';
import { createMutex } from '@/utils/async/mutex';
import { isForUs, serve } from '@/utils/messages/serve';
import { Database } from '@/utils/storage/database';
import { readPurpose } from '@/utils/storage/purpose';
import { updateItem, updateOf } from '@/utils/storage/update-item';
import { createKnownAccounts } from '@/utils/vault/known-accounts';
import { createSavedBaseUrl } from '@/utils/vault/saved-base-url';
import { createEngine } from './engine/start-engine';

/**
 * Builds the parts and registers all listeners synchronously: the event that woke the background is delivered in this
 * turn.
 */
export default defineBackground(() => {
  const database = new Database();
  const vault = createVault();
  const runExclusive = createMutex();
  const savedBaseUrl = createSavedBaseUrl();
  const accounts = createKnownAccounts();
  const settings = createSettingsStore({ vault, accounts, savedBaseUrl, runExclusive });
  const connection = createConnectionStore({ vault, accounts, savedBaseUrl, settings, runExclusive });
  const compaction = createCompaction(delay);
  const storedScores = createStoredScores(database);
  const engine = createEngine(
    database,
    registerRetention(database, compaction, storedScores),
    createConnectionResolver({
      vault,
      savedBaseUrl,
      runExclusive,
      isOnline: () => navigator.onLine,
      readPurpose: () => readPurpose(database),
      revision: settings.revision,
    }),
  );
  const self = { id: browser.runtime.id, root: browser.runtime.getURL('/') };
  const sites = createSites(settings.change);
  const menuTitles = createMenuTitles();
  const cards = createCards({ settled: async (id) => (await engine).lookup.wait(id), delay });
  const erasure = createErasure({
    database,
    connection,
    settings,
    sites,
    engine,
    compact: compaction.compact,
    storedScores,
    menuTitles,
  });
  const demo = createDemo({
    database,
    engine,
    erasure,
    connection,
    runExclusive,
  });
  const adoptSeal = createSealAdoption(connection, engine);
  const checks = { isEnabled: sites.isEnabled, consume: createTokenBuckets(Date.now) };
  const { takeCommand } = registerCommands({ engine, menuTitles, cards });
  const handlers = createHandlers({
    engine,
    erasure,
    demo,
    database,
    storedScores,
    connection,
    adoptSeal,
    settings,
    sites,
    menuTitles,
    cards,
    takeCommand,
    runExclusive,
  });
  browser.runtime.onMessage.addListener((raw: unknown, sender, respond) => {
    if (!isForUs(raw)) return undefined;
    void serve(raw, sender, self, handlers, checks).then(respond);
    return true;
  });
  registerMenu({ engine, menuTitles, cards });
  registerSiteEvents(sites);
  registerTabCleanup(cards);
  void cards.resume();
  registerIdleLock(connection);
  registerActionBadge({ database, describeKey: connection.describe });
  registerPolicy(sites, adoptSeal);
  browser.runtime.onInstalled.addListener((details) => {
    if (details.reason === 'install') void browser.tabs.create({ url: browser.runtime.getURL('/welcome.html') });
    const update = updateOf(details, browser.runtime.getManifest().version, Date.now());
    if (update) void updateItem.write(update);
  });
  closeStorageToPages();
});

/**
 * Hides all storage areas from content scripts. Firefox cannot, and exposes `storage.local`: no secret is kept there.
 */
function closeStorageToPages(): void {
  const { local, session, sync, managed } = browser.storage;
  for (const area of [local, session, sync, managed]) {
    // Absent in Firefox; `managed` has it in some versions only.
    if ('setAccessLevel' in area) void area.setAccessLevel({ accessLevel: 'TRUSTED_CONTEXTS' }).catch(() => undefined);
  }
}
