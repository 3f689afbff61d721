import { liveQuery } from 'dexie';
import type { Engine } from '@/entrypoints/background/engine/start-engine';
import { askPage } from '@/entrypoints/background/page-scripts/ask-page';
import type { Cards } from '@/entrypoints/background/surfaces/cards';
import { openCardElsewhere } from '@/entrypoints/background/surfaces/open-popup';
import { cardReading } from '@/utils/case-file/card-reading';
import { answerIdOf } from '@/utils/lookup/lookup-record';
import type { Handlers } from '@/utils/messages/serve';
import { interpret } from '@/utils/reading/interpret';
import { ruleFor } from '@/utils/reading/profile/profiles';
import type { Database } from '@/utils/storage/database';
import { shortDecision } from '@/utils/storage/decisions';
import { readPurposeOf } from '@/utils/storage/log';
import { profilesItem } from '@/utils/storage/profiles-item';
import { settingsItem } from '@/utils/storage/settings-item';
import type { TabCard } from '@/utils/storage/tab-cards';
import { type CardView, versionOf } from '@/utils/surfaces/card-view';
import { openDeskTab } from '@/utils/surfaces/open-desk-tab';
import { openSidePanel } from '@/utils/surfaces/open-side-panel';
import { readShortcuts } from '@/utils/surfaces/shortcuts';
import { panelView } from '@/utils/surfaces/view';

type CardMessage = 'readCard' | 'cardRead' | 'closeCard' | 'openDetails' | 'cardClosed';

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
    const ended = { ...stored, ...(await engine).lookup.unstoredEnd(card.id) };
    const profiles = await profilesItem.read();
    const answer = ended.state === 'done' ? await database.answers.get(answerIdOf(ended)) : undefined;
    const report = answer && interpret(ended, answer, profiles)?.report;
    const reading = report ? cardReading(ended, report) : null;
    // Without the comparison of hits, which the card does not show: the background does not load it.
    const purpose = await readPurposeOf(database, ended);
    const { sourceRows: _, ownRecord: _own, ...record } = ended;
    const rule = ruleFor(profiles, record.baseUrl, record.subject.operation) ?? null;
    const hold = (await database.gates.get(record.accountId))?.hold ?? null;
    const decision = await shortDecision(database, record.subject);
    return { kind: 'lookup', record, purpose, reading, rule, decision, how: card.how, hold };
  }

  /** Resolves to the view of a card once it differs from what the card has seen. */
  async function viewAfter(card: TabCard | undefined, seen: string | undefined): Promise<CardView> {
    const view = await viewOf(card);
    if (card?.kind !== 'lookup' || view.kind !== 'lookup' || versionOf(view) !== seen) return view;
    const { lookups, gates } = database;
    const { accountId } = view.record;
    return new Promise((resolve, reject) => {
      const look = async () => {
        const next = await viewOf(card);
        if (versionOf(next) === seen) return;
        subscription.unsubscribe();
        resolve(next);
      };
      const subscription = liveQuery(() => Promise.all([lookups.get(card.id), gates.get(accountId)])).subscribe({
        next: () => void look().catch(reject),
        error: reject,
      });
      // An end for which storage had no room changes no record.
      void engine
        .then(({ lookup }) => lookup.wait(card.id))
        .then(look)
        .catch(reject);
    });
  }

  /** Closes a card in its page. */
  async function close(tabId: number, name: string, frameId: number): Promise<void> {
    await cards.take(tabId, name, () => true);
    await askPage({ tabId, frameId }, 'removeCard', { card: name, isBroken: false });
  }

  return {
    async readCard({ card, seen }, { tabId, frameId }) {
      const claimed = await cards.claim(tabId, card, frameId);
      await engine;
      return viewAfter(claimed, seen);
    },
    async cardRead({ card }, { tabId, frameId }) {
      const claimed = await cards.claim(tabId, card, frameId);
      if (tabId !== undefined && claimed) await cards.markFinalStateRead(tabId, card);
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
