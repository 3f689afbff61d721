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
      locate: ({ editable }) => locate(document, editable),
      showCard: ({ place, byPointer }) => card.show(place, { byPointer }),
      closeCard: () => {
        card.close();
        return null;
      },
    },
    card.close,
  );
});
