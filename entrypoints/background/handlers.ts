import type { Batches } from '@/utils/lookup/batches';
import type { CardView } from '@/utils/lookup/card-view';
import type { Lookup } from '@/utils/lookup/lookup';
import { answerIdOf } from '@/utils/lookup/lookup-record';
import type { Handlers } from '@/utils/messages/serve';
import { openSidePanel } from '@/utils/panel/open-side-panel';
import { panelLookup } from '@/utils/panel/panel-lookup';
import { ruleFor, withRule } from '@/utils/settings/reading-rules';
import type { Database } from '@/utils/storage/database';
import { emailDraft } from '@/utils/storage/drafts';
import { loadOwnReadingRules, loadReadingRules, storeReadingRules } from '@/utils/storage/reading-rules-item';
import { loadSettings } from '@/utils/storage/settings-item';
import { type TabCard, tabCardItem } from '@/utils/storage/tab-cards';
import type { ConnectionStore } from './connection';
import type { Forget } from './forget';
import { askPage } from './in-page';
import type { InTurn } from './one-at-a-time';
import { pageEmails, revealEmail, tellScoresChanged } from './page-emails';
import { createScriptHandlers } from './script-handlers';
import { wantedSite } from './site-events';
import type { Sites } from './sites';
import { openPopup, openResult } from './surfaces';

/** One handler per message of the protocol. `lookup` resolves once what was cut off earlier has been written down. */
export function createHandlers(parts: {
  lookup: () => Promise<Lookup>;
  batches: () => Promise<Batches>;
  forget: Forget;
  database: Database;
  connection: ConnectionStore;
  sites: Sites;
  /** That of the connection store, so that no reading rule is stored behind a clearing of the settings. */
  inTurn: InTurn;
}): Handlers {
  const { inTurn } = parts;

  const cardOf = async (tabId: number | undefined, name: string): Promise<TabCard | undefined> =>
    tabId === undefined ? undefined : await tabCardItem(tabId, name).read();

  async function cardView(tabId: number | undefined, name: string): Promise<CardView> {
    const card = await cardOf(tabId, name);
    if (card === undefined) return { kind: 'nothing' };
    if (card.kind === 'no-score') return { kind: 'no-score', email: card.email };
    if (card.kind === 'failure') return { kind: 'failure', failure: card.failure, email: card.email };
    const record = await parts.database.lookups.get(card.id);
    if (record === undefined) return { kind: 'nothing' };
    const answer = await parts.database.answers.get(answerIdOf(record));
    const rule = ruleFor(await loadReadingRules(), record.baseUrl, record.subject.operation) ?? null;
    const hold = (await parts.database.gates.get(record.connectionId))?.hold ?? null;
    return { kind: 'lookup', record, answer: answer ?? null, rule, how: card.how, hold };
  }

  return {
    ...createScriptHandlers(parts),
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
      // A refused key that is typed again is to be tried again. A storage that fails says so when a lookup needs it.
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
      // They ask for the scores as well.
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
    async readCard({ card }, { tabId }) {
      await parts.lookup();
      return cardView(tabId, card);
    },
    async awaitCard({ card: name }, { tabId }) {
      const card = await cardOf(tabId, name);
      if (card?.kind === 'lookup') await (await parts.lookup()).wait(card.id);
      return null;
    },
    async closeCard({ card: name }, { tabId }) {
      const card = await cardOf(tabId, name);
      if (tabId !== undefined && card) {
        await tabCardItem(tabId, name).clear();
        await askPage({ tabId, frameId: card.frameId }, { to: 'sightline-page', name: 'closeCard' });
      }
      return null;
    },
    async openDetails({ card: name, panel }, { tabId }) {
      // In this very turn: the browser lets a panel open only while it handles the click.
      const opening = panel && tabId !== undefined ? openSidePanel({ tabId }) : Promise.resolve(false);
      const card = await cardOf(tabId, name);
      if (card?.kind === 'lookup') {
        await panelLookup.write({ id: card.id });
        if (!(await opening)) await openResult(card.id);
      }
      if (card?.kind === 'failure') {
        await emailDraft.write(card.email);
        await openPopup({ show: 'email', notice: '', choices: [] });
      }
      return null;
    },
  };
}

/** Only the fields that were given: an explicit undefined must not erase a setting. */
function given<T extends object>(changes: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
