/** Throttles `task`: runs it immediately, and once more after `ms` if it was called in between. */
export function throttle(ms: number, task: () => void): () => void {
  let isResting = false;
  let isWanted = false;
  return function call(): void {
    isWanted = isResting;
    if (isResting) return;
    isResting = true;
    task();
    setTimeout(() => {
      isResting = false;
      if (isWanted) call();
    }, ms);
  };
}
