import { defineUnlistedScript } from '#imports';
import { obey } from '@/utils/in-page/obey';
import { runtime } from '@/utils/in-page/runtime';
import { createCardHost } from './card-host';
import { locate } from './pointer';

/**
 * Put into a frame with a gesture of the person, under activeTab: it finds what was pointed at and holds the frame of
 * the card. It says nothing by itself; nothing that happens in the page makes it speak.
 */
export default defineUnlistedScript(() => {
  const card = createCardHost(runtime()?.getURL('/card.html') ?? '');
  obey(
    'gesture',
    {
      locate: ({ editable, targetElementId }) => locate(document, editable, clickedElement(targetElementId)),
      showCard: ({ card: name, place, by }) => card.show(name, place, by),
      closeCard: () => {
        card.close();
        return null;
      },
    },
    card.close,
  );
});

/** The element that was right-clicked: Firefox alone can tell, and only with the permission "menus". */
function clickedElement(id: number | undefined): Element | null {
  const { browser } = globalThis as { browser?: { menus?: { getTargetElement?: (id: number) => Element | null } } };
  return id === undefined ? null : (browser?.menus?.getTargetElement?.(id) ?? null);
}
