/** No step of ours begins that would end after so much work in one task, in ms, if it took as long as the one before. */
const SLICE_MS = 5;

/**
 * Runs steps of a generator in idle slices, one queue after another. While the page is hidden nothing runs; what has
 * waited goes on when it is shown.
 */
export function createSlices(parts: { now: () => number; isHidden: () => boolean }) {
  const queue: Generator<void>[] = [];
  let waiting = false;

  function run(idle: IdleDeadline): void {
    waiting = false;
    let at = parts.now();
    const end = at + SLICE_MS;
    for (let step = 0; queue.length && !parts.isHidden() && at + step < end; ) {
      const [work] = queue;
      if (work?.next().done) queue.splice(queue.indexOf(work), 1);
      step = parts.now() - at;
      at += step;
    }
    wake(idle);
  }
  /** Idle time first; where the browser has none to give, at the latest after 40 ms. */
  function wake(idle?: IdleDeadline): void {
    if (waiting || !queue.length || parts.isHidden()) return;
    waiting = true;
    // The browser gives one idle callback a frame, however long it has nothing to do.
    if (idle && idle.timeRemaining() > SLICE_MS) setTimeout(() => run(idle));
    else requestIdleCallback(run, { timeout: 40 });
  }
  return {
    /** Puts work behind all other, or before it. */
    add(work: Generator<void>, isUrgent?: boolean): void {
      if (!queue.includes(work)) queue[isUrgent ? 'unshift' : 'push'](work);
      wake();
    },
    wake,
  };
}
export type Slices = ReturnType<typeof createSlices>;
