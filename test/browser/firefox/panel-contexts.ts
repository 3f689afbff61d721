import type { Send } from './bidi.ts';
import { type BrowserElement, inChrome } from './chrome-scope.ts';

/** The name under which BiDi knows the open popup, and that of the open sidebar. */
export const POPUP_CONTEXT = 'popup';
export const SIDEBAR_CONTEXT = 'sidebar';

/**
 * Makes the popup and the sidebar of an extension contexts like any other: BiDi's registry lists tabs only. With that,
 * scripts, trusted input and pictures work in them as they do in a tab.
 */
export async function showPanelsToBidi(send: Send): Promise<void> {
  await inChrome(
    send,
    ({ ChromeUtils, document }, popup, sidebar) => {
      const { NavigableManager: registry } = ChromeUtils.importESModule(
        'chrome://remote/content/shared/NavigableManager.sys.mjs',
      );
      const { getBrowserById, getIdForBrowser } = registry;
      const find: Record<string, () => BrowserElement | null> = {
        // Not the one that loads in a hidden panel: another takes its place as soon as the popup shows.
        [popup]: () =>
          document.querySelector('panel:not(#webextension-remote-preload-panel) browser.webextension-popup-browser'),
        // A page of the browser surrounds that of the extension.
        [sidebar]: () =>
          document
            .querySelector<HTMLIFrameElement>('#sidebar')
            ?.contentDocument?.querySelector('#webext-panels-browser') ?? null,
      };
      registry.getBrowserById = (id) => find[id]?.() ?? (id in find ? null : getBrowserById.call(registry, id));
      registry.getIdForBrowser = (browser) =>
        Object.keys(find).find((name) => browser && find[name]?.() === browser) ??
        getIdForBrowser.call(registry, browser);
    },
    POPUP_CONTEXT,
    SIDEBAR_CONTEXT,
  );
}
