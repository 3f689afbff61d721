import { defineUnlistedScript } from '#imports';
import { obey } from '@/utils/in-page/obey';
import { runtime } from '@/utils/in-page/runtime';
import { tell } from '@/utils/in-page/tell';
import { createCardHost } from './card-host';
import { locate } from './pointer';

/**
 * Injected into a frame on a user gesture, under activeTab: finds the clicked address and hosts the card's frame. Sends
 * a message only when the page removes an open card.
 */
export default defineUnlistedScript(() => {
  const card = createCardHost(runtime()?.getURL('/card.html') ?? '', (name) => void tell('cardLost', { card: name }));
  obey(
    'gesture',
    {
      locate: ({ editable, targetElementId }) => locate(document, editable, clickedElement(targetElementId)),
      showCard: ({ card: name, place, by }) => card.show(name, place, by),
      closeCard: ({ card: name, isBroken }) => card.end(name, isBroken),
    },
    card.close,
  );
});

/** Returns the right-clicked element; only Firefox reports it, with the permission "menus". */
function clickedElement(id: number | undefined): Element | null {
  const { browser } = globalThis as { browser?: { menus?: { getTargetElement?: (id: number) => Element | null } } };
  return id === undefined ? null : (browser?.menus?.getTargetElement?.(id) ?? null);
}
