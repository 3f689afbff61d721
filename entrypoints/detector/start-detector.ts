import { elementOf } from '@/utils/in-page/email-match';
import { createOverlay } from '@/utils/in-page/overlay';
import { runtime } from '@/utils/in-page/runtime';
import { setUserFocus } from '@/utils/in-page/user-focus';
import type { Rect } from '@/utils/messages/page-commands';
import { createBadges } from './badges';
import { createClickMemory, markRect } from './click-memory';
import { createDomWatcher } from './dom-watcher';
import { createGeometry } from './geometry';
import { createHover, type Rest } from './hover';
import { createKnownScores } from './known-scores';
import { watchLeftFocus } from './left-focus';
import { createListeners, listenToPage } from './listeners';
import { createMarkUpdates } from './mark-updates';
import { createMarks, type Mark } from './marks';
import { createMovingScrollers } from './moving-scrollers';
import { lineUnder, marksUnder, type Pointed } from './pointed';
import { createRegistry } from './registry';
import { createScheduler } from './scheduler';
import { searchForMarks } from './search-for-marks';
import { createSlices } from './slices';

/** Callbacks to the background; every answer concerns only addresses that the call names. */
interface DetectorDeps {
  /** Returns the known scores; dots if scores may not appear in pages. */
  knownScores: (emails: string[]) => Promise<Record<string, string>>;
  /** Reports the address under the pointer, for the title of the context menu; null after it leaves. */
  over: (address: string | null, onCanvas: boolean) => void;
  /** Requests the card at an address that the pointer rests on. */
  rest: (address: string, place: Rect) => void;
}

/**
 * Scores that arrive are drawn at this interval, in ms, and everything else with them. A page could time a redraw, so it
 * must not follow from a lookup.
 */
const REDRAW_MS = 2_000;

// A global lookup takes 2 µs in a Firefox content script.
const clock = performance;
const now = () => clock.now();

/**
 * Finds, marks and badges the addresses of one enabled frame until stopped. The page changes → the DOM watcher fills the
 * registry → the scheduler searches it for visible matches → their marks are updated → badges and scores follow.
 */
export function startDetector(deps: DetectorDeps) {
  const disposed = new AbortController();
  const listeners = createListeners(disposed.signal);
  const { listen } = listeners;
  const slices = createSlices({
    now,
    isHidden: () => disposed.signal.aborted || document.visibilityState === 'hidden',
  });
  const overlay = createOverlay();
  const registry = createRegistry();
  const scrollers = createMovingScrollers(
    () => scheduler.request('scroll'),
    () => scheduler.requestUpdate('change'),
    () => scheduler.requestSearch('change', 0),
  );
  const geometry = createGeometry(scrollers.hold);
  const marks = createMarks(overlay, registry);

  // 1. The page changes: changed texts are searched, and their matches are in the registry.
  const changed = () => scheduler.request('change');
  const watcher = createDomWatcher(
    registry,
    slices,
    {
      changed(more) {
        // The extension was updated or removed. A newer script's first mark also triggers this, so two scripts never
        // mark at once.
        if (!runtime()?.id) return stop();
        if (document.documentElement !== root) replaced();
        marks.dropStale(more);
        badges.dropStale();
        changed();
      },
      found(matches) {
        // The insertion is a change too: before the first search, so that it does not cause another.
        if (matches.length) overlay.insert();
        updates.add(matches);
        changed();
      },
      toggled({ target }) {
        overlay.opened(target);
        geometry.forgetStyles();
        changed();
      },
      scrolled: scrollers.scrolled,
    },
    now,
    { capture: true, passive: true, signal: disposed.signal },
  );
  listenToPage(changed, listen, disposed.signal);
  listen('pointerover', () => scheduler.requestUpdate('change'));
  listen('wheel', scrollers.wheeled);

  let root = document.documentElement;
  /** `document.open` has begun another document in this one: mail clients write each mail so. */
  function replaced(): void {
    root = document.documentElement;
    listeners.renew();
    watcher.watchRoot(document, true);
    clicked.forget();
    leave();
  }

  // 2. The scheduler: a search for the visible matches in idle slices, an update of their marks before paint.
  const updates = createMarkUpdates(overlay, registry, geometry, marks);
  const scheduler = createScheduler({
    overlay,
    marks,
    slices,
    search: (reason) => searchForMarks(registry, geometry, marks, reason),
    update(reason) {
      // A text searched again in a slice may have the mark of its previous match.
      marks.dropStale(false);
      const hasMoved = updates.update(reason);
      badges.dropStale();
      badges.follow();
      return hasMoved;
    },
    // New marks are drawn once, with what is known. The page brought them here, so it knows the moment anyway.
    searched() {
      void scores.update().then(() => slices.add(badges.update()));
    },
  });

  // 3. Badges beside the marks, with the known scores.
  const badges = createBadges(
    overlay,
    marks,
    (address) => scores.scoreOf(address),
    () => scheduler.requestSearch('change'),
  );
  const scores = createKnownScores({
    ask: deps.knownScores,
    now,
    visible: () => [...marks.drawn.keys()].map(({ address }) => address),
  });
  const redrawing = setInterval(() => {
    if (marks.drawn.size && document.visibilityState === 'visible') slices.add(badges.redraw());
  }, REDRAW_MS);

  // 4. The user: the address under the pointer, and the one last right-clicked.
  const under = (pointed: Pointed) => marksUnder(marks, geometry, pointed);
  const clicked = createClickMemory(under, registry, listen);
  const over = (mark: Mark | undefined) => {
    const address = mark?.match.address ?? null;
    clicked.point(address);
    deps.over(address, mark !== undefined && isOnCanvas(mark));
  };
  const isAsLeft = watchLeftFocus(listen);
  setUserFocus(() => ({ isAsLeft: isAsLeft(), pointed: clicked.pointed() }));
  const leave = () => clicked.pointed() !== null && over(undefined);
  const onOurs = (pointed: Pointed): Rest | undefined => {
    for (const mark of under(pointed)) {
      const box = lineUnder(mark, pointed);
      if (box) return { mark, box };
    }
    const mark = badges.at(pointed.x, pointed.y);
    const isCovered = mark && geometry.covers.isOver(pointed.hit, elementOf(mark.match), pointed.x, pointed.y);
    return mark && !isCovered ? { mark, box: mark.boxes.at(-1) } : undefined;
  };
  createHover(
    marks,
    {
      onOurs,
      under: (pointed) => under(pointed)[0],
      over,
      rest: ({ mark, box }) => deps.rest(mark.match.address, markRect(mark, box)),
      // Event paths reveal open roots that were attached without an observable change.
      seen: (event) => {
        clicked.see(event);
        for (const at of event.composedPath()) if (at instanceof ShadowRoot) watcher.watchRoot(at);
      },
    },
    listen,
  );

  // The address in the menu title leaves with its document.
  listen('pagehide', ({ isTrusted }) => isTrusted && leave());

  watcher.watchRoot(document);
  // Stopped slices ignore these calls.
  for (const ms of [1_000, 4_000]) setTimeout(watcher.lookForRoots, ms);

  /** Remaining timers are harmless after this: no step runs, and the background handles anything they send. */
  function stop(): void {
    disposed.abort();
    setUserFocus(undefined);
    clearInterval(redrawing);
    watcher.stop();
    scheduler.stop();
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
      void scores.update();
    },
    stop,
  };
}
export type Detector = ReturnType<typeof startDetector>;

/** Returns whether a canvas is under a mark, as in a document viewer with text over a drawing. */
function isOnCanvas({ boxes: [box] }: Mark): boolean {
  // A hit test costs up to 24 ms in a big page; pages without a canvas skip it.
  if (!box || document.getElementsByTagName('canvas').length === 0) return false;
  const under = document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return under.some((element) => element.localName === 'canvas');
}
