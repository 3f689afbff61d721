import type { BrowserContext, Locator } from '@playwright/test';
import { EXTENSION_ID } from '../../browser/chromium/extension.ts';
import { key, rightClick } from '../../browser/chromium/pointer.ts';

/** Right-clicks something in a page and chooses "Score this email address". */
export interface MenuClick {
  /** How it does so, in a sentence for the user. */
  how: string;
  /** `whileOpen` is called while the menu is open, if there is one to be seen. */
  score(target: Locator, whileOpen: () => Promise<void>): Promise<void>;
}

/** By mouse and keyboard of the X server, in the browser's own menu. */
export const nativeMenuClick: MenuClick = {
  how: 'Each right-click is a real one, on a virtual screen.',
  async score(target, whileOpen) {
    await rightClick(target);
    await whileOpen();
    // Our item is above the browser's "Inspect"; over plain text there is "View page source" in between.
    const isPlain = await target.evaluate((element) => !element.closest('a, input, textarea'));
    await key('Up', 'Up', ...(isPlain ? ['Up'] : []), 'Return');
  },
};

/** The event that the browser would send to the background, from the pages' API; it is in no type package. */
type Dispatch = { dispatch(info: object, tab: object): void };

/** Without a screen there is no menu: focus and caret are set at the target, and the background gets the click directly. */
export function dispatchedMenuClick(context: BrowserContext): MenuClick {
  return {
    how: 'No native menu opens here: menu clicks are handed to the background directly, and there are no pictures of it.',
    async score(target) {
      const [background] = context.serviceWorkers().filter((worker) => worker.url().includes(EXTENSION_ID));
      if (!background) throw new Error('The background of Sightline is not running');
      await target.page().bringToFront();
      const editable = await target.evaluate((element) => element.matches('input, textarea'));
      const linkUrl = await target.evaluate((element) => element.closest('a')?.href);
      // A click sets focus and caret as a right-click does, but would follow a link.
      await (linkUrl === undefined ? target.click() : target.hover());
      await background.evaluate(
        async (clicked) => {
          const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
          const onClicked = chrome.contextMenus.onClicked as unknown as Dispatch;
          if (tab) onClicked.dispatch({ menuItemId: 'score-here', frameId: 0, ...clicked }, tab);
        },
        { editable, ...(linkUrl === undefined ? {} : { linkUrl }) },
      );
    },
  };
}
