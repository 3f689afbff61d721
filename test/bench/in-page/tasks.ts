/** One callback of the measured code that the browser ran, with its time in ms. */
export interface Task {
  kind: 'idle' | 'frame' | 'timer' | 'layout' | 'mutations';
  ms: number;
}

/** A callback's promises continue in separate turns right after it; waits for this many. */
const TURNS = 12;

/**
 * Notes every task of the code of this world from now on: whatever it does later, it does in one of these callbacks or in
 * what follows from their promises. The page's own callbacks run in another world with its own functions.
 */
export function noteTasks(): Task[] {
  const tasks: Task[] = [];
  async function noteEnd(kind: Task['kind'], from: number): Promise<void> {
    const task: Task = { kind, ms: performance.now() - from };
    tasks.push(task);
    for (let turn = 0; turn < TURNS; turn++) await undefined;
    task.ms = performance.now() - from;
  }
  const timed =
    <Args extends unknown[]>(kind: Task['kind'], run: (...args: Args) => void) =>
    (...args: Args): void => {
      const from = performance.now();
      run(...args);
      void noteEnd(kind, from);
    };
  const world = globalThis;
  const { requestIdleCallback: idle, requestAnimationFrame: frame, setTimeout: timer } = world;
  const { MutationObserver: RealMutations, ResizeObserver: RealResize } = world;
  Object.assign(world, {
    requestIdleCallback: (run: IdleRequestCallback, options?: IdleRequestOptions) =>
      idle.call(window, timed('idle', run), options),
    requestAnimationFrame: (run: FrameRequestCallback) => frame.call(window, timed('frame', run)),
    setTimeout: (run: () => void, ms?: number) => timer.call(window, timed('timer', run), ms),
    // A function that returns an object can be called with `new`; Firefox's sandboxes refuse to extend the class.
    MutationObserver: function TimedObserver(run: MutationCallback) {
      return new RealMutations(timed('mutations', run));
    },
    ResizeObserver: function TimedObserver(run: ResizeObserverCallback) {
      return new RealResize(timed('layout', run));
    },
  });
  return tasks;
}
