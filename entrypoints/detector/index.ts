import { browser, defineUnlistedScript } from '#imports';
import {
  isPageCommand,
  type PageCommand,
  type PageReplies,
  type Place,
  type WatchMode,
} from '@/utils/messages/page-commands';
import { createCardHost } from './card-host';
import { listEmailsOnce } from './list-once';
import { locate } from './pointer';
import { tell } from './tell';
import { startWatching, type Watching } from './watching';

/** Held in the isolated world, where the page cannot see it: how a newer copy of this script retires an older one. */
const world = globalThis as typeof globalThis & { retireSightline?: () => void };

/**
 * The script in a page: on an enabled site it finds, marks and badges addresses; elsewhere it arrives with a gesture and
 * answers that alone. Nothing that happens in the page makes it ask for a look-up: there is no message for that.
 */
export default defineUnlistedScript(() => {
  world.retireSightline?.();
  const card = createCardHost(browser.runtime.getURL('/card.html'));
  let watching: Watching | null = null;

  function retire(): void {
    card.close();
    watching?.stop();
    watching = null;
    // A retired extension has no runtime any more; then there is no listener to remove either.
    browser.runtime?.onMessage?.removeListener(listener);
  }
  function openCard(email: string, place: Place): void {
    void tell('openCard', { email }).then((shown) => {
      if (shown) card.show(place, { byPointer: true });
    });
  }
  function setMode(mode: WatchMode): null {
    watching?.stop();
    watching = null;
    if (!mode.watch) return null;
    watching = startWatching(mode, {
      knownScores: (emails) => tell('knownScores', { emails }).then((scores) => scores ?? {}),
      over: (email) => void tell('hoverEmail', { email }),
      rest: openCard,
    });
    return null;
  }

  function reply(command: PageCommand): PageReplies[PageCommand['name']] {
    switch (command.name) {
      case 'locate':
        return locate(document, command.editable);
      case 'showCard':
        return card.show(command.place, { byPointer: false });
      case 'closeCard':
        card.close();
        return null;
      case 'listEmails':
        return watching ? watching.listEmails() : listEmailsOnce();
      case 'reveal':
        return watching?.reveal(command.email) ?? false;
      case 'nextCard': {
        const next = watching?.nextMark();
        if (next) openCard(next.address, next.place);
        return next !== null && next !== undefined;
      }
      case 'scoresChanged':
        watching?.scoresChanged();
        return null;
      case 'mode':
        return setMode(command.mode);
      case 'retire':
        retire();
        return null;
    }
  }
  function listener(raw: unknown, sender: { id?: string; tab?: unknown }, respond: (reply: unknown) => void) {
    if (!isPageCommand(raw) || sender.id !== browser.runtime.id || sender.tab !== undefined) return undefined;
    respond(reply(raw));
    return true;
  }
  browser.runtime.onMessage.addListener(listener);
  world.retireSightline = retire;

  const begin = () => void tell('detectorReady', {}).then((mode) => mode && setMode(mode));
  // Nobody looks at a prerendered page yet, and perhaps nobody ever will.
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', begin, { once: true });
  } else begin();
});
