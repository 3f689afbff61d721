import { browser } from '#imports';

/** Items of `storage.session` whose values may name or show somebody, by the beginning of their names. */
export const PERSONAL_ITEMS = ['draft:', 'popup:', 'card:', 'panel:', 'menu:'] as const;

/** Forgets what was typed, what cards and the side panel show, and what the popup is to open with. */
export async function forgetPersonalItems(): Promise<void> {
  const all = Object.keys(await browser.storage.session.get(null));
  await browser.storage.session.remove(all.filter((key) => PERSONAL_ITEMS.some((start) => key.startsWith(start))));
}
