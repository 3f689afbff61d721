import type { Overlay } from '@/utils/in-page/overlay';
import type { Marks } from './marks';
import type { UpdateReason } from './moving-scrollers';
import type { Slices } from './slices';
import { createStationaryObserver } from './stationary-observer';

/**
 * A search for visible matches begins when the page has not changed for this long, in ms, but not later than `LATEST_MS`
 * after the first change. A slow search is followed by a pause of twice its duration: a page may change on each frame.
 */
const QUIET_MS = 50;
const LATEST_MS = 160;
/** While something scrolls there is no search: one takes several frames. It begins so long after the last scroll, in ms. */
const SCROLLED_MS = 100;
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

/** A change outweighs a scroll. */
const outweigh = (a: UpdateReason | null, b: UpdateReason): UpdateReason => (a === 'change' ? a : b);

/**
 * Schedules the pipeline. An update before paint is idle, dirty (due once) or following (due on every frame until all
 * is calm). A search waits until the page is quiet, runs in idle slices, and ends with an update.
 */
export function createScheduler(deps: {
  overlay: Overlay;
  marks: Marks;
  slices: Slices;
  /** Searches for the matches to mark, in steps. */
  search: (reason: UpdateReason) => Generator<void>;
  /** Updates what is drawn. Returns whether a mark moved. */
  update: (reason: UpdateReason) => boolean;
  /** Called after each search, when the new marks are drawn. */
  searched: () => void;
}) {
  const { marks, slices } = deps;
  const beforePaint = createBeforePaint(deps.overlay, update);
  const stationary = createStationaryObserver(marks, slices, () => requestUpdate('change'));
  let dirty: UpdateReason | null = null;
  let followingUntil = 0;
  let nextFrame = 0;
  /** A search is in the slices. */
  let isMeasuring = false;
  /** Why another search is due. */
  let unsearched: UpdateReason | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When the search is due at the latest, and when the next one may begin. */
  let latest = Number.POSITIVE_INFINITY;
  let earliest = 0;

  function update(): void {
    if (!dirty) return;
    const reason = dirty;
    const now = performance.now();
    dirty = null;
    if (deps.update(reason)) {
      followingUntil = now + CALM_MS;
      requestSearch('change');
    }
    cancelAnimationFrame(nextFrame);
    nextFrame = requestAnimationFrame(() => {
      if (now < followingUntil || hasJustBegun()) requestUpdate('change');
    });
  }
  /** Updates the marks before the next paint. */
  function requestUpdate(reason: UpdateReason): void {
    if (!marks.drawn.size) return;
    dirty = outweigh(dirty, performance.now() < followingUntil ? 'change' : reason);
    // If the page changes on each frame, no other request is needed.
    cancelAnimationFrame(nextFrame);
    // After a scroll little is measured, and asking before paint makes Chromium paint the document again.
    if (dirty === 'scroll') nextFrame = requestAnimationFrame(update);
    else beforePaint.ask();
  }

  function* runSearch(): Generator<void> {
    const reason = unsearched ?? 'change';
    const began = performance.now();
    unsearched = null;
    latest = Number.POSITIVE_INFINITY;
    try {
      yield* deps.search(reason);
    } finally {
      isMeasuring = false;
    }
    const ended = performance.now();
    // Waits for idle time count: what made them long goes on.
    earliest = ended + 2 * (ended - began);
    dirty = outweigh(dirty, reason);
    update();
    deps.searched();
    stationary.drawn();
    if (unsearched) requestSearch(unsearched);
  }
  /** @param waitMs the search begins so much later if nothing else is requested */
  function requestSearch(reason: UpdateReason, waitMs = reason === 'scroll' ? SCROLLED_MS : QUIET_MS): void {
    unsearched = outweigh(unsearched, reason);
    // The slices rest while the page is hidden.
    slices.wake();
    if (isMeasuring) return;
    const now = performance.now();
    if (reason === 'change') latest = Math.min(latest, now + LATEST_MS);
    const due = reason === 'change' ? Math.min(now + waitMs, latest) : now + waitMs;
    clearTimeout(timer);
    timer = setTimeout(() => {
      isMeasuring = true;
      slices.add(runSearch());
    }, Math.max(due, earliest) - now);
  }

  return {
    requestUpdate,
    requestSearch,
    /** Call when the document's scroller moved, or content moved or changed. */
    request(reason: UpdateReason): void {
      requestUpdate(reason);
      requestSearch(reason);
    },
    stop(): void {
      clearTimeout(timer);
      beforePaint.stop();
      stationary.stop();
    },
  };
}

/**
 * Nesting depth: deeper than what pages observe, since a shallow element that changes after a deeper one makes the
 * browser report an error. No `div`: positioned elements slow hit tests (215 instead of 125 µs).
 */
const DEPTH = 200;

/**
 * Calls back after the next layout and before its paint, even if requested in an animation frame. The layout is then
 * clean, so reading it costs the page nothing.
 */
function createBeforePaint(overlay: Overlay, act: () => void) {
  /** Changes in the callback, not per request: sixty requests in a frame would restore the same width. */
  let width = 1;
  const observer = new ResizeObserver(() => {
    width = (width % 60) + 1;
    act();
  });
  let deepest: HTMLElement | undefined;

  function nest(): HTMLElement {
    let at = overlay.draw('');
    for (let depth = 0; depth < DEPTH; depth++) at = at.appendChild(document.createElement('section'));
    // Limits layout to the changed element.
    at.style.contain = 'strict';
    at = at.appendChild(document.createElement('section'));
    observer.observe(at);
    return at;
  }
  return {
    ask(): void {
      deepest ??= nest();
      deepest.style.width = `${width}px`;
    },
    stop: () => observer.disconnect(),
  };
}
