// What `page.evaluate` and `worker.evaluate` run is run by the browser, where `chrome` exists.
declare const chrome: typeof import('wxt/browser').browser;
