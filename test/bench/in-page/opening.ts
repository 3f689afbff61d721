/** Milliseconds after the start of the navigation. */
export interface Opening {
  /** A field that takes keys is painted: the early one, or the desk's own. */
  firstField: number;
  /** The desk's address field is painted. */
  field: number;
  /** What the route shows below the field is painted. */
  content: number;
}

/** Runs before the page's scripts: notes as `opening` when the desk is painted. */
export function watchOpening(): void {
  const opening: Partial<Opening> = {};
  Object.assign(globalThis, { opening });
  const field = '[data-testid="email"]';
  const parts = {
    firstField: `#early-field input, ${field}`,
    field,
    content: 'main div[tabindex="-1"] > div :is(p, ul, button)',
  };
  const painted = new Set<string>();
  const look = () => {
    for (const [name, selector] of Object.entries(parts)) {
      if (painted.has(name) || document.querySelector(selector) === null) continue;
      painted.add(name);
      requestAnimationFrame(() => setTimeout(() => Object.assign(opening, { [name]: performance.now() })));
    }
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}
