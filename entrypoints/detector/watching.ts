import { createOverlay } from '@/utils/in-page/overlay';
import { runtime } from '@/utils/in-page/runtime';
import type { Place } from '@/utils/messages/page-commands';
import { createBadges } from './badges';
import { createClickMemory, placeOf } from './clicked';
import { createHover } from './hover';
import { createKnownScores } from './known-scores';
import { createMarks, type Mark } from './marks';
import { createMoving } from './moving';
import { isOnCanvas } from './on-canvas';
import { createPlacer } from './placer';
import { createRegistry } from './registry';
import { createSlices } from './slices';
import { createWatch } from './watch';

/** What the watching needs of the background; every answer is about addresses that it names itself. */
export interface WatchingParts {
  /** The scores of those that are known; dots where scores may not stand in pages. */
  knownScores: (emails: string[]) => Promise<Record<string, string>>;
  /** The address under the pointer, for the title of the context menu; null when it has left. */
  over: (address: string | null, onCanvas: boolean) => void;
  /** The pointer rests on an address: the card is wanted there. */
  rest: (address: string, place: Place) => void;
}

// A global is looked up for 2 µs in a content script of Firefox.
const clock = performance;
const now = () => clock.now();

/** Finds, marks and badges the addresses of one enabled frame, until it is stopped. */
export function startWatching(parts: WatchingParts) {
  const gone = new AbortController();
  const registry = createRegistry();
  const overlay = createOverlay();
  const moving = createMoving(() => placer.changed());
  const marks = createMarks(overlay, registry, moving);
  const slices = createSlices({ now, isHidden: () => gone.signal.aborted || document.visibilityState === 'hidden' });
  const scores = createKnownScores({
    ask: parts.knownScores,
    now,
    // Nothing but the pictures: a page that saw the overlay move, or a search begin, would know that a lookup has ended.
    told() {
      badges.redraw();
      askScores();
    },
  });
  const askScores = () => void scores.update([...marks.drawn.keys()].map(({ address }) => address));
  const badges = createBadges(overlay, marks, scores.scoreOf, () => placer.soon());
  const placer = createPlacer({
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
  const watch = createWatch(
    registry,
    slices,
    {
      changed(more) {
        // The extension was updated or removed. A newer script's first mark is a change too, so two never mark at once.
        if (!runtime()?.id) return stop();
        marks.dropStale(more);
        badges.dropStale();
        placer.changed();
      },
      found(mentions) {
        marks.found(mentions);
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
    const address = mark?.mention.address ?? null;
    clicked.point(address);
    parts.over(address, mark !== undefined && isOnCanvas(mark));
  };
  createHover(
    marks,
    {
      over,
      rest: ({ mark, box }) => parts.rest(mark.mention.address, placeOf(mark, box)),
      // The path of an event shows open roots that were attached without a trace.
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
  // What the menu names goes with its document.
  addEventListener('pagehide', ({ isTrusted }) => isTrusted && clicked.isPointed() && over(undefined), listen);
  addEventListener('wheel', moving.wheeled, listen);
  // Pictures and frames that arrive tell the document, not the window.
  document.addEventListener('load', placer.changed, listen);
  document.fonts.addEventListener('loadingdone', placer.changed, listen);
  // Once stopped, the slices take no notice.
  for (const ms of [1_000, 4_000]) setTimeout(watch.lookForRoots, ms);
  watch.watchRoot(document);

  /** Timers that still run do no harm then: no step runs, and what they may send the background answers by itself. */
  function stop(): void {
    gone.abort();
    watch.stop();
    placer.stop();
    overlay.remove();
  }
  let next = 0;
  return {
    /** The next visible address in turn, for the keyboard. */
    nextMark(): { address: string; place: Place } | null {
      const drawn = [...marks.drawn.values()];
      const mark = drawn[next++ % drawn.length];
      return mark ? { address: mark.mention.address, place: placeOf(mark) } : null;
    },
    recallClick: () => ({ click: clicked.recall() }),
    scoresChanged(): void {
      scores.refresh();
      askScores();
    },
    stop,
  };
}
export type Watching = ReturnType<typeof startWatching>;
