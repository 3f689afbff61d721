import { defineUnlistedScript } from '#imports';
import { obey } from '@/utils/in-page/obey';
import type { Place, WatchMode } from '@/utils/messages/page-commands';
import { tell } from './tell';
import { startWatching, type Watching } from './watching';

/**
 * The script of enabled sites: it finds, marks and badges addresses. Nothing that happens in a page makes it ask for a
 * look-up: there is no such message.
 */
export default defineUnlistedScript(() => {
  let watching: Watching | null = null;
  const openCard = (email: string, place: Place) => void tell('openCard', { email, place });

  function stop(): void {
    watching?.stop();
    watching = null;
  }
  function setMode(mode: WatchMode): null {
    stop();
    if (!mode.watch) return null;
    watching = startWatching(mode, {
      knownScores: (emails) => tell('knownScores', { emails }).then((scores) => scores ?? {}),
      over: (email) => void tell('hoverEmail', { email }),
      rest: openCard,
    });
    return null;
  }
  const retire = obey(
    'detector',
    {
      nextCard() {
        const next = watching?.nextMark();
        if (next) openCard(next.address, next.place);
        return Boolean(next);
      },
      scoresChanged() {
        watching?.scoresChanged();
        return null;
      },
      mode: ({ mode }) => setMode(mode),
      retire() {
        retire();
        return null;
      },
    },
    stop,
  );

  const begin = () => void tell('detectorReady', {}).then((mode) => mode && setMode(mode));
  // Nobody looks at a prerendered page yet, and perhaps nobody ever will.
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', begin, { once: true });
  } else begin();
});
