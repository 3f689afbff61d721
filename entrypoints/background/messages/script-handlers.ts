import type { MenuTitles } from '@/entrypoints/background/menu/menu-titles';
import type { Sites } from '@/entrypoints/background/sites/sites';
import type { StoredScores } from '@/entrypoints/background/sites/stored-scores';
import type { Cards } from '@/entrypoints/background/surfaces/cards';
import { openCardElsewhere } from '@/entrypoints/background/surfaces/open-popup';
import type { ScriptMessage } from '@/utils/messages/page-commands';
import type { Handlers } from '@/utils/messages/serve';
import { settingsItem } from '@/utils/storage/settings-item';
import type { TabCard } from '@/utils/storage/tab-cards';

/**
 * Handles messages of scripts in pages. All but `detectorReady` arrive only from frames of enabled sites (`serve.ts`).
 */
export function createScriptHandlers(deps: {
  storedScores: StoredScores;
  sites: Sites;
  menuTitles: Pick<MenuTitles, 'set'>;
  cards: Pick<Cards, 'show'>;
  takeCommand: (tabId: number) => boolean;
}): Pick<Handlers, Exclude<ScriptMessage, 'cardClosed'>> {
  const { storedScores, sites, menuTitles, cards, takeCommand } = deps;
  return {
    detectorReady: (_, { url }) => sites.isEnabled(url),
    async knownScores({ emails }) {
      const known = Object.entries(await storedScores.read(emails));
      const { scoresInPages } = await settingsItem.read();
      // If scores are not allowed in pages, the script only learns that a result is known.
      return Object.fromEntries(known.map(([email, { score }]) => [email, scoresInPages ? score : '•']));
    },
    async hoverEmail({ email, onCanvas }, { tabId }) {
      if (tabId !== undefined) await menuTitles.set(tabId, email, onCanvas);
    },
    async openCard({ email, place, by }, { tabId, frameId }) {
      if (tabId === undefined) return;
      const settings = await settingsItem.read();
      const isAsked = by === 'keyboard' && takeCommand(tabId);
      if (!isAsked && settings.cardOnHover === 'off') return;
      const id = await storedScores.newestId(email);
      // A command needs an answer, but a card without a result would cover ten rows of the page.
      if (!isAsked && id === undefined) return;
      const card: TabCard = id
        ? { kind: 'lookup', frameId, isAsked, id, how: 'reused' }
        : { kind: 'no-score', frameId, isAsked, email };
      const isShown =
        settings.showResults === 'beside-address' && (await cards.show({ tabId, frameId }, card, place, by));
      if (!isShown && isAsked) await openCardElsewhere(card);
    },
  };
}
