import type { Mention } from '@/utils/in-page/mention';
import type { Marks } from './marks';
import type { Slices } from './slices';
import { findVisible } from './visible';

/** A new search for what is visible at most this often, in ms; a person sees no difference below. */
const REFRESH_MS = 80;

/**
 * Decides when marks are placed: what is drawn follows every change in the same frame; what has become visible is
 * looked for a little later, in idle slices.
 */
export function createPlacer(parts: {
  marks: Marks;
  slices: Slices;
  mentions: () => Iterable<Mention>;
  /** After marks were drawn anew, with the layout still clean. */
  placed: () => void;
  /** After marks were moved. */
  followed: () => void;
}) {
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let searching = false;
  let again = false;

  function follow(): void {
    frame = 0;
    parts.marks.follow();
    parts.followed();
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
  const soon = (): void => {
    timer ??= setTimeout(refresh, REFRESH_MS);
  };

  return {
    /** Something moved or changed. */
    moved(): void {
      if (frame === 0 && parts.marks.drawn.size > 0) frame = requestAnimationFrame(follow);
      soon();
    },
    /** There may be more to show. */
    soon,
    stop(): void {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      parts.marks.clear();
    },
  };
}
export type Placer = ReturnType<typeof createPlacer>;
