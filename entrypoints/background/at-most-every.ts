/** Throttles `task`: runs it immediately, and once more after `ms` if it was called in between. */
export function atMostEvery(ms: number, task: () => void): () => void {
  let resting = false;
  let wanted = false;
  return function call(): void {
    wanted = resting;
    if (resting) return;
    resting = true;
    task();
    setTimeout(() => {
      resting = false;
      if (wanted) call();
    }, ms);
  };
}
