import type { Overlay } from '@/utils/in-page/overlay';
import { createAtRest } from './at-rest';
import { createBeforePaint } from './before-paint';
import type { Marks } from './marks';
import type { Registry } from './registry';
import type { Slices } from './slices';
import { findVisible } from './visible';

/**
 * A new search for what is visible at most this often, in ms; a person sees no difference below. Where one takes longer
 * than half of that, it rests for twice as long as it took: a page that changes on each frame is searched all the time.
 */
const REFRESH_MS = 40;
/** What moves by itself, such as a drawer that slides, is followed until nothing has moved for this long, in ms. */
const CALM_MS = 300;

/**
 * Whether an animation may be about to move something: a script's begins without an event. Asked when the page has come to
 * rest: Firefox walks the whole document for the answer, 0.6 ms for 10 000 texts and 9 ms for 100 000.
 */
const hasJustBegun = (): boolean =>
  document
    .getAnimations()
    .some(({ playState, currentTime }) => playState === 'running' && Number(currentTime ?? CALM_MS) < CALM_MS);

/**
 * Decides when marks are placed: what is drawn follows every change in the same frame; what has become visible is
 * looked for a little later, in idle slices.
 */
export function createPlacer(parts: {
  overlay: Overlay;
  marks: Marks;
  slices: Slices;
  registry: Registry;
  /** After marks were drawn anew. */
  placed: () => void;
  /** After marks were moved. */
  followed: () => void;
}) {
  const beforePaint = createBeforePaint(parts.overlay, follow);
  const atRest = createAtRest(parts.marks, parts.slices, moved);
  let frame = 0;
  let busyUntil = 0;
  let waits = false;
  let searching = false;
  /** How long the last search took, in ms, with the waits for idle time. */
  let took = 0;
  /** Whether anything may have moved or come since the search for what is visible began. */
  let stale = false;

  function follow(): void {
    const now = performance.now();
    // A text that was searched again in a slice may have the mark of its former mention.
    parts.marks.dropStale(false);
    if (parts.marks.follow()) {
      busyUntil = now + CALM_MS;
      soon();
    }
    parts.followed();
    frame = requestAnimationFrame(now < busyUntil ? beforePaint.ask : whenCalm);
  }
  function whenCalm(): void {
    if (hasJustBegun()) beforePaint.ask();
  }

  function refresh(): void {
    waits = false;
    if (searching) {
      stale = true;
      // In a page that was hidden it has waited.
      parts.slices.wake();
      return;
    }
    searching = true;
    parts.slices.add(search());
  }
  function* search(): Generator<void> {
    stale = false;
    const began = performance.now();
    for (const mark of parts.marks.drawn.values()) mark.isNew = false;
    try {
      yield* parts.marks.show(yield* findVisible(parts.registry));
    } finally {
      searching = false;
    }
    took = performance.now() - began;
    parts.placed();
    atRest.drawn();
    if (stale) soon();
    // Measured over several tasks: what an animation by script has moved meanwhile tells nobody.
    moved();
  }
  function soon(): void {
    waits = waits || Boolean(setTimeout(refresh, Math.max(REFRESH_MS, took * 2)));
  }
  /** Whatever may have moved what is drawn. */
  function moved(): void {
    stale = true;
    if (!parts.marks.drawn.size) return;
    // Where the page changes on each frame, nothing else needs to be asked for.
    cancelAnimationFrame(frame);
    beforePaint.ask();
  }

  /** Something moved or changed. */
  function changed(): void {
    moved();
    soon();
  }

  return {
    moved,
    changed,
    /** There may be more to show. */
    soon,
    stop(): void {
      beforePaint.stop();
      atRest.stop();
    },
  };
}
