import { defineUnlistedScript } from '#imports';
import { handleCommands } from '@/utils/in-page/handle-commands';
import { runtime } from '@/utils/in-page/runtime';
import { sendToBackground } from '@/utils/in-page/send-to-background';
import { createCardHost } from './card-host';
import { locate } from './locate';
import { locateFocus } from './locate-focus';

/**
 * Injected into a frame on a user gesture, under activeTab: finds the clicked address and hosts the card's frame. Sends
 * a message only when an open card closes.
 */
export default defineUnlistedScript(() => {
  const card = createCardHost(
    runtime()?.getURL('/card.html') ?? '',
    (name, by) => void sendToBackground('cardClosed', { card: name, by }),
  );
  handleCommands(
    'gesture',
    {
      locate: ({ editable, targetElementId }) => locate(document, editable, clickedElement(targetElementId)),
      locateFocus: () => locateFocus(document),
      showCard: ({ card: name, place, by }) => card.show(name, place, by),
      removeCard: ({ card: name, isBroken }) => card.end(name, isBroken),
    },
    card.close,
  );
});

/** Returns the right-clicked element; only Firefox reports it, with the permission "menus". */
function clickedElement(id: number | undefined): Element | null {
  const { browser } = globalThis as { browser?: { menus?: { getTargetElement?: (id: number) => Element | null } } };
  return id === undefined ? null : (browser?.menus?.getTargetElement?.(id) ?? null);
}
