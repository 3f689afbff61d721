import type { browser as Api } from '#imports';

type Runtime = typeof Api.runtime;

interface Globals {
  browser?: { runtime?: Runtime };
  chrome?: { runtime?: Runtime };
}

/**
 * Returns the browser's own `runtime`; both browsers support all that page scripts need, so the polyfill (2.8 kB
 * compressed) is omitted. Undefined after the extension is updated or removed.
 */
export function runtime(): Runtime | undefined {
  const { browser, chrome } = globalThis as Globals;
  return browser?.runtime ?? chrome?.runtime;
}
