import type { Send } from './bidi.ts';
import { type BrowserElement, inChrome } from './chrome-scope.ts';

/** The name under which BiDi knows the open popup. */
export const POPUP_CONTEXT = 'popup';

/**
 * Makes the popup of an extension a context like any other: BiDi's registry lists tabs only. With that, scripts, trusted
 * input and pictures work in it as they do in a tab.
 */
export async function showPopupsToBidi(send: Send): Promise<void> {
  await inChrome(
    send,
    ({ ChromeUtils, document }, name) => {
      const { NavigableManager: registry } = ChromeUtils.importESModule(
        'chrome://remote/content/shared/NavigableManager.sys.mjs',
      );
      const { getBrowserById, getIdForBrowser } = registry;
      // Not the one that loads in a hidden panel: another takes its place as soon as the popup shows.
      const selector = 'panel:not(#webextension-remote-preload-panel) browser.webextension-popup-browser';
      registry.getBrowserById = (id) =>
        id === name ? document.querySelector<BrowserElement>(selector) : getBrowserById.call(registry, id);
      registry.getIdForBrowser = (browser) =>
        browser?.matches?.(selector) ? name : getIdForBrowser.call(registry, browser);
    },
    POPUP_CONTEXT,
  );
}
