/** Runs a task after all earlier ones. A task that awaits a nested call never resolves. */
export type RunExclusive = <T>(task: () => Promise<T>) => Promise<T>;

/** Creates a mutex. Overlapping read-change-write sequences would lose one of the changes. */
export function createMutex(): RunExclusive {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const next = last.then(task, task);
    last = next.catch(() => undefined);
    return next;
  };
}
