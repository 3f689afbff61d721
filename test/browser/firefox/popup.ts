import { until } from '../until.ts';
import { inChrome } from './chrome-scope.ts';
import { EXTENSION_ID } from './extension.ts';
import type { Firefox } from './launch.ts';
import { POPUP_CONTEXT } from './panel-contexts.ts';
import { Surface } from './surface.ts';

/** Opens the popup by the toolbar button. */
export async function openPopup(firefox: Firefox): Promise<Surface> {
  await inChrome(
    firefox.send,
    async ({ WebExtensionPolicy, window }, id) => {
      const extension = WebExtensionPolicy.getByID(id)?.extension;
      await extension?.apiManager.global.browserActionFor(extension).openPopup(window, true);
    },
    EXTENSION_ID,
  );
  return waitForPopup(firefox);
}

/** The popup that something else opens. */
export async function waitForPopup({ send }: Firefox): Promise<Surface> {
  const popup = new Surface(send, POPUP_CONTEXT);
  await until(() => popup.text(), 'no popup opened');
  return popup;
}

/** Closes the popup, as a click elsewhere would, and waits until it is gone. */
export async function closePopup({ send }: Firefox): Promise<void> {
  await inChrome(send, async ({ document }) => {
    const popup = 'browser.webextension-popup-browser';
    document.querySelector<Element & { hidePopup(): void }>(`panel:has(${popup})`)?.hidePopup();
    for (let tries = 0; document.querySelector(popup) && tries < 300; tries++) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
}
