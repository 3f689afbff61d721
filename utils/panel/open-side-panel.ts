import { browser } from '#imports';

/** The two ways of browsers; neither has the other's. */
interface Panels {
  sidePanel?: { open?: (place: { tabId: number } | { windowId: number }) => Promise<void> };
  sidebarAction?: { open?: () => Promise<void> };
}

/**
 * Opens the side panel (Chromium) or the sidebar (Firefox). Browsers allow it only while they handle a person's click,
 * so call it before anything is awaited.
 * @returns false where the browser refuses or has no such place; then show the result in a tab
 */
export function openSidePanel(place: { tabId: number } | { windowId: number }): Promise<boolean> {
  // WXT's types know Chromium alone, and there too the interface may be missing.
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
