/** Runs `task` at once, and for calls in the `ms` after that once more at their end. */
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
