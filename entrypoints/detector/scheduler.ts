import type { Overlay } from '@/utils/in-page/overlay';
import { createBeforePaint } from './before-paint';
import { findVisible } from './find-visible';
import type { Marks } from './marks';
import type { Registry } from './registry';
import type { Slices } from './slices';
import { createStationaryObserver } from './stationary-observer';

/**
 * Minimum interval between searches for visible matches, in ms; users see no difference below. A slow search is
 * followed by a pause of twice its duration: a page may change on each frame.
 */
const REFRESH_MS = 40;
/** Animated content, such as a sliding drawer, is followed until nothing has moved for this long, in ms. */
const CALM_MS = 300;

/**
 * Returns whether a new animation may move content: one started by script emits no event. Check only when stationary:
 * Firefox walks the whole document, 9 ms for 100 000 texts.
 */
const hasJustBegun = (): boolean =>
  document
    .getAnimations()
    .some(({ playState, currentTime }) => playState === 'running' && Number(currentTime ?? CALM_MS) < CALM_MS);

/**
 * Schedules the placing of marks: drawn marks follow every change in the same frame; newly visible matches are found
 * slightly later, in idle slices.
 */
export function createScheduler(deps: {
  overlay: Overlay;
  marks: Marks;
  slices: Slices;
  registry: Registry;
  /** Called after marks are drawn again. */
  placed: () => void;
  /** Called after marks are moved. */
  followed: () => void;
}) {
  const beforePaint = createBeforePaint(deps.overlay, follow);
  const atRest = createStationaryObserver(deps.marks, deps.slices, moved);
  let frame = 0;
  let busyUntil = 0;
  let waits = false;
  let searching = false;
  /** Duration of the last search, in ms, including waits for idle time. */
  let took = 0;
  /** Whether content may have moved or appeared since the search began. */
  let stale = false;

  function follow(): void {
    const now = performance.now();
    // A text searched again in a slice may have the mark of its previous match.
    deps.marks.dropStale(false);
    if (deps.marks.follow()) {
      busyUntil = now + CALM_MS;
      soon();
    }
    deps.followed();
    frame = requestAnimationFrame(now < busyUntil ? beforePaint.ask : whenCalm);
  }
  function whenCalm(): void {
    if (hasJustBegun()) beforePaint.ask();
  }

  function refresh(): void {
    waits = false;
    if (searching) {
      stale = true;
      // The search waits while a page is hidden.
      deps.slices.wake();
      return;
    }
    searching = true;
    deps.slices.add(search());
  }
  function* search(): Generator<void> {
    stale = false;
    const began = performance.now();
    for (const mark of deps.marks.drawn.values()) mark.isNew = false;
    try {
      yield* deps.marks.show(yield* findVisible(deps.registry));
    } finally {
      searching = false;
    }
    took = performance.now() - began;
    deps.placed();
    atRest.drawn();
    if (stale) soon();
    // Measured over several tasks; script animations in between emit no event.
    moved();
  }
  function soon(): void {
    waits = waits || Boolean(setTimeout(refresh, Math.max(REFRESH_MS, took * 2)));
  }
  /** Call when drawn marks may have moved. */
  function moved(): void {
    stale = true;
    if (!deps.marks.drawn.size) return;
    // If the page changes on each frame, no other request is needed.
    cancelAnimationFrame(frame);
    beforePaint.ask();
  }

  /** Call when content moved or changed. */
  function changed(): void {
    moved();
    soon();
  }

  return {
    moved,
    changed,
    /** Call when more matches may be visible. */
    soon,
    stop(): void {
      beforePaint.stop();
      atRest.stop();
    },
  };
}
