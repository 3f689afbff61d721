import { browser } from '#imports';

/** Side panel APIs; each browser has only one of the two. */
interface Panels {
  sidePanel?: { open?: (place: { tabId: number } | { windowId: number }) => Promise<void> };
  sidebarAction?: { open?: () => Promise<void> };
}

/**
 * Opens the side panel (Chromium) or sidebar (Firefox). Call it before any await: browsers allow it only while handling
 * a click.
 * @returns false if the browser refuses or lacks it; then use a tab
 */
export function openSidePanel(place: { tabId: number } | { windowId: number }): Promise<boolean> {
  // WXT's types only know Chromium, where the API may be missing too.
  const { sidePanel, sidebarAction } = browser as unknown as Panels;
  try {
    const opening = sidePanel?.open ? sidePanel.open(place) : sidebarAction?.open?.();
    return (
      opening?.then(
        () => true,
        () => false,
      ) ?? Promise.resolve(false)
    );
  } catch {
    return Promise.resolve(false);
  }
}
