/** One callback of the measured code that the browser ran, with its time in ms. */
export interface Task {
  kind: 'idle' | 'frame' | 'timer' | 'mutations';
  ms: number;
}

/**
 * Notes every task of the code of this world from now on: whatever it does later, it does in one of these callbacks.
 * The page's own callbacks run in another world with functions of its own.
 */
export function noteTasks(): Task[] {
  const tasks: Task[] = [];
  const timed =
    <Args extends unknown[]>(kind: Task['kind'], run: (...args: Args) => void) =>
    (...args: Args): void => {
      const from = performance.now();
      run(...args);
      tasks.push({ kind, ms: performance.now() - from });
    };
  const world = globalThis;
  const { requestIdleCallback: idle, requestAnimationFrame: frame, setTimeout: timer, MutationObserver: Real } = world;
  Object.assign(world, {
    requestIdleCallback: (run: IdleRequestCallback, options?: IdleRequestOptions) =>
      idle.call(window, timed('idle', run), options),
    requestAnimationFrame: (run: FrameRequestCallback) => frame.call(window, timed('frame', run)),
    setTimeout: (run: () => void, ms?: number) => timer.call(window, timed('timer', run), ms),
    // A function that returns an object can be called with `new`; Firefox's sandboxes refuse to extend the class.
    MutationObserver: function TimedObserver(run: MutationCallback) {
      return new Real(timed('mutations', run));
    },
  });
  return tasks;
}
