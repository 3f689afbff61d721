import type { Worker } from '@playwright/test';

/** Runs the listeners of the menu on the tab in front, as a click on *Score* over a mail link does. Works without a display. */
export function chooseScore(background: Worker, email: string): Promise<void> {
  return background.evaluate(async (linkUrl) => {
    const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
    const { onClicked } = chrome.contextMenus;
    // In no type package: Chromium's event objects can be dispatched from within.
    (onClicked as unknown as { dispatch: (info: object, tab: unknown) => void }).dispatch(
      { menuItemId: 'score-here', linkUrl, editable: false, frameId: 0 },
      tab,
    );
  }, `mailto:${email}`);
}
