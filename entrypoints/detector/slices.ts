/**
 * Time budget per task, in ms: a step starts only if it would end in time when it takes as long as the previous one.
 */
const SLICE_MS = 5;

/**
 * Runs generators in idle slices, one queue item after another. Pauses while the page is hidden and resumes when it is
 * shown.
 */
export function createSlices(deps: { now: () => number; isHidden: () => boolean }) {
  const queue: Generator<void>[] = [];
  let waiting = false;

  function run(idle: IdleDeadline): void {
    waiting = false;
    let at = deps.now();
    const end = at + SLICE_MS;
    for (let step = 0; queue.length && !deps.isHidden() && at + step < end; ) {
      const [work] = queue;
      if (work?.next().done) queue.splice(queue.indexOf(work), 1);
      step = deps.now() - at;
      at += step;
    }
    wake(idle);
  }
  /** Prefers idle time; runs after 40 ms at the latest if the browser has none. */
  function wake(idle?: IdleDeadline): void {
    if (waiting || !queue.length || deps.isHidden()) return;
    waiting = true;
    // Browsers run one idle callback per frame, however long they are idle.
    if (idle && idle.timeRemaining() > SLICE_MS) setTimeout(() => run(idle));
    else requestIdleCallback(run, { timeout: 40 });
  }
  return {
    /** Adds work to the end of the queue, or to its start if urgent. */
    add(work: Generator<void>, isUrgent?: boolean): void {
      if (!queue.includes(work)) queue[isUrgent ? 'unshift' : 'push'](work);
      wake();
    },
    wake,
  };
}
export type Slices = ReturnType<typeof createSlices>;
