import { defineUnlistedScript } from '#imports';
import { isHtml } from '@/utils/in-page/dom';
import { handleCommands } from '@/utils/in-page/handle-commands';
import { sendToBackground } from '@/utils/in-page/send-to-background';
import type { Rect } from '@/utils/messages/page-commands';
import { type Detector, startDetector } from './start-detector';

/**
 * The script for enabled sites: starts and ends the detector (start-detector.ts shows its pipeline) and answers the
 * background. Page events cannot cause a lookup: no such message exists.
 */
export default defineUnlistedScript(() => {
  let watching: Detector | undefined;
  let over = false;
  const openCard = (email: string, place: Rect, by: 'pointer' | 'keyboard') =>
    void sendToBackground('openCard', { email, place, by });

  function end(): void {
    over = true;
    watching?.stop();
  }
  async function begin(): Promise<void> {
    const wanted = await sendToBackground('detectorReady', {});
    // A newer copy may have replaced this one during the wait.
    if (over) return;
    if (!wanted || !isHtml()) return dispose();
    // The permission to show scores in pages may have changed; in a restored page, the known scores too.
    watching?.scoresChanged();
    watching ??= startDetector({
      knownScores: (emails) => sendToBackground('knownScores', { emails }).then((scores) => scores ?? {}),
      over: (email, onCanvas) => void sendToBackground('hoverEmail', { email, onCanvas }),
      rest: (email, place) => openCard(email, place, 'pointer'),
    });
  }
  const dispose = handleCommands(
    'detector',
    {
      nextCard() {
        const next = watching?.nextMark();
        if (next) openCard(next.address, next.place, 'keyboard');
        return Boolean(next);
      },
      recallClick: () => watching?.recallClick() ?? null,
      scoresChanged: () => watching?.scoresChanged(),
      recheckEnabled: () => void begin(),
    },
    end,
  );

  // A page restored from the back/forward cache is unchanged, but the enabled sites may differ.
  addEventListener('pageshow', ({ isTrusted, persisted }) => isTrusted && persisted && begin());
  // A prerendered page may never be seen. Without `prerendering` support, a page element of that name appears here:
  // check the type first, since comparing a frame's window may throw. TypeScript lacks the property.
  const { prerendering } = document as { prerendering?: unknown };
  if (typeof prerendering === 'boolean' && prerendering) {
    document.addEventListener('prerenderingchange', ({ isTrusted }) => isTrusted && begin());
  } else void begin();
});
