import { browser, defineUnlistedScript } from '#imports';
import { isPageCommand, type PageCommand, type PageReplies } from '@/utils/messages/page-commands';
import { createCardHost } from './card-host';
import { locate } from './pointer';

/** Held in the isolated world, where the page cannot see it: how a newer copy of this script retires an older one. */
const world = globalThis as typeof globalThis & { retireSightline?: () => void };

/**
 * Put into a frame on a gesture (under activeTab). It answers the background alone and sends nothing by itself:
 * nothing that happens in the page makes it speak.
 */
export default defineUnlistedScript(() => {
  world.retireSightline?.();
  const card = createCardHost(browser.runtime.getURL('/card.html'));

  function reply(command: PageCommand): PageReplies[PageCommand['name']] {
    if (command.name === 'locate') return locate(document, command.editable);
    if (command.name === 'showCard') return card.show(command.place);
    card.close();
    return null;
  }
  const listener = (raw: unknown, sender: { id?: string; tab?: unknown }, respond: (reply: unknown) => void) => {
    if (!isPageCommand(raw) || sender.id !== browser.runtime.id || sender.tab !== undefined) return undefined;
    respond(reply(raw));
    return true;
  };
  browser.runtime.onMessage.addListener(listener);
  world.retireSightline = () => {
    card.close();
    // A retired extension has no runtime any more; then there is no listener to remove either.
    browser.runtime?.onMessage?.removeListener(listener);
  };
});
