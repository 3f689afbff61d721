import { browser } from '#imports';

/** Key prefixes of `storage.session` items that may contain personal data. */
const PERSONAL_ITEMS = ['draft:', 'desk:', 'card:', 'menu:'] as const;

/** Erases drafts, menu titles, and contents of cards and desks. */
export async function erasePersonalItems(): Promise<void> {
  const all = Object.keys(await browser.storage.session.get(null));
  await browser.storage.session.remove(all.filter((key) => PERSONAL_ITEMS.some((start) => key.startsWith(start))));
}
