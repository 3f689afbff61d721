import type { Engine } from '@/entrypoints/background/engine/start-engine';
import { askPage } from '@/entrypoints/background/page-scripts/ask-page';
import type { Cards } from '@/entrypoints/background/surfaces/cards';
import { openCardElsewhere } from '@/entrypoints/background/surfaces/open-popup';
import { answerIdOf } from '@/utils/lookup/lookup-record';
import { isFinal } from '@/utils/lookup/transitions';
import type { Handlers } from '@/utils/messages/serve';
import { profileFor } from '@/utils/reading/profile/profiles';
import type { Database } from '@/utils/storage/database';
import { shortDecision } from '@/utils/storage/decisions';
import { newestLineOf, purposeOf } from '@/utils/storage/log';
import { profilesItem } from '@/utils/storage/profiles-item';
import { settingsItem } from '@/utils/storage/settings-item';
import type { TabCard } from '@/utils/storage/tab-cards';
import type { CardView } from '@/utils/surfaces/card-view';
import { openDeskTab } from '@/utils/surfaces/open-desk-tab';
import { openSidePanel } from '@/utils/surfaces/open-side-panel';
import { readShortcuts } from '@/utils/surfaces/shortcuts';
import { panelView } from '@/utils/surfaces/view';

type CardMessage = 'readCard' | 'awaitCard' | 'closeCard' | 'openDetails' | 'cardClosed';

/** Handles messages of the framed card about itself, and of the script that holds its frame. */
export function createCardHandlers(deps: {
  engine: Promise<Pick<Engine, 'lookup'>>;
  database: Database;
  cards: Cards;
}): Pick<Handlers, CardMessage> {
  const { engine, database, cards } = deps;

  async function viewOf(card: TabCard | undefined): Promise<CardView> {
    if (card === undefined) return { kind: 'nothing' };
    const { environment } = await settingsItem.read();
    if (card.kind === 'no-score') {
      const { _execute_action: popupKeys } = await readShortcuts();
      return { kind: 'no-score', email: card.email, popupKeys, environment };
    }
    if (card.kind === 'failure') {
      return { kind: 'failure', failure: card.failure, email: card.email, environment };
    }
    const stored = await database.lookups.get(card.id);
    if (stored === undefined) return { kind: 'nothing' };
    // A saved result is shown for the case of now, which only the log knows.
    const line = card.how === 'reused' ? await newestLineOf(database, card.id) : undefined;
    const record = { ...stored, ...purposeOf(line), ...(await engine).lookup.unstoredEnd(card.id) };
    const answer = await database.answers.get(answerIdOf(record));
    const profile = profileFor(await profilesItem.read(), record.baseUrl, record.subject.operation) ?? null;
    const hold = (await database.gates.get(record.accountId))?.hold ?? null;
    const decision = await shortDecision(database, record.subject);
    return { kind: 'lookup', record, answer: answer ?? null, profile, decision, how: card.how, hold };
  }

  /** Closes a card in its page. */
  async function close(tabId: number, name: string, frameId: number): Promise<void> {
    await cards.take(tabId, name, () => true);
    await askPage({ tabId, frameId }, 'removeCard', { card: name, isBroken: false });
  }

  return {
    async readCard({ card }, { tabId, frameId }) {
      const claimed = await cards.claim(tabId, card, frameId);
      await engine;
      const view = await viewOf(claimed);
      const isEnd = view.kind !== 'lookup' || isFinal(view.record.state);
      if (tabId !== undefined && claimed && isEnd) await cards.markFinalStateRead(tabId, card);
      return view;
    },
    async awaitCard({ card: name }, { tabId, frameId }) {
      const card = await cards.claim(tabId, name, frameId);
      if (card?.kind !== 'lookup') return;
      await (await engine).lookup.wait(card.id);
    },
    async closeCard({ card: name }, { tabId, frameId }) {
      const card = await cards.claim(tabId, name, frameId);
      if (tabId === undefined || !card) return;
      await close(tabId, name, card.frameId);
    },
    async openDetails({ card: name, panel }, { tabId, frameId }) {
      // Opened before any await: browsers allow it only while they handle the click.
      const opening = panel && tabId !== undefined ? openSidePanel({ tabId }) : Promise.resolve(false);
      const card = await cards.claim(tabId, name, frameId);
      if (card?.kind === 'lookup') {
        const route = { name: 'lookup', id: card.id, as: 'result' } as const;
        await panelView.write({ route });
        if (!(await opening)) await openDeskTab(route);
        // The panel shows the same beside the page.
        else if (tabId !== undefined) await close(tabId, name, card.frameId);
      }
      if (card?.kind === 'failure') {
        await openCardElsewhere(card);
        if (tabId !== undefined) await close(tabId, name, card.frameId);
      }
    },
    async cardClosed({ card: name, by }, { tabId, frameId }) {
      if (tabId === undefined) return;
      // Only the card's own frame may report it closed, and only once. Otherwise a page could open our popup at will.
      const isOver = (held: TabCard) => by !== 'right-click' || Boolean(held.isFinalStateRead);
      const card = await cards.take(tabId, name, (held) => held.frameId === frameId && isOver(held));
      if (card?.isAsked && by === 'page') await openCardElsewhere(card);
    },
  };
}
