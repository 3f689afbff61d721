/** What is painted after *save and next*, in milliseconds after the key. */
export interface NextResult {
  heading: number;
  hits: number;
  /** The bar to decide is there, and a key of a hit decides. */
  decidable: number;
}

/** Resolves once Enter has led to the next result, and it is painted. Rejects after 15 s. */
export function nextResult(_: null): Promise<NextResult> {
  const article = () => document.querySelector('article[data-testid="lookup"]');
  const title = () => article()?.querySelector('h2')?.textContent ?? '';
  const signs: Record<keyof NextResult, string> = {
    heading: 'h2',
    hits: '[data-index="0"]',
    decidable: '[data-testid="decision"]',
  };
  return new Promise((resolve, reject) => {
    const onKey = ({ key, timeStamp }: KeyboardEvent) => {
      if (key !== 'Enter') return;
      document.removeEventListener('keydown', onKey, { capture: true });
      const before = title();
      const seen: Partial<NextResult> = {};
      const asked = new Set<string>();
      const late = setTimeout(() => reject(new Error(`no next result after ${before}`)), 15_000);
      const observer = new MutationObserver(() => {
        if (title() === '' || title() === before) return;
        for (const [part, sign] of Object.entries(signs) as [keyof NextResult, string][]) {
          if (asked.has(part) || !article()?.querySelector(sign)) continue;
          asked.add(part);
          requestAnimationFrame(() =>
            setTimeout(() => {
              seen[part] = performance.now() - timeStamp;
              const { heading, hits, decidable } = seen;
              if (heading === undefined || hits === undefined || decidable === undefined) return;
              observer.disconnect();
              clearTimeout(late);
              resolve({ heading, hits, decidable });
            }),
          );
        }
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    };
    document.addEventListener('keydown', onKey, { capture: true });
  });
}
