/** Opens *History*; resolves to the milliseconds until its first rows are painted. */
export function openHistory(_: null): Promise<number> {
  const begun = performance.now();
  return new Promise((resolve) => {
    const look = () => {
      if (document.querySelector('[data-testid="rows"] tbody tr') === null) return requestAnimationFrame(look);
      return setTimeout(() => resolve(performance.now() - begun));
    };
    document.querySelector<HTMLElement>('[data-testid="tab-history"]')?.click();
    requestAnimationFrame(look);
  });
}

/** Resolves to the milliseconds from the next key to the paint of the last change in the list; null if none changed. */
export function keystroke(_: null): Promise<number | null> {
  const rows = document.querySelector('[data-testid="rows"] table');
  return new Promise((resolve) => {
    document.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        let painted: number | null = null;
        const observer = new MutationObserver(() => {
          requestAnimationFrame(() => setTimeout(() => (painted = performance.now() - timeStamp)));
        });
        if (rows)
          observer.observe(rows, {
            subtree: true,
            childList: true,
            attributes: true,
            attributeFilter: ['aria-rowcount'],
          });
        setTimeout(() => {
          observer.disconnect();
          resolve(painted);
        }, 600);
      },
      { once: true, capture: true },
    );
  });
}
