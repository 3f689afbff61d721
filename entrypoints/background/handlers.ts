import type { CardView } from '@/utils/lookup/card-view';
import type { Lookup } from '@/utils/lookup/lookup';
import type { Handlers } from '@/utils/messages/serve';
import type { Database } from '@/utils/storage/database';
import type { KeyVault } from '@/utils/storage/key-vault';
import { type TabCard, tabCardItem } from '@/utils/storage/tab-cards';
import { createConnectionStore } from './connection';
import { askPage } from './in-page';
import { openPopup, openResult } from './surfaces';

/** One handler per message of the protocol. `lookup` resolves once what was cut off earlier has been written down. */
export function createHandlers(parts: {
  lookup: () => Promise<Lookup>;
  database: Database;
  vault: KeyVault;
}): Handlers {
  const connection = createConnectionStore(parts.vault);

  const cardOf = async (tabId: number | undefined): Promise<TabCard | undefined> =>
    tabId === undefined ? undefined : await tabCardItem(tabId).read();

  async function cardView(tabId: number | undefined): Promise<CardView> {
    const card = await cardOf(tabId);
    if (card === undefined) return { kind: 'nothing' };
    if (card.kind === 'failure') return { kind: 'failure', failure: card.failure, email: card.email };
    const record = await parts.database.lookups.get(card.id);
    if (record === undefined) return { kind: 'nothing' };
    const answer = await parts.database.answers.get(card.id);
    return { kind: 'lookup', record, answer: answer ?? null, how: card.how };
  }

  return {
    lookup: async ({ subject, gesture, refresh }) => (await parts.lookup()).start(subject, gesture, { refresh }),
    awaitLookup: async ({ id }) => (await (await parts.lookup()).wait(id)) ?? null,
    async stopLookup({ id }) {
      await (await parts.lookup()).stop(id);
      return null;
    },
    connection: () => connection.describe(),
    saveConnection: (typed) => connection.save(typed),
    async saveSettings(changes) {
      await connection.change(given(changes));
      return null;
    },
    async forgetKey() {
      await parts.vault.forget();
      return null;
    },
    async readCard(_, { tabId }) {
      await parts.lookup();
      return cardView(tabId);
    },
    async awaitCard(_, { tabId }) {
      const card = await cardOf(tabId);
      if (card?.kind === 'lookup') await (await parts.lookup()).wait(card.id);
      return null;
    },
    async closeCard(_, { tabId }) {
      const card = await cardOf(tabId);
      if (tabId !== undefined && card) {
        await askPage({ tabId, frameId: card.frameId }, { to: 'sightline-page', name: 'closeCard' });
      }
      return null;
    },
    async openDetails(_, { tabId }) {
      const card = await cardOf(tabId);
      if (card?.kind === 'lookup') await openResult(card.id);
      if (card?.kind === 'failure') await openPopup({ show: 'email', notice: '', choices: [] });
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
