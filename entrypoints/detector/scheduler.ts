import type { Overlay } from '@/utils/in-page/overlay';
import { createBeforePaint } from './before-paint';
import type { Marks } from './marks';
import type { UpdateReason } from './moving-scrollers';
import type { Slices } from './slices';
import { createStationaryObserver } from './stationary-observer';

/**
 * Minimum interval between searches for visible matches, in ms; users see no difference below. A slow search is
 * followed by a pause of twice its duration: a page may change on each frame.
 */
const SEARCH_MS = 40;
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
 * is calm). A search in idle slices is idle, waiting or measuring, and ends with an update.
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
  let search: 'idle' | 'waiting' | 'measuring' = 'idle';
  /** Why another search is due. */
  let unsearched: UpdateReason | null = null;
  /** Duration of the last search, in ms, including waits for idle time. */
  let took = 0;

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
    search = 'measuring';
    try {
      yield* deps.search(reason);
    } finally {
      search = 'idle';
    }
    took = performance.now() - began;
    dirty = outweigh(dirty, reason);
    update();
    deps.searched();
    stationary.drawn();
    if (unsearched) requestSearch(unsearched);
  }
  /** Searches for visible matches soon. */
  function requestSearch(reason: UpdateReason): void {
    unsearched = outweigh(unsearched, reason);
    // The slices rest while the page is hidden.
    slices.wake();
    if (search !== 'idle') return;
    search = 'waiting';
    setTimeout(() => slices.add(runSearch()), Math.max(SEARCH_MS, took * 2));
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
      beforePaint.stop();
      stationary.stop();
    },
  };
}
