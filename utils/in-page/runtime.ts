import type { browser as Api } from '#imports';

type Runtime = typeof Api.runtime;

interface Globals {
  browser?: { runtime?: Runtime };
  chrome?: { runtime?: Runtime };
}

/**
 * The browser's own `runtime`: all that this script needs of it is promised in both browsers, so the polyfill (2.8 kB
 * compressed of a budget of 12) stays out. Undefined once the extension was updated or removed under a running script.
 */
export function runtime(): Runtime | undefined {
  const { browser, chrome } = globalThis as Globals;
  return browser?.runtime ?? chrome?.runtime;
}
