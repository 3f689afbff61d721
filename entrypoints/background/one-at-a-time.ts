/** Runs a task after those that were given before it. A task that gives one of its own and awaits it waits for ever. */
export type InTurn = <T>(task: () => Promise<T>) => Promise<T>;

/** Runs tasks one after the other: two changes that read, change and write must not overlap, or one is lost. */
export function oneAtATime(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const next = last.then(task, task);
    last = next.catch(() => undefined);
    return next;
  };
}
