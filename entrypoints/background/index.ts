import { browser, defineBackground } from '#imports';
import { createLookup, type Lookup } from '@/utils/lookup/lookup';
import { answer, isForUs } from '@/utils/messages/serve';
import { judgeAnswer } from '@/utils/reading/judge-answer';
import { createClient } from '@/utils/service/client';
import { Database } from '@/utils/storage/database';
import { createKeyVault } from '@/utils/storage/key-vault';
import { createLedger } from '@/utils/storage/ledger';
import { registerCommands } from './commands';
import { createConnect } from './connect';
import { createConnectionStore } from './connection';
import { createHandlers } from './handlers';
import { createKeepAwake } from './keep-awake';
import { registerMenu } from './menu';
import { tellScoresChanged } from './page-emails';
import { followedByPanel, registerPanel } from './panel';
import { createScriptTurns } from './script-turns';
import { registerSiteEvents } from './site-events';
import { createSites } from './sites';
import { registerTabTraces } from './tab-traces';
import { registerWelcome } from './welcome';

/** Builds the parts and registers every listener in this turn: the event that woke the background is delivered now. */
export default defineBackground(() => {
  const database = new Database();
  const vault = createKeyVault();
  const now = () => Date.now();
  const lookup = followedByPanel(
    createLookup({
      ledger: createLedger(database),
      send: createClient({ fetch: (input, init) => fetch(input, init), now, judge: judgeAnswer }),
      now,
      newId: () => crypto.randomUUID(),
      connect: createConnect(vault, () => navigator.onLine),
      keepAwake: createKeepAwake(),
      ended: () => void tellScoresChanged(),
    }),
  );
  // A storage that cannot be read must not silence every surface: look-ups then fail one by one, in words.
  const recovered = lookup.recover().catch(() => undefined);
  const ready = (): Promise<Lookup> => recovered.then(() => lookup);

  const self = { id: browser.runtime.id, root: browser.runtime.getURL('/') };
  const connection = createConnectionStore(vault);
  const sites = createSites({ change: connection.change });
  const gate = { isEnabled: sites.isEnabled, takeTurn: createScriptTurns(now) };
  const handlers = createHandlers({ lookup: ready, database, vault, connection, sites });
  browser.runtime.onMessage.addListener((raw: unknown, sender, respond) => {
    if (!isForUs(raw)) return undefined;
    void answer(raw, sender, self, handlers, gate).then(respond);
    return true;
  });
  registerMenu(ready);
  registerCommands();
  registerPanel();
  registerSiteEvents(sites);
  registerTabTraces();
  registerWelcome();
  void browser.storage.local.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' });
});
