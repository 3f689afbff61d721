/** The items of our context menu. */
export type MenuItem = 'score-here' | 'look-up-selection' | 'open-panel';

const TO_PANEL = ' to-panel';

/**
 * Returns the id of an item. It says whether the result opens in the side panel, because the panel must open before the
 * background can read settings, and the click event carries the id (docs/decisions/028).
 */
export const menuId = (item: MenuItem, isToPanel: boolean): string => (isToPanel ? item + TO_PANEL : item);

/** Reads the id of a clicked item. */
export function readMenuId(id: string | number): { item: string; isToPanel: boolean } {
  const text = String(id);
  return { item: text.replace(TO_PANEL, ''), isToPanel: text.endsWith(TO_PANEL) };
}
