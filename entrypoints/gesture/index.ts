import { defineUnlistedScript } from '#imports';
import { obey } from '@/utils/in-page/obey';
import { runtime } from '@/utils/in-page/runtime';
import { tell } from '@/utils/in-page/tell';
import { createCardHost } from './card-host';
import { locate } from './pointer';

/**
 * Put into a frame with a gesture of the person, under activeTab: it finds what was pointed at and holds the frame of
 * the card. It speaks only when the page takes an open card away.
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

/** The element that was right-clicked: Firefox alone can tell, and only with the permission "menus". */
function clickedElement(id: number | undefined): Element | null {
  const { browser } = globalThis as { browser?: { menus?: { getTargetElement?: (id: number) => Element | null } } };
  return id === undefined ? null : (browser?.menus?.getTargetElement?.(id) ?? null);
}
