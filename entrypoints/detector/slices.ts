/** After so much work a task of ours begins no further step, in ms: the biggest step takes as much again, and a frame still holds. */
const SLICE_MS = 3;

/**
 * Runs steps of a generator in idle slices, one queue after another. While the page is hidden nothing runs; what has
 * waited goes on when it is shown.
 */
export function createSlices(parts: { now: () => number; isHidden: () => boolean }) {
  const queue: Generator<void>[] = [];
  let waiting = false;

  function run(): void {
    waiting = false;
    if (parts.isHidden()) return;
    const end = parts.now() + SLICE_MS;
    while (queue.length > 0 && parts.now() < end) if (queue[0]?.next().done) queue.shift();
    wake();
  }
  /** Idle time first; where the browser has none to give, at the latest after 40 ms. */
  function wake(): void {
    if (waiting || queue.length === 0 || parts.isHidden()) return;
    waiting = true;
    requestIdleCallback(run, { timeout: 40 });
  }
  return {
    add(work: Generator<void>): void {
      if (!queue.includes(work)) queue.push(work);
      wake();
    },
    wake,
    clear(): void {
      queue.length = 0;
    },
  };
}
export type Slices = ReturnType<typeof createSlices>;
