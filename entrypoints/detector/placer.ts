import type { Mention } from '@/utils/in-page/mention';
import type { Overlay } from '@/utils/in-page/overlay';
import { createBeforePaint } from './before-paint';
import type { Marks } from './marks';
import type { Slices } from './slices';
import { findVisible } from './visible';

/** A new search for what is visible at most this often, in ms; a person sees no difference below. */
const REFRESH_MS = 40;
/** What moves by itself, such as a drawer that slides, is followed until nothing has moved for this long, in ms. */
const CALM_MS = 300;

/**
 * Decides when marks are placed: what is drawn follows every change in the same frame; what has become visible is
 * looked for a little later, in idle slices.
 */
export function createPlacer(parts: {
  overlay: Overlay;
  marks: Marks;
  slices: Slices;
  mentions: () => Iterable<Mention>;
  /** After marks were drawn anew, with the layout still clean. */
  placed: () => void;
  /** After marks were moved. */
  followed: () => void;
}) {
  const beforePaint = createBeforePaint(parts.overlay, follow);
  let frame = 0;
  let busyUntil = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let searching = false;
  let again = false;

  function follow(): void {
    const now = performance.now();
    if (parts.marks.follow()) {
      busyUntil = now + CALM_MS;
      soon();
    }
    parts.followed();
    if (now < busyUntil) frame = requestAnimationFrame(beforePaint.ask);
  }

  function refresh(): void {
    timer = undefined;
    if (searching) {
      again = true;
      return;
    }
    searching = true;
    parts.slices.add(
      findVisible(parts.mentions(), (visible) => {
        searching = false;
        parts.marks.show(visible);
        parts.placed();
        if (again) {
          again = false;
          soon();
        }
      }),
    );
  }
  function soon(): void {
    timer ??= setTimeout(refresh, REFRESH_MS);
  }
  /** Whatever may have moved what is drawn. */
  function moved(): void {
    if (parts.marks.drawn.size > 0) beforePaint.ask();
  }

  return {
    moved,
    /** Something moved or changed. */
    changed(): void {
      moved();
      soon();
    },
    /** Something has begun to move by itself. */
    moving(): void {
      busyUntil = performance.now() + CALM_MS;
      moved();
    },
    /** There may be more to show. */
    soon,
    stop(): void {
      beforePaint.stop();
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    },
  };
}
export type Placer = ReturnType<typeof createPlacer>;
