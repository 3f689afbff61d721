import { createOverlay } from '@/utils/in-page/overlay';
import { runtime } from '@/utils/in-page/runtime';
import type { Rect } from '@/utils/messages/page-commands';
import { createBadges } from './badges';
import { createClickMemory, markRect } from './click-memory';
import { createDomWatcher } from './dom-watcher';
import { createHover } from './hover';
import { createKnownScores } from './known-scores';
import { createMarks, type Mark } from './marks';
import { createMovingScrollers } from './moving-scrollers';
import { isOnCanvas } from './on-canvas';
import { createRegistry } from './registry';
import { createScheduler } from './scheduler';
import { createSlices } from './slices';

/** Callbacks to the background; every answer concerns only addresses that the call names. */
export interface DetectorDeps {
  /** Returns the known scores; dots if scores may not appear in pages. */
  knownScores: (emails: string[]) => Promise<Record<string, string>>;
  /** Reports the address under the pointer, for the title of the context menu; null after it leaves. */
  over: (address: string | null, onCanvas: boolean) => void;
  /** Requests the card at an address that the pointer rests on. */
  rest: (address: string, place: Rect) => void;
}

// A global lookup takes 2 µs in a Firefox content script.
const clock = performance;
const now = () => clock.now();

/** Finds, marks and badges the addresses of one enabled frame until stopped. */
export function startDetector(deps: DetectorDeps) {
  const gone = new AbortController();
  const registry = createRegistry();
  const overlay = createOverlay();
  const moving = createMovingScrollers(() => placer.changed());
  const marks = createMarks(overlay, registry, moving);
  const slices = createSlices({ now, isHidden: () => gone.signal.aborted || document.visibilityState === 'hidden' });
  const scores = createKnownScores({
    ask: deps.knownScores,
    now,
    // Redraw only: if the overlay moved or a search began, the page would know that a lookup has settled.
    told() {
      badges.redraw();
      askScores();
    },
  });
  const askScores = () => void scores.update([...marks.drawn.keys()].map(({ address }) => address));
  const badges = createBadges(overlay, marks, scores.scoreOf, () => placer.soon());
  const placer = createScheduler({
    overlay,
    marks,
    slices,
    registry,
    followed() {
      badges.dropStale();
      badges.follow();
    },
    placed() {
      slices.add(badges.update());
      askScores();
    },
  });
  const listen = { capture: true, passive: true, signal: gone.signal };
  const watch = createDomWatcher(
    registry,
    slices,
    {
      changed(more) {
        // The extension was updated or removed. A newer script's first mark also triggers this, so two scripts never
        // mark at once.
        if (!runtime()?.id) return stop();
        marks.dropStale(more);
        badges.dropStale();
        placer.changed();
      },
      found(matches) {
        marks.found(matches);
        placer.changed();
      },
      toggled({ target }) {
        overlay.opened(target);
        placer.changed();
      },
      scrolled: moving.scrolled,
    },
    now,
    listen,
  );
  const clicked = createClickMemory(marks, registry, listen);
  const over = (mark: Mark | undefined) => {
    const address = mark?.match.address ?? null;
    clicked.point(address);
    deps.over(address, mark !== undefined && isOnCanvas(mark));
  };
  createHover(
    marks,
    {
      over,
      rest: ({ mark, box }) => deps.rest(mark.match.address, markRect(mark, box)),
      // Event paths reveal open roots that were attached without an observable change.
      seen: (event) => {
        clicked.see(event);
        for (const at of event.composedPath()) if (at instanceof ShadowRoot) watch.watchRoot(at);
      },
    },
    listen,
  );

  const changes = `resize visibilitychange fullscreenchange focus blur change \
transitionrun transitionend animationstart animationend`;
  for (const type of changes.split(' ')) addEventListener(type, placer.changed, listen);
  addEventListener('pointerover', placer.moved, listen);
  // The address in the menu title leaves with its document.
  addEventListener('pagehide', ({ isTrusted }) => isTrusted && clicked.isPointed() && over(undefined), listen);
  addEventListener('wheel', moving.wheeled, listen);
  // Loaded pictures and frames notify the document, not the window.
  document.addEventListener('load', placer.changed, listen);
  document.fonts.addEventListener('loadingdone', placer.changed, listen);
  // Stopped slices ignore these calls.
  for (const ms of [1_000, 4_000]) setTimeout(watch.lookForRoots, ms);
  watch.watchRoot(document);

  /** Remaining timers are harmless after this: no step runs, and the background handles anything they send. */
  function stop(): void {
    gone.abort();
    watch.stop();
    placer.stop();
    overlay.remove();
  }
  let next = 0;
  return {
    /** Returns the next visible address in turn, for the keyboard. */
    nextMark(): { address: string; place: Rect } | null {
      const drawn = [...marks.drawn.values()];
      const mark = drawn[next++ % drawn.length];
      return mark ? { address: mark.match.address, place: markRect(mark) } : null;
    },
    recallClick: () => ({ click: clicked.recall() }),
    scoresChanged(): void {
      scores.refresh();
      askScores();
    },
    stop,
  };
}
export type Detector = ReturnType<typeof startDetector>;
