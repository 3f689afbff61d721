import { setTimeout as sleep } from 'node:timers/promises';
import { inChrome } from './chrome-scope.ts';
import { EXTENSION_ID } from './extension.ts';
import type { Firefox } from './launch.ts';
import { POPUP_CONTEXT } from './popup-context.ts';
import { Surface } from './surface.ts';

/** Opens the popup at the toolbar button. */
export async function openPopup(firefox: Firefox): Promise<Surface> {
  await inChrome(
    firefox.send,
    ({ WebExtensionPolicy, window }, id) => {
      const extension = WebExtensionPolicy.getByID(id)?.extension;
      extension?.apiManager.global.browserActionFor(extension).openPopup(window, true);
    },
    EXTENSION_ID,
  );
  return waitForPopup(firefox);
}

/** The popup that something else opens. */
export async function waitForPopup({ send }: Firefox): Promise<Surface> {
  const popup = new Surface(send, POPUP_CONTEXT);
  for (let tries = 0; (await popup.text()) === ''; tries++) {
    if (tries > 100) throw new Error('no popup opened');
    await sleep(50);
  }
  return popup;
}

/** Closes the popup, as a click elsewhere would. */
export async function closePopup({ send }: Firefox): Promise<void> {
  await inChrome(send, ({ document }) => {
    const panel = document.querySelector<Element & { hidePopup(): void }>(
      'panel:has(browser.webextension-popup-browser)',
    );
    panel?.hidePopup();
  });
}
