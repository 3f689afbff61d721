import type { Worker } from '@playwright/test';

/** Runs the listeners of the menu on the tab in front. In no type package: event objects can be dispatched from within. */
export function choose(background: Worker, info: object): Promise<void> {
  return background.evaluate(async (chosen) => {
    const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
    const { onClicked } = chrome.contextMenus;
    (onClicked as unknown as { dispatch: (info: object, tab: unknown) => void }).dispatch(chosen, tab);
  }, info);
}

/** As a click on *Score* over a mail link does, where our script watches no clicks. Works without a display. */
export const chooseScore = (background: Worker, email: string): Promise<void> =>
  choose(background, { menuItemId: 'score-here', linkUrl: `mailto:${email}`, editable: false, frameId: 0 });

/** As a click on *Score* over a selected address does, on every site. Works without a display. */
export const scoreSelected = (background: Worker, email: string): Promise<void> =>
  choose(background, { menuItemId: 'look-up-selection', selectionText: email, editable: false, frameId: 0 });
