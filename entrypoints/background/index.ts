import '@/utils/lock-down';
import { browser, defineBackground } from '#imports';
import { answer, isForUs } from '@/utils/messages/serve';
import { Database } from '@/utils/storage/database';
import { createKnownAccounts } from '@/utils/vault/known-accounts';
import { closeStorageToPages } from './access-levels';
import { endingDrafts } from './answered-drafts';
import { registerCommands } from './commands';
import { createCompaction } from './compaction';
import { createConnect } from './connect';
import { createConnectionStore } from './connection';
import { createEngine } from './engine';
import { createForget } from './forget';
import { createHandlers } from './handlers';
import { createVault, registerIdleLock } from './idle-lock';
import { registerMenu } from './menu';
import { oneAtATime } from './one-at-a-time';
import { followedByPanel, registerPanel } from './panel';
import { registerPolicy } from './policy';
import { createScriptTurns } from './script-turns';
import { registerSiteEvents } from './site-events';
import { createSites } from './sites';
import { sleep } from './sleep';
import { registerTabTraces } from './tab-traces';
import { registerWelcome } from './welcome';

/**
 * Builds the parts and registers all listeners synchronously: the event that woke the background is delivered in this
 * turn.
 */
export default defineBackground(() => {
  const database = new Database();
  const vault = createVault();
  const inTurn = oneAtATime();
  const connection = createConnectionStore(vault, createKnownAccounts(), inTurn);
  const compaction = createCompaction(sleep);
  const engine = createEngine(
    database,
    compaction,
    createConnect(vault, inTurn, () => navigator.onLine, connection.changes),
  );
  const followed = engine.ready.then((ready) => endingDrafts(followedByPanel(ready.lookup)));
  const lookup = () => followed;

  const self = { id: browser.runtime.id, root: browser.runtime.getURL('/') };
  const sites = createSites({ change: connection.change });
  const forget = createForget({ database, connection, sites, engine: engine.ready, compact: compaction.compact });
  const gate = { isEnabled: sites.isEnabled, takeTurn: createScriptTurns(Date.now) };
  const handlers = createHandlers({
    lookup,
    batches: () => engine.ready.then(({ batches }) => batches),
    forget,
    database,
    connection,
    sites,
    inTurn,
  });
  browser.runtime.onMessage.addListener((raw: unknown, sender, respond) => {
    if (!isForUs(raw)) return undefined;
    void answer(raw, sender, self, handlers, gate).then(respond);
    return true;
  });
  registerMenu(lookup);
  registerCommands();
  registerPanel();
  registerSiteEvents(sites);
  registerTabTraces();
  registerWelcome();
  registerIdleLock(connection);
  registerPolicy(sites);
  closeStorageToPages();
});
