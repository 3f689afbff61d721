import { defineUnlistedScript } from '#imports';
import { obey } from '@/utils/in-page/obey';
import { tell } from '@/utils/in-page/tell';
import type { Place } from '@/utils/messages/page-commands';
import { startWatching, type Watching } from './watching';

/**
 * The script of enabled sites: it finds, marks and badges addresses. Nothing that happens in a page makes it ask for a
 * look-up: there is no such message.
 */
export default defineUnlistedScript(() => {
  let watching: Watching | undefined;
  let over = false;
  const openCard = (email: string, place: Place, by: 'pointer' | 'keyboard') =>
    void tell('openCard', { email, place, by });

  function end(): void {
    over = true;
    watching?.stop();
  }
  async function begin(): Promise<void> {
    const wanted = await tell('detectorReady', {});
    // A newer copy may have come meanwhile.
    if (over) return;
    if (!wanted) return retire();
    // Whether scores may stand in pages may have changed, and in a page that comes back what is known.
    watching?.scoresChanged();
    watching ??= startWatching({
      knownScores: (emails) => tell('knownScores', { emails }).then((scores) => scores ?? {}),
      over: (email, onCanvas) => void tell('hoverEmail', { email, onCanvas }),
      rest: (email, place) => openCard(email, place, 'pointer'),
    });
  }
  const retire = obey(
    'detector',
    {
      nextCard() {
        const next = watching?.nextMark();
        if (next) openCard(next.address, next.place, 'keyboard');
        return Boolean(next);
      },
      recallClick: () => watching?.recallClick() ?? null,
      scoresChanged() {
        watching?.scoresChanged();
        return null;
      },
      askAgain() {
        void begin();
        return null;
      },
    },
    end,
  );

  // A page that the browser had kept comes back as it was; what is enabled may be other than then.
  addEventListener('pageshow', ({ isTrusted, persisted }) => isTrusted && persisted && begin());
  // Nobody looks at a prerendered page yet, and perhaps nobody ever will. Where the browser has no such member, an element
  // of the page with that name stands for it; so its type is asked first, as a frame's window may throw at a comparison.
  // TypeScript does not know of it.
  const { prerendering } = document as { prerendering?: unknown };
  if (typeof prerendering === 'boolean' && prerendering) {
    document.addEventListener('prerenderingchange', ({ isTrusted }) => isTrusted && begin());
  } else void begin();
});
